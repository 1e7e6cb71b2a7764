import type { ClassTable, HostObject, Property } from '../objects/host-object';
import type { QueryInfo } from './protocol';

/** 型の表を、型の名前を忘れた形で見るもの。 */
export type AnyTable = ClassTable<unknown>;

/** 問い合わせに要る、オブジェクトの見方。 */
export interface QueryContext {
  tableOf(object: HostObject): AnyTable;
  identify(object: HostObject): Record<string, unknown>;
  missing(object: HostObject, member: string): never;
}

/** 大文字小文字を問わずに表の名前を探す。`load()` の名前は書かれたまま届く。 */
export function keyIn(table: Readonly<Record<string, unknown>>, name: string): string | null {
  if (Object.hasOwn(table, name)) return name;
  const wanted = name.toLowerCase();
  return Object.keys(table).find((key) => key.toLowerCase() === wanted) ?? null;
}

const camel = (key: string): string =>
  key.startsWith('_') ? key : key.charAt(0).toLowerCase() + key.slice(1);

/** 問い合わせに答える。`isJson` は `retrieve` で、名前が camelCase になる。 */
export function queryObject(
  context: QueryContext,
  object: HostObject,
  query: QueryInfo,
  isJson: boolean,
): unknown {
  const table = context.tableOf(object);
  if (!table.items) return selectFrom(context, object, query, isJson);
  const first = query.Skip ?? 0;
  const all = table.items(object.target);
  const items = all.slice(first, query.Top === undefined ? undefined : first + query.Top);
  const answers = items.map((item, i) => ({
    ...selectFrom(context, item, itemQuery(query), isJson),
    _Index: first + i,
  }));
  return { ...ownScalars(table, object, query, isJson), [isJson ? 'items' : '_Items']: answers };
}

// The client has already cut "items/"; scalars of the collection itself are answered beside the items.
const itemQuery = (query: QueryInfo): QueryInfo => ({
  ...query,
  Select: (query.Select ?? []).map((name) => name.replace(/^items\//i, '')),
});

function ownScalars(
  table: AnyTable,
  object: HostObject,
  query: QueryInfo,
  isJson: boolean,
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const name of query.Select ?? []) {
    const key = keyIn(table.props, name);
    const property = key === null ? undefined : table.props[key];
    if (key !== null && property) answer[isJson ? camel(key) : key] = property.get(object.target);
  }
  return answer;
}

function selectFrom(
  context: QueryContext,
  object: HostObject,
  query: QueryInfo,
  isJson: boolean,
): Record<string, unknown> {
  const table = context.tableOf(object);
  const name = isJson ? camel : (key: string): string => key;
  const answer: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(context.identify(object))) answer[name(key)] = value;
  const wanted = [
    ...(query.Select?.length ? query.Select : ['*']),
    ...(query.Expand ?? []).map((e) => `${e}/*`),
  ];
  const children = new Map<string, string[]>();
  for (const path of wanted) {
    const [head = '', ...rest] = path.split(/[/.]/);
    if (head === '*') {
      Object.assign(answer, allScalars(table.props, object, name));
      continue;
    }
    const propertyKey = keyIn(table.props, head);
    const childKey = keyIn(table.nav, head);
    const property = propertyKey === null ? undefined : table.props[propertyKey];
    if (propertyKey !== null && property && rest.length === 0)
      answer[name(propertyKey)] = property.get(object.target);
    else if (childKey !== null) {
      children.set(childKey, [...(children.get(childKey) ?? []), rest.join('/') || '*']);
    } else if (head.toLowerCase() !== 'isnullobject') context.missing(object, head);
  }
  for (const [key, select] of children) {
    const child = table.nav[key]?.(object.target) ?? null;
    answer[name(key)] = child && queryObject(context, child, { Select: select }, isJson);
  }
  return answer;
}

function allScalars(
  props: Readonly<Record<string, Property<unknown>>>,
  object: HostObject,
  name: (key: string) => string,
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(props)) {
    if (!property.isHidden) answer[name(key)] = property.get(object.target);
  }
  return answer;
}

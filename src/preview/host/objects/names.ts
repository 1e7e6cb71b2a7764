import type { DefinedName } from '../model/names';
import { addName, deleteName, rangeOfName, refersToArea, replaceName, valueOfName } from '../model/names';
import type { ClassTable, HostObject, Targets } from './host-object';
import { booleanArg, isRangeObject, make, makeRange, notFound, textArg } from './host-object';
import { invalidArgument } from '../model/errors';
import { checkFormula } from '../model/formula';

type Item = Targets['NamedItem'];
type Collection = Targets['NamedItemCollection'];

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const lookUp = ({ book, scope, name }: Item): DefinedName | null =>
  book.names.find((n) => n.scope === scope && sameText(n.name, name)) ?? null;

const definition = (item: Item): DefinedName => lookUp(item) ?? notFound();

const itemOf = ({ book, scope }: Collection, name: string): HostObject =>
  make('NamedItem', { book, scope, name });

function find(collection: Collection, [name]: readonly unknown[]): HostObject | null {
  const item = { ...collection, name: textArg(name) };
  const found = lookUp(item);
  return found && itemOf(collection, found.name);
}

function typeOf(item: Item): string {
  const name = definition(item);
  if (rangeOfName(item.book, name)) return 'Range';
  const value = valueOfName(item.book, name);
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'Double';
  if (typeof value === 'boolean') return 'Boolean';
  return value.startsWith('#') ? 'Error' : 'String';
}

function add(collection: Collection, [name, reference, comment]: readonly unknown[]): HostObject {
  const refersTo = isRangeObject(reference)
    ? refersToArea(reference.target.sheet, reference.target.area)
    : textArg(reference);
  if (!refersTo.startsWith('=')) invalidArgument();
  checkFormula(refersTo);
  const { book, scope } = collection;
  const note = comment === undefined || comment === null ? '' : textArg(comment);
  addName(book, { name: textArg(name), scope, refersTo, visible: true, comment: note });
  return itemOf(collection, textArg(name));
}

function rangeOf(item: Item): HostObject | null {
  const target = rangeOfName(item.book, definition(item));
  return target && makeRange(target.sheet, target.area);
}

function setFormula(item: Item, value: unknown): void {
  const refersTo = textArg(value);
  if (!refersTo.startsWith('=')) invalidArgument();
  checkFormula(refersTo);
  replaceName(item.book, definition(item), { refersTo });
}

/** NamedItemCollection。ブックのものはブック全体の名前だけ、シートのものはそのシートの名前だけ。 */
export const namedItemCollection: ClassTable<Collection> = {
  props: {},
  nav: {},
  items: (collection) =>
    collection.book.names.filter((n) => n.scope === collection.scope).map((n) => itemOf(collection, n.name)),
  index: (collection, args) => find(collection, args) ?? notFound(),
  methods: {
    GetItemOrNullObject: find,
    GetCount: ({ book, scope }) => book.names.filter((n) => n.scope === scope).length,
    Add: add,
    AddFormulaLocal: add,
  },
};

/** NamedItem。 */
export const namedItem: ClassTable<Item> = {
  isAlive: (item) => lookUp(item) !== null,
  props: {
    Name: { get: (item) => definition(item).name },
    Type: { get: typeOf },
    Value: { get: (item) => valueOfName(item.book, definition(item)) },
    Formula: { get: (item) => definition(item).refersTo, set: setFormula },
    Visible: {
      get: (item) => definition(item).visible,
      set: (item, value) => replaceName(item.book, definition(item), { visible: booleanArg(value) }),
    },
    Comment: {
      get: (item) => definition(item).comment,
      set: (item, value) => replaceName(item.book, definition(item), { comment: textArg(value) }),
    },
    Scope: { get: ({ scope }) => (scope ? 'Worksheet' : 'Workbook') },
  },
  nav: {
    // A workbook-scoped name has no worksheet: an error, or a null object (API reference).
    Worksheet: ({ scope }) => (scope ? make('Worksheet', scope) : notFound()),
    WorksheetOrNullObject: ({ scope }) => scope && make('Worksheet', scope),
  },
  methods: {
    GetRange: (item) => rangeOf(item) ?? notFound(),
    GetRangeOrNullObject: rangeOf,
    Delete: (item) => deleteName(item.book, definition(item)),
  },
};

import { HostError } from '../model/errors';
import type { Workbook } from '../model/workbook';
import { CLASSES } from '../objects/classes';
import type { Session } from '../objects/host-object';
import { HostObject, make } from '../objects/host-object';
import type { ArgumentInfo, BatchAction, BatchRequest, BatchResponse, ObjectPath } from './protocol';
import { ACTION, PATH } from './protocol';
import type { AnyTable, QueryContext } from './query';
import { keyIn, queryObject } from './query';

const pascal = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);
const isObject = (value: unknown): value is HostObject => value instanceof HostObject;

/** 一つの要求を実行する。オブジェクトの道(ObjectPath)を辿り、動作を順に行う。 */
export class Interpreter implements QueryContext {
  readonly #made = new Map<number, HostObject | null>();

  constructor(
    private readonly request: BatchRequest,
    private readonly session: Session,
    private readonly identityOf: (object: HostObject) => string | null,
    private readonly noteUnknown: (member: string) => void,
  ) {}

  /**
   * 動作を `limit` 個まで行う。失敗した動作より前の変更は残る(要求は全部か無かではない:
   * excel-add-ins の「error handling」と office-js の実装)。
   */
  run(book: Workbook, limit = Infinity): BatchResponse {
    const response: BatchResponse = { Results: [], TraceIds: [] };
    for (const [index, action] of this.request.Actions.entries()) {
      try {
        if (index >= limit) throw new HostError('GeneralException');
        if (book.cellEditMode) throw new HostError('InvalidOperationInCellEditMode');
        if (action.ActionType === ACTION.trace) response.TraceIds.push(action.Id);
        const value = action.ActionType === ACTION.trace ? null : this.#perform(action);
        response.Results.push({ ActionId: action.Id, Value: value });
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        response.Error = this.#report(error, action, index);
        return response;
      }
    }
    return response;
  }

  tableOf(object: HostObject): AnyTable {
    return CLASSES[object.type] as AnyTable;
  }

  identify(object: HostObject): Record<string, unknown> {
    const identity: Record<string, unknown> = {};
    const id = this.tableOf(object).props['Id'];
    if (id) identity['Id'] = id.get(object.target);
    const reference = this.identityOf(object);
    if (reference !== null) identity['_ReferenceId'] = reference;
    return identity;
  }

  missing(object: HostObject | string, member: string): never {
    const name = `${typeof object === 'string' ? object : object.type}.${member}`;
    this.noteUnknown(name);
    throw new HostError('NotImplemented', `${name} is not part of the simulated host.`);
  }

  #report(error: HostError, action: BatchAction, index: number): NonNullable<BatchResponse['Error']> {
    const type = this.#made.get(action.ObjectPathId)?.type ?? '';
    const member = action.Name ? `.${action.Name.charAt(0).toLowerCase()}${action.Name.slice(1)}` : '';
    return {
      Code: error.code,
      Message: error.message,
      ActionIndex: index,
      Location: type + member,
      HttpStatusCode: error.code === 'ItemNotFound' ? 404 : 400,
    };
  }

  #perform(action: BatchAction): unknown {
    const object = this.#objectAt(action.ObjectPathId);
    const { ActionType: type, Name: name = '' } = action;
    if (type === ACTION.instantiate) return object && this.identify(object);
    if (type === ACTION.query || type === ACTION.queryAsJson) {
      return object && queryObject(this, object, action.QueryInfo ?? {}, type === ACTION.queryAsJson);
    }
    if (type === ACTION.ensureUnchanged) return null;
    if (type === ACTION.method) {
      const result = this.#call(object, name, this.#arguments(action.ArgumentInfo));
      return isObject(result) ? this.identify(result) : (result ?? null);
    }
    if (type === ACTION.setProperty) {
      this.#set(object, name, this.#arguments(action.ArgumentInfo)[0]);
      return null;
    }
    if (type === ACTION.update) {
      for (const [key, value] of Object.entries(action.ObjectState ?? {}))
        this.#set(object, pascal(key), value);
      return null;
    }
    return this.missing('RichApi', `ActionType ${type}`);
  }

  #objectAt(id: number): HostObject | null {
    if (!this.#made.has(id)) {
      const path = this.request.ObjectPaths[id];
      if (!path) throw new HostError('InvalidReference');
      this.#made.set(id, this.#resolve(path));
    }
    const object = this.#made.get(id) ?? null;
    const isAlive = object && this.tableOf(object).isAlive;
    if (object && isAlive && !isAlive(object.target)) throw new HostError('ItemNotFound');
    return object;
  }

  #resolve(path: ObjectPath): HostObject | null {
    const { Name: name = '', ObjectPathType: type } = path;
    if (type === PATH.global) return make('Workbook', this.session.book);
    if (type === PATH.nullObject) return null;
    if (type === PATH.reference) {
      const kept = this.session.findReference(name);
      if (!kept) throw new HostError('InvalidReference');
      return kept;
    }
    if (path.ParentObjectPathId === undefined)
      return this.missing(name || 'RichApi', `ObjectPathType ${type}`);
    const parent = this.#objectAt(path.ParentObjectPathId);
    // What hangs on a null object is a null object.
    if (!parent) return null;
    const table = this.tableOf(parent);
    if (type === PATH.method) {
      const result = this.#call(parent, name, this.#arguments(path.ArgumentInfo));
      return isObject(result) ? result : null;
    }
    if (type === PATH.property) {
      const go = table.nav[name];
      return go ? go(parent.target) : this.missing(parent, name);
    }
    if (type === PATH.indexer) {
      return table.index
        ? table.index(parent.target, this.#arguments(path.ArgumentInfo))
        : this.missing(parent, 'getItem');
    }
    return this.missing(parent, `ObjectPathType ${type}`);
  }

  #arguments(info: ArgumentInfo | undefined): unknown[] {
    const references = info?.ReferencedObjectPathIds;
    return (info?.Arguments ?? []).map((value, i) => this.#argument(value, references?.[i]));
  }

  // An argument that is an object comes as the id of its path, alone, in arrays or in plain objects.
  #argument(value: unknown, reference: unknown): unknown {
    if (Array.isArray(reference) && Array.isArray(value)) {
      return value.map((item, i) => this.#argument(item, reference[i]));
    }
    if (typeof reference === 'number' && reference > 0) return this.#objectAt(reference);
    if (typeof value === 'object' && value !== null && '_ObjectPathId' in value) {
      return this.#objectAt(Number(value._ObjectPathId));
    }
    return value;
  }

  #call(object: HostObject | null, name: string, args: readonly unknown[]): unknown {
    // The client asks to keep every range, also those that turn out to be null objects.
    if (!object && name === '_KeepReference') return null;
    if (!object) throw new HostError('ItemNotFound');
    const { methods } = this.tableOf(object);
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    return method ? method(object.target, args, this.session) : this.missing(object, name);
  }

  #set(object: HostObject | null, name: string, value: unknown): void {
    if (!object) throw new HostError('ItemNotFound');
    const { props } = this.tableOf(object);
    const key = keyIn(props, name);
    const property = key === null ? undefined : props[key];
    if (!property) this.missing(object, name);
    if (!property.set) this.missing(object, `${name} (set)`);
    property.set(object.target, value);
  }
}

import type { SavedWorkbook } from '../host/model/saved';

/** このブラウザーに保存したブック。savedAt は 1970 年からの ms。 */
export interface StoredWorkbook {
  id: string;
  name: string;
  savedAt: number;
  data: SavedWorkbook;
}

const DATABASE = 'excel-shogi-preview';
const STORE = 'workbooks';

/** ブックの置き場 (IndexedDB)。使えないブラウザーでは各操作が断られた Promise を返す。 */
export class WorkbookStore {
  readonly #database: Promise<IDBDatabase>;

  constructor(factory: IDBFactory) {
    this.#database = new Promise((done, fail) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
    });
    // The failure is told when something is read or saved, not twice.
    this.#database.catch(() => undefined);
  }

  /** 保存したブック。新しい順。 */
  async list(): Promise<StoredWorkbook[]> {
    const all = await this.#run<StoredWorkbook[]>(
      'readonly',
      (store) => store.getAll() as IDBRequest<StoredWorkbook[]>,
    );
    return all.sort((a, b) => b.savedAt - a.savedAt);
  }

  /** ブックを読む。なければ undefined。 */
  load(id: string): Promise<StoredWorkbook | undefined> {
    return this.#run('readonly', (store) => store.get(id) as IDBRequest<StoredWorkbook | undefined>);
  }

  /** ブックを保存する。同じ id のものは置き換わる。 */
  async save(workbook: StoredWorkbook): Promise<void> {
    await this.#run('readwrite', (store) => store.put(workbook));
  }

  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (store) => store.delete(id));
  }

  async #run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#database;
    return new Promise((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => fail(transaction.error ?? new Error('IndexedDB'));
      transaction.onabort = () => fail(transaction.error ?? new Error('IndexedDB'));
    });
  }
}

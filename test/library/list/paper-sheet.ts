import type { ListColumnId } from '../../../src/library/list/list-columns';
import type {
  CellValue,
  ListEntry,
  ListEvents,
  ListPort,
  ListRow,
  ListValues,
  NewListRow,
  RowScope,
} from '../../../src/library/list/list-port';

interface PaperRow {
  values: ListValues;
  kifu: readonly string[];
  isHidden: boolean;
}

/** 紙の一覧: 表一つだけのシート。Excel の代わりに、対局一覧の試験で行を持つ。 */
export class PaperSheet implements ListPort {
  readonly rows: PaperRow[] = [];
  readonly written: string[] = [];
  readonly appended: number[] = [];
  missing: ListEntry['missing'] = [];
  /** append がこれを投げる。 */
  fault: Error | null = null;
  /** 一度の append で書ける行。 */
  blockRows = 2000;
  #events: ListEvents | null = null;
  #exists = false;

  get entry(): ListEntry {
    return { id: 't1', sheetName: '対局一覧', tableName: '対局一覧', missing: this.missing };
  }

  follow(events: ListEvents): Promise<void> {
    this.#events = events;
    return Promise.resolve();
  }

  newList(): Promise<ListEntry> {
    this.#exists = true;
    this.tell();
    return Promise.resolve(this.entry);
  }

  showList(): Promise<void> {
    return Promise.resolve();
  }

  readRows(_id: string, scope: RowScope): Promise<readonly ListRow[]> {
    if (!this.#exists) throw new Error('no list');
    const rows = this.rows.map((row, index) => ({ ...this.#read(row, index), isHidden: row.isHidden }));
    return Promise.resolve(scope === 'all' ? rows : rows.filter((row) => !row.isHidden));
  }

  readRow(_id: string, key: string): Promise<ListRow | null> {
    const index = this.#find(key);
    const row = this.rows[index];
    return Promise.resolve(row ? this.#read(row, index) : null);
  }

  assertKeepsGames(): Promise<void> {
    const gone = (['key', 'kifu'] as const).filter((id) => this.missing.includes(id));
    return gone.length === 0 ? Promise.resolve() : Promise.reject(new Error(`no ${gone.join()}`));
  }

  async append(_id: string, rows: readonly NewListRow[], isCancelled = () => false): Promise<number> {
    let count = 0;
    while (count < rows.length && !isCancelled()) {
      if (this.fault) throw this.fault;
      const block = rows.slice(count, count + this.blockRows);
      this.rows.push(...block.map(({ values, kifu }) => ({ values, kifu, isHidden: false })));
      this.appended.push(block.length);
      count += block.length;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return count;
  }

  updateRow(_id: string, key: string, values: ListValues, kifu?: readonly string[]): Promise<boolean> {
    const row = this.rows[this.#find(key)];
    if (!row) return Promise.resolve(false);
    row.values = { ...row.values, ...this.#present(values) };
    if (kifu) row.kifu = kifu;
    return Promise.resolve(true);
  }

  rewriteRows(_id: string, _columns: unknown, change: (row: ListRow) => ListValues): Promise<void> {
    this.rows.forEach((row, index) => {
      row.values = { ...row.values, ...change({ ...this.#read(row, index), kifu: [] }) };
    });
    return Promise.resolve();
  }

  filterHits(_id: string, isOn: boolean): Promise<void> {
    for (const row of this.rows) row.isHidden = isOn && (row.values.hit ?? '') === '';
    return Promise.resolve();
  }

  makeReport(): Promise<string> {
    return Promise.resolve('集計');
  }

  writeText(title: string, lines: readonly string[]): Promise<string> {
    this.written.push(title, ...lines);
    return Promise.resolve('棋譜の文');
  }

  /** 一覧が変わったと知らせる。 */
  tell(): void {
    this.#events?.listsChanged([this.entry], 't1');
  }

  /** 人が行を選ぶ。 */
  select(index: number): boolean {
    const row = this.rows[index];
    this.#events?.rowSelected('t1', row ? this.#read(row, index) : null);
    return row !== undefined;
  }

  #read({ values, kifu }: PaperRow, index: number): ListRow {
    return { index, values: this.#present(values), kifu: this.missing.includes('kifu') ? [] : kifu };
  }

  /** 表にある欄の値だけ。 */
  #present(values: ListValues): ListValues {
    const entries = Object.entries(values) as [ListColumnId, CellValue][];
    return Object.fromEntries(entries.filter(([id]) => !this.missing.includes(id)));
  }

  #find(key: string): number {
    return this.missing.includes('key') ? -1 : this.rows.findIndex(({ values }) => values.key === key);
  }
}

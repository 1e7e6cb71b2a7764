import type { Area, CellPosition } from './area';
import { cellArea, formatArea, intersectAreas, isSameArea } from './area';
import { Calculation } from './calculation';
import type { CellValue } from './cell';
import type { Chart } from './chart';
import { dateSerial, timeSerial } from './dates';
import { announceCells } from './edits';
import { HostError, invalidArgument } from './errors';
import type { ChangeCause, HostEvent, ModelChangeKind } from './events';
import { gridOf } from './formula-ranges';
import type { Change } from './history';
import { History } from './history';
import type { DefinedName } from './names';
import { findName, rangeOfName, resolveReference } from './names';
import { Sheet } from './sheet';
import type { Table } from './table';
import { resolveStructured } from './table-references';
import type { HostLocale } from './typed-value';
import { cellWithText, writeCells } from './typing';

/** 画面を描き直すための知らせ。`area` は変わった範囲、シート全体なら undefined。 */
export interface ModelChange {
  readonly kind: ModelChangeKind;
  readonly sheet: Sheet;
  readonly area: Area | undefined;
}

export interface WorkbookOptions {
  /** `select()` で同じセルを選んだとき、desktop だけが出来事を上げる(office-js #4691)。 */
  readonly platform?: 'desktop' | 'web';
  readonly locale?: HostLocale;
  readonly name?: string;
  /** 年のない日付に補う年。既定は今年。 */
  readonly year?: () => number;
  /** TODAY と NOW の今。1900 年からの通し日数。既定はこの機械の時計。 */
  readonly now?: () => number;
}

function clockSerial(): number {
  const now = new Date();
  const day = dateSerial(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0;
  return day + timeSerial(now.getHours(), now.getMinutes(), now.getSeconds());
}

/** 入力の結果。断られたときは何も変わっていない。 */
export type EditResult = { readonly ok: true } | { readonly ok: false; readonly error: HostError };

/** ブック。シート、名前、選択、取り消しの記録を持ち、変化を画面(`onModelChange`)と橋渡し(`onEvent`)に知らせる。 */
export class Workbook {
  readonly history = new History();
  readonly settings = new Map<string, string>();
  readonly platform: 'desktop' | 'web';
  readonly locale: HostLocale;
  readonly year: () => number;
  readonly now: () => number;
  name: string;
  sheets: readonly Sheet[] = [];
  names: readonly DefinedName[] = [];
  tables: readonly Table[] = [];
  charts: readonly Chart[] = [];
  active: Sheet;
  /** 利用者がセルを編集中か。真の間は API が InvalidOperationInCellEditMode になる。 */
  cellEditMode = false;
  enableEvents = true;
  /** オートコレクトの「テーブルに新しい行と列を含める」。人が切れる。 */
  autoExpandsTables = true;
  nextSheetNumber = 0;
  nextTableNumber = 1;
  nextChartNumber = 1;
  readonly calculation = new Calculation(this);
  readonly #viewers = new Set<(change: ModelChange) => void>();
  readonly #listeners = new Set<(event: HostEvent) => void>();

  constructor(options: WorkbookOptions = {}) {
    this.platform = options.platform ?? 'desktop';
    this.locale = options.locale ?? 'ja-JP';
    this.name = options.name ?? 'Book1.xlsx';
    this.year = options.year ?? (() => new Date().getFullYear());
    this.now = options.now ?? clockSerial;
    this.active = new Sheet(this, this.newSheetId(), 'Sheet1');
    this.sheets = [this.active];
  }

  /** 画面の描き直しを頼む。返り値を呼ぶとやめる。 */
  onModelChange(viewer: (change: ModelChange) => void): () => void {
    this.#viewers.add(viewer);
    return () => this.#viewers.delete(viewer);
  }

  /** アドインへ送る出来事を受ける。返り値を呼ぶとやめる。 */
  onEvent(listener: (event: HostEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(kind: ModelChangeKind, sheet: Sheet, area?: Area): void {
    for (const viewer of this.#viewers) viewer({ kind, sheet, area });
  }

  raise(event: HostEvent): void {
    if (!this.enableEvents) return;
    for (const listener of this.#listeners) listener(event);
  }

  newSheetId(): string {
    // The shape of the ids real Excel gives.
    const number = (this.nextSheetNumber++).toString(16).toUpperCase().padStart(4, '0');
    return `{00000000-0001-0000-${number}-000000000000}`;
  }

  /** シートを名前または id で探す。無ければ null。 */
  findSheet(key: string): Sheet | null {
    const wanted = key.toLowerCase();
    return this.sheets.find((s) => s.name.toLowerCase() === wanted || s.id.toLowerCase() === wanted) ?? null;
  }

  setNames(names: readonly DefinedName[]): void {
    this.history.add({ type: 'names', before: this.names, after: names });
    this.names = names;
    this.recalculate();
    this.notify('names', this.active);
  }

  setTables(tables: readonly Table[]): void {
    this.history.add({ type: 'tables', before: this.tables, after: tables });
    this.#showTables(tables);
  }

  setCharts(charts: readonly Chart[]): void {
    this.history.add({ type: 'charts', before: this.charts, after: charts });
    this.charts = charts;
    this.notify('charts', this.active);
  }

  setSheets(sheets: readonly Sheet[]): void {
    this.history.add({ type: 'sheets', before: this.sheets, after: sheets });
    this.#showSheets(sheets);
  }

  /** シートを前に出す。隠れたシートなら InvalidOperation。 */
  activate(sheet: Sheet): void {
    if (sheet === this.active) return;
    if (sheet.visibility !== 'Visible') throw new HostError('InvalidOperation');
    const left = this.active;
    this.active = sheet;
    this.raise({ type: 'deactivated', sheet: left });
    this.raise({ type: 'activated', sheet });
    this.notify('active', sheet);
  }

  /**
   * 範囲を選ぶ。`user` は画面のクリックやキー、`api` は Range.select。結合セルの一部なら全体に広がる。
   * `others` は Ctrl を押しながら選び足した範囲。
   */
  select(sheet: Sheet, area: Area, by: 'user' | 'api' = 'user', others: readonly Area[] = []): void {
    this.activate(sheet);
    const widened = sheet.layout.merges.find(
      (m) => isSameArea(area, cellArea(area.row, area.column)) && intersectAreas(m, area),
    );
    const next = widened ?? area;
    const address = [next, ...others].map((each) => formatArea(each)).join(',');
    const before = [sheet.selection, ...sheet.otherSelections].map((each) => formatArea(each)).join(',');
    const isSame = address === before;
    sheet.selection = next;
    sheet.otherSelections = others;
    sheet.activeCell = { row: next.row, column: next.column };
    this.notify('selection', sheet, next);
    // A user's click on the selected cell changes nothing; select() of it is heard on desktop only
    // (office-js #4691; the user's half is inferred from the event's definition, see README).
    if (isSame && !(by === 'api' && this.platform === 'desktop')) return;
    this.raise({ type: 'selectionChanged', sheet, address });
  }

  /**
   * 利用者がセルに打ち込んで確定する。読めない式なら何も変えず ok が偽。保護されたセルも同じ。
   * `cause` が 'remote' なら共同編集の相手の入力で、取り消しの記録に残らない。
   */
  edit(sheet: Sheet, cell: CellPosition, text: string, cause: 'user' | 'remote' = 'user'): EditResult {
    const area = cellArea(cell.row, cell.column);
    const write = (): void => writeCells(sheet, area, cause, (now) => cellWithText(sheet, now, text));
    try {
      sheet.assertEditable(area);
      if (cause === 'remote') this.history.skip(write);
      else this.history.group(write);
      return { ok: true };
    } catch (error) {
      if (error instanceof HostError) return { ok: false, error };
      throw error;
    }
  }

  /** 名前ボックスに書かれた番地または名前へ行く。読めなければ偽。 */
  goTo(text: string): boolean {
    try {
      const target = resolveReference(this, text, this.active);
      this.select(target.sheet, target.area);
      return true;
    } catch {
      return false;
    }
  }

  /** 直前の操作を取り消す。取り消すものが無ければ偽。 */
  undo(): boolean {
    const changes = this.history.takeUndo();
    for (const change of changes ?? []) this.#apply(change, 'before');
    return changes !== null;
  }

  /** 取り消した操作をやり直す。 */
  redo(): boolean {
    const changes = this.history.takeRedo();
    for (const change of changes ?? []) this.#apply(change, 'after');
    return changes !== null;
  }

  /** 式を全部計算し直す。番地や名前の意味が変わったとき。 */
  recalculate(): void {
    this.calculation.all();
  }

  /** セルが変わったあと、それを読む式を計算し直す。 */
  recalculateAfter(sheet: Sheet, area: Area): void {
    this.calculation.after(sheet, area);
  }

  /** 式の中の番地または名前の値。読めなければ null。 */
  valuesOf(reference: string, home: Sheet | null): readonly (readonly CellValue[])[] | null {
    let target: { sheet: Sheet; area: Area } | null;
    try {
      target = resolveReference(this, reference, home ?? this.active);
    } catch {
      const name = findName(this, reference, home);
      target = name ? rangeOfName(this, name) : resolveStructured(this, reference, null);
    }
    return target && gridOf(target);
  }

  #apply(change: Change, side: 'before' | 'after'): void {
    const cause: ChangeCause = 'user';
    if (change.type === 'cells') {
      for (const cell of change.cells) change.sheet.putCell(cell.key, cell[side]);
      const cells = change.cells.map((c) => ({
        key: c.key,
        before: side === 'before' ? c.after : c.before,
        after: c[side],
      }));
      announceCells(change.sheet, change.area, cells, change.values, cause);
    } else if (change.type === 'layout') {
      change.sheet.layout = change[side];
      this.notify(change.kind, change.sheet, change.area);
    } else if (change.type === 'tables') this.#showTables(change[side]);
    else if (change.type === 'charts') {
      this.charts = change[side];
      this.notify('charts', this.active);
    } else if (change.type === 'names') {
      this.names = change[side];
      this.recalculate();
      this.notify('names', this.active);
    } else this.#showSheets(change[side]);
  }

  #showTables(tables: readonly Table[]): void {
    this.tables = tables;
    this.recalculate();
    this.notify('tables', this.active);
  }

  #showSheets(sheets: readonly Sheet[]): void {
    const gone = this.sheets.filter((s) => !sheets.includes(s));
    const added = sheets.filter((s) => !this.sheets.includes(s));
    const next = sheets.find((s) => s.visibility === 'Visible' && !gone.includes(s)) ?? sheets[0];
    if (gone.includes(this.active) && next) {
      this.sheets = [...new Set([...this.sheets, ...sheets])];
      this.activate(next);
    }
    this.sheets = sheets;
    for (const sheet of gone) sheet.isDeleted = true;
    for (const sheet of added) sheet.isDeleted = false;
    for (const sheet of added) this.raise({ type: 'added', sheet });
    for (const sheet of gone) this.raise({ type: 'deleted', sheet });
    for (const sheet of [...added, ...gone]) this.notify('sheets', sheet);
    if (added.length + gone.length === 0) this.notify('sheets', this.active);
  }
}

/** シートの名前として使えるか調べる。使えなければ InvalidArgument、重なれば ItemAlreadyExists。 */
export function checkSheetName(book: Workbook, name: unknown, self: Sheet | null): asserts name is string {
  if (typeof name !== 'string' || name === '' || name.length > 31) invalidArgument();
  if (/[\\/?*[\]:]/.test(name) || name.startsWith("'") || name.endsWith("'")) invalidArgument();
  const other = book.findSheet(name);
  if (other && other !== self) throw new HostError('ItemAlreadyExists');
}

import type { Sitting } from '../play/sitting';
import type { SelectAfter } from './board-painter';
import type { BoardState } from './board-state';
import { forgetCells, isOwnEcho, paintedValueAt, takeFormatEcho } from './board-state';
import { commentColumn } from './board-map';
import type { CellBox } from './cell-box';
import { cellBox, formatAddress, intersectBoxes, parseAddress } from './cell-box';
import type { ClickLog } from './click-log';
import { isParkedAfter } from './click-log';

/** 読み直しの頼み。打ち込みは、棋譜データが変わっていないと分かってから効く (取り消しも同じセルを変える)。 */
export interface ReadBack {
  /** ほかの者の変更だと分かっているか。 */
  readonly isCertain: boolean;
  /** 指し手入力に打ち込まれた。same は同じ文の打ち直しだと分かっているとき。 */
  readonly input: 'none' | 'changed' | 'same';
  /** 打ち込まれたコメントの箱。 */
  readonly comments: readonly CellBox[];
}

/** セルの事象が席のほかに頼むもの。 */
export interface BoardWork {
  readonly state: BoardState;
  readonly sitting: Sitting;
  readonly clicks: ClickLog;
  /** 描く。select は描いた後の選択。 */
  paint(select: SelectAfter): void;
  /** 名前を読み直す。読めれば placesRead が呼ばれ、読めても読めなくても終われば done を呼ぶ。 */
  reread(done: () => void): void;
  /** 棋譜データと、打ち込まれたかもしれないセルを読み直す。 */
  readBack(request: ReadBack): void;
  /** 見本の色を読み直して描く。 */
  readColors(): void;
}

/** 行や列が動いたことを言う変化。 */
const structural: ReadonlySet<string> = new Set([
  'RowInserted',
  'RowDeleted',
  'ColumnInserted',
  'ColumnDeleted',
  'CellInserted',
  'CellDeleted',
]);

/** セルの事象: 選択と変更を、番地から席の言葉に直す。 */
export class BoardEvents {
  readonly #work: BoardWork;
  /** 行や列が動き、まだ名前を読み直していない。 */
  #isStale = false;
  #isReading = false;
  #lastSelected = '';
  #held: CellBox[] = [];

  constructor(work: BoardWork) {
    this.#work = work;
  }

  /** 選択が変わった。キーボードで指すときは、歩いただけなので何もしない。 */
  selected(address: string): void {
    const cell = parseAddress(address);
    const { state, sitting } = this.#work;
    if (!cell || cell.rows !== 1 || cell.columns !== 1) return;
    const where = formatAddress(cell);
    const isRepeated = where === this.#lastSelected;
    this.#lastSelected = where;
    if (sitting.scene.inputMode === 'keyboard') return;
    if (state.selectedAddresses.includes(where)) return;
    // The same cell cannot be selected twice running: the event was doubled, or the one of parking was lost.
    if (isRepeated) return this.#work.paint('home');
    if (!this.#isStale) return this.#click(cell);
    this.#held.push(cell);
    this.#readPlaces();
  }

  /** 名前が読み直された。留めておいたクリックを、新しい地図で効かせる。 */
  placesRead(): void {
    this.#isStale = false;
    const held = this.#held;
    this.#held = [];
    for (const cell of held) this.#click(cell);
  }

  /** アクティブセルで確定した。選択は動かさない。 */
  confirmed(cell: CellBox): void {
    this.#press(cell);
    this.#work.paint(null);
  }

  /** 値か行・列が変わった。自分の書き込みもここに届く。 */
  changed(event: Excel.WorksheetChangedEventArgs): void {
    if (structural.has(event.changeType)) return this.#structureChanged();
    const boxes = event.address.split(',').map(parseAddress);
    for (const box of boxes) if (box) this.#valuesChanged(event, box);
  }

  /** 書式が変わった。見本のセルなら色を読み直す。描いたセルなら次に描くときに書き直す。 */
  formatChanged(address: string): void {
    for (const box of address.split(',').map(parseAddress)) if (box) this.#formatsChanged(box);
  }

  #formatsChanged(box: CellBox): void {
    const { state } = this.#work;
    if (takeFormatEcho(state, box)) return;
    // The line to the right and below belongs to the next cell.
    forgetCells(state, cellBox(box.row, box.column, box.rows + 1, box.columns + 1));
    const touches = (['boardColor', 'selectedColor'] as const).some((role) => {
      const sample = state.names.map.box(role);
      return sample && intersectBoxes(box, sample);
    });
    if (touches) this.#work.readColors();
  }

  #click(cell: CellBox): void {
    const area = this.#press(cell);
    if (isParkedAfter(area)) this.#work.paint('home');
  }

  #press(cell: CellBox): ReturnType<BoardState['names']['map']['areaAt']> {
    const { state, sitting, clicks } = this.#work;
    const { scene } = sitting;
    const area = state.names.map.areaAt(cell, scene.choice, scene.kifuRows.length);
    clicks.press(sitting, cell, area);
    return area;
  }

  #structureChanged(): void {
    // Clicks wait until the names are read: they must be understood at the new place.
    this.#isStale = true;
    this.#readPlaces();
  }

  /** 名前を読み直す。前の読み直しが失敗していれば、次のクリックでまた試す。 */
  #readPlaces(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#work.reread(() => {
      this.#isReading = false;
    });
  }

  #valuesChanged(event: Excel.WorksheetChangedEventArgs, box: CellBox): void {
    const { state } = this.#work;
    const isSingle = box.rows === 1 && box.columns === 1;
    const details = isSingle ? event.details : undefined;
    if (this.#isOwn(event, box, details)) return;
    forgetCells(state, box);
    const isRemote = event.source === 'Remote';
    const storage = state.names.map.box('storage');
    const input = isRemote ? 'none' : this.#inputChange(box, details);
    const comments = this.#typedComments(box);
    if (input === 'none' && !comments && !(storage && intersectBoxes(box, storage))) return;
    const isCertain = isRemote || event.triggerSource !== undefined;
    this.#work.readBack({ isCertain, input, comments: comments ? [comments] : [] });
  }

  #isOwn(
    event: Excel.WorksheetChangedEventArgs,
    box: CellBox,
    details: Excel.ChangedEventDetail | undefined,
  ): boolean {
    const { state } = this.#work;
    if (event.source === 'Remote') return false;
    // Known since ExcelApi 1.14; before that the value or the place tells.
    if (event.triggerSource) return event.triggerSource === 'ThisLocalAddin';
    if (!details) return isOwnEcho(state, box);
    const painted = paintedValueAt(state, box);
    return painted !== null && textOf(painted).replace(/^'/, '') === textOf(details.valueAfter);
  }

  #inputChange(box: CellBox, details: Excel.ChangedEventDetail | undefined): ReadBack['input'] {
    const input = this.#work.state.names.map.box('moveInput');
    if (!input || !intersectBoxes(box, input)) return 'none';
    return details && details.valueBefore === details.valueAfter ? 'same' : 'changed';
  }

  /** 打ち込まれたコメントの箱。棋譜のほかの列にも及ぶ変更は、描いたセルの書き替えとみて描き直す。 */
  #typedComments(box: CellBox): CellBox | null {
    const { state, sitting } = this.#work;
    const kifu = state.names.map.box('kifu');
    const rows = sitting.scene.kifuRows.length;
    if (!kifu || rows === 0 || box.columns !== 1) return null;
    return intersectBoxes(box, cellBox(kifu.row, kifu.column + commentColumn, rows, 1));
  }
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

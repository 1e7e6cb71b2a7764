import type { CellBox } from './cell-box';
import { boundBoxes, cellBox, formatAddress } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import { chooseHatchBase, shadowOnBase } from './hatch-base';
import type { ValueBlock } from './value-writer';
import { changedFormat, isFormatChanged, isValueChanged } from './cell-look';

/** 行がこれより離れた変化は別の配列で書く。間の空欄を送るより安い。 */
const blockGap = 3;

/** 一度の要求で書いた箱 (シートの中の箱)。自分の書き込みの事象を見分けるため。 */
export interface WrittenBoxes {
  readonly values: CellBox[];
  readonly formats: CellBox[];
}

/** 要求の中の範囲: 同じ番地の範囲を二度作らない。要求の大きさのほとんどは範囲の道だから。 */
export class RangePool {
  readonly #sheet: Excel.Worksheet;
  readonly #ranges = new Map<string, Excel.Range>();

  constructor(sheet: Excel.Worksheet) {
    this.#sheet = sheet;
  }

  at(box: CellBox): Excel.Range {
    const address = formatAddress(box);
    const known = this.#ranges.get(address);
    if (known) return known;
    const range = this.#sheet.getRange(address);
    this.#ranges.set(address, range);
    return range;
  }
}

/** 描く範囲: 名前の箱と、描いてあるもの、描きたいもの (左上から行優先)。 */
export interface RegionChange {
  readonly box: CellBox;
  readonly shadow: Shadow;
  readonly looks: readonly CellLook[];
}

/** 変わったセルの値。近い行はまとめる。gap は、まとめる行の間。 */
export function changedValues({ box, shadow, looks }: RegionChange, gap = blockGap): readonly ValueBlock[] {
  const old = (index: number): CellLook | null => shadow[index] ?? null;
  const boxes = changedBoxes(box.columns, looks, (look, at) => isValueChanged(old(at), look), gap);
  return boxes.map((part) => ({
    box: placed(box, part),
    values: grid(part, box.columns, (at) => (isValueChanged(old(at), looks[at]!) ? looks[at]!.value : null)),
  }));
}

/** 値を書く。 */
export function writeValues(pool: RangePool, blocks: readonly ValueBlock[], written: WrittenBoxes): void {
  for (const { box, values } of blocks) {
    written.values.push(box);
    pool.at(box).values = values.map((row) => [...row]);
  }
}

/**
 * 変わったセルの表示形式を書く。値より先に: 文は、文のセルと決まっているところに置く。
 *
 * 配列の中の変わらないセルは null や {} で、Excel はそのセルに触れない
 * (excel-add-ins-blank-null-values、setCellProperties の見本)。
 */
export function writeNumberFormats(pool: RangePool, change: RegionChange, written: WrittenBoxes): void {
  const { box, shadow, looks } = change;
  const isChanged = (look: CellLook, at: number): boolean => isFormatChanged(shadow[at] ?? null, look);
  for (const part of changedBoxes(box.columns, looks, isChanged)) {
    written.formats.push(placed(box, part));
    pool.at(placed(box, part)).numberFormat = grid(part, box.columns, (at) =>
      isChanged(looks[at]!, at) ? looks[at]!.format : null,
    );
  }
}

/** 変わったセルの塗り、字、辺を書く。 */
export function writeFormats(pool: RangePool, change: RegionChange, written: WrittenBoxes): void {
  const { box, looks } = change;
  const shadow = writeHatchBase(pool, change, written);
  const formatAt = (at: number): Excel.CellPropertiesFormat | null =>
    changedFormat(shadow[at] ?? null, looks[at]!);
  for (const part of changedBoxes(box.columns, looks, (_, at) => formatAt(at) !== null)) {
    written.formats.push(placed(box, part));
    pool.at(placed(box, part)).setCellProperties(
      grid(part, box.columns, (at): Excel.SettableCellProperties => {
        const format = formatAt(at);
        return format ? { format } : {};
      }),
    );
  }
}

function writeHatchBase(
  pool: RangePool,
  { box, shadow, looks }: RegionChange,
  written: WrittenBoxes,
): Shadow {
  const base = chooseHatchBase(shadow, looks);
  if (!base) return shadow;
  const { fill } = pool.at(box).format;
  fill.pattern = base.hatch === null ? 'Solid' : 'LightUp';
  written.formats.push(box);
  if (base.hatch !== null) {
    fill.patternColor = base.hatch;
    written.formats.push(box);
  }
  return shadowOnBase(shadow, base);
}

/** 描いた後の覚え。見えが言わない欄は前のまま。 */
export function paintedShadow({ shadow, looks }: RegionChange): Shadow {
  return looks.map((look, at) => ({ ...shadow[at], ...look }));
}

function placed(region: CellBox, part: CellBox): CellBox {
  return cellBox(region.row + part.row, region.column + part.column, part.rows, part.columns);
}

function grid<T>(box: CellBox, columns: number, at: (index: number) => T): T[][] {
  return Array.from({ length: box.rows }, (_, row) =>
    Array.from({ length: box.columns }, (_, column) => at((box.row + row) * columns + box.column + column)),
  );
}

/** 変わったセルを囲む箱。近い行はまとめる。 */
function changedBoxes(
  columns: number,
  looks: readonly CellLook[],
  isChanged: (look: CellLook, index: number) => boolean,
  gap = blockGap,
): readonly CellBox[] {
  const boxes: CellBox[] = [];
  looks.forEach((look, index) => {
    if (!isChanged(look, index)) return;
    const row = Math.floor(index / columns);
    const cell = cellBox(row, index % columns);
    const last = boxes.at(-1);
    if (last && row - (last.row + last.rows) < gap) boxes[boxes.length - 1] = boundBoxes(last, cell);
    else boxes.push(cell);
  });
  return boxes;
}

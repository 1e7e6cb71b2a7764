import type { CellBox } from './cell-box';
import { boundBoxes, cellBox, formatAddress } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import { changedFormat, isFormatChanged, isValueChanged } from './cell-look';
import type { HatchBase } from './hatch-base';
import { shadowOnBase } from './hatch-base';
import type { PaintBlock, SparseCells } from './paint-plan';
import { cellKey } from './paint-plan';

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

  /** 箱のすべて。離れた箱も一つの道で指す。 */
  all(boxes: readonly CellBox[]): Excel.Range | Excel.RangeAreas {
    const [box] = boxes;
    return box && boxes.length === 1
      ? this.at(box)
      : this.#sheet.getRanges(boxes.map(formatAddress).join(','));
  }
}

/** 描く範囲: 名前の箱と、描いてあるもの、描きたいもの (左上から行優先)。 */
export interface RegionChange {
  readonly box: CellBox;
  readonly shadow: Shadow;
  readonly looks: readonly CellLook[];
}

/** 変わったセルの値。続いた行はまとめる。 */
export function changedValues(change: RegionChange): readonly PaintBlock[] {
  const { box, shadow, looks } = change;
  const isChanged = (look: CellLook, at: number): boolean => isValueChanged(shadow[at] ?? null, look);
  return changedBoxes(box.columns, looks, isChanged).map((part) =>
    blockAt(box, part, {
      values: sparse(box, part, (at) => (isChanged(looks[at]!, at) ? looks[at]!.value : null)),
    }),
  );
}

/** 変わったセルの表示形式、塗り、字、辺。base は先に置く下地。 */
export function changedLooks(change: RegionChange, base: HatchBase | null): readonly PaintBlock[] {
  const { box, looks } = change;
  const shadow = base ? shadowOnBase(box.columns, change.shadow, base) : change.shadow;
  const isFormat = (look: CellLook, at: number): boolean => isFormatChanged(shadow[at] ?? null, look);
  const formatAt = (at: number): Excel.CellPropertiesFormat | null =>
    changedFormat(shadow[at] ?? null, looks[at]!);
  return [
    ...changedBoxes(box.columns, looks, isFormat).map((part) =>
      blockAt(box, part, {
        numberFormats: sparse(box, part, (at) =>
          isFormat(looks[at]!, at) ? (looks[at]!.format ?? null) : null,
        ),
      }),
    ),
    ...changedBoxes(box.columns, looks, (_, at) => formatAt(at) !== null).map((part) =>
      blockAt(box, part, { looks: sparse(box, part, formatAt) }),
    ),
    ...(base ? [baseBlock({ ...base, boxes: base.boxes.map((each) => placed(box, each)) })] : []),
  ];
}

/**
 * 表示形式、値、書式の順に書く。値より先に表示形式を: 文は、文のセルと決まっているところに置く。
 *
 * 配列の中の変わらないセルは null や {} で、Excel はそのセルに触れない
 * (excel-add-ins-blank-null-values、setCellProperties の見本)。
 */
export function writeBlocks(pool: RangePool, blocks: readonly PaintBlock[], written: WrittenBoxes): void {
  for (const { box, layers } of blocks) {
    if (!layers.numberFormats) continue;
    written.formats.push(box);
    fillCells(pool.at(box), 'numberFormat', grid(box, layers.numberFormats, null));
  }
  writeValues(pool, blocks, written);
  for (const { bases } of blocks) for (const base of bases) layBase(pool, base, written);
  for (const { box, layers } of blocks) {
    if (!layers.looks) continue;
    written.formats.push(box);
    pool
      .at(box)
      .setCellProperties(
        grid(box, layers.looks, null).map((row) => row.map((format) => (format ? { format } : {}))),
      );
  }
}

/** 値だけを書く。 */
export function writeValues(pool: RangePool, blocks: readonly PaintBlock[], written: WrittenBoxes): void {
  for (const { box, layers } of blocks) {
    if (!layers.values) continue;
    written.values.push(box);
    fillCells(pool.at(box), 'values', grid(box, layers.values, null));
  }
}

/** 範囲に置く。どのセルも同じなら値一つで足りる (excel-add-ins-ranges-set-get-values)。 */
function fillCells(
  range: Excel.Range,
  property: 'values' | 'numberFormat',
  cells: readonly (readonly (string | number | null)[])[],
): void {
  const first = cells[0]?.[0] ?? null;
  const isUniform = first !== null && cells.every((row) => row.every((cell) => cell === first));
  // The typings know only 2-D arrays.
  (range as Record<typeof property, unknown>)[property] = isUniform ? first : cells;
}

function layBase(pool: RangePool, base: HatchBase, written: WrittenBoxes): void {
  const { fill } = pool.all(base.boxes).format;
  fill.pattern = base.hatch === null ? 'Solid' : 'LightUp';
  written.formats.push(...base.boxes);
  if (base.hatch !== null) {
    fill.patternColor = base.hatch;
    written.formats.push(...base.boxes);
  }
  if (base.color !== null) {
    fill.color = base.color;
    written.formats.push(...base.boxes);
  }
}

/** 描いた後の覚え。見えが言わない欄は前のまま。 */
export function paintedShadow({ shadow, looks }: RegionChange): Shadow {
  return looks.map((look, at) => ({ ...shadow[at], ...look }));
}

function blockAt(region: CellBox, part: CellBox, layers: PaintBlock['layers']): PaintBlock {
  return { box: placed(region, part), layers, bases: [] };
}

function baseBlock(base: HatchBase): PaintBlock {
  return { box: base.boxes.reduce(boundBoxes), layers: {}, bases: [base] };
}

function placed(region: CellBox, part: CellBox): CellBox {
  return cellBox(region.row + part.row, region.column + part.column, part.rows, part.columns);
}

function sparse<T>(region: CellBox, part: CellBox, at: (index: number) => T | null): SparseCells<T> {
  const cells = new Map<number, T>();
  for (let row = part.row; row < part.row + part.rows; row++)
    for (let column = part.column; column < part.column + part.columns; column++) {
      const cell = at(row * region.columns + column);
      if (cell !== null) cells.set(cellKey(region.row + row, region.column + column), cell);
    }
  return cells;
}

function grid<T, U>(box: CellBox, cells: SparseCells<T>, blank: U): (T | U)[][] {
  return Array.from({ length: box.rows }, (_, row) =>
    Array.from(
      { length: box.columns },
      (__, column) => cells.get(cellKey(box.row + row, box.column + column)) ?? blank,
    ),
  );
}

/** 変わったセルを囲む箱。続いた行は一つの箱に。 */
function changedBoxes(
  columns: number,
  looks: readonly CellLook[],
  isChanged: (look: CellLook, index: number) => boolean,
): readonly CellBox[] {
  const boxes: CellBox[] = [];
  looks.forEach((look, index) => {
    if (!isChanged(look, index)) return;
    const cell = cellBox(Math.floor(index / columns), index % columns);
    const last = boxes.at(-1);
    if (last && cell.row <= last.row + last.rows) boxes[boxes.length - 1] = boundBoxes(last, cell);
    else boxes.push(cell);
  });
  return boxes;
}

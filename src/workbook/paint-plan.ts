import type { CellBox } from './cell-box';
import { boundBoxes, isSameBox } from './cell-box';
import type { HatchBase } from './hatch-base';

/** 層ごとの、セルに書くもの。値、表示形式、書式。 */
export interface PaintCells {
  readonly values: string | number;
  readonly numberFormats: string;
  readonly looks: Excel.CellPropertiesFormat;
}

/** 書くものの層。 */
export type PaintLayer = keyof PaintCells;

/** 書くセル: {@link cellKey} の番号ごとに。ないセルには触れない。 */
export type SparseCells<T> = ReadonlyMap<number, T>;

/** 一つの範囲に書くもの。層は、書くもののあるものだけ。 */
export interface PaintBlock {
  readonly box: CellBox;
  readonly layers: { readonly [K in PaintLayer]?: SparseCells<PaintCells[K]> };
  readonly bases: readonly HatchBase[];
}

// About how many bytes of the request each takes: a range before it says anything, an action before its
// cells, a cell that is left alone, a hatch laid on a whole range.
const pathBytes = 166;
const frameBytes: Readonly<Record<PaintLayer, number>> = { values: 64, numberFormats: 70, looks: 84 };
const blankBytes: Readonly<Record<PaintLayer, number>> = { values: 5, numberFormats: 5, looks: 3 };
const baseBytes = { fill: 252, pattern: 105, patternColor: 118, color: 108, box: 6 } as const;

const layers = ['values', 'numberFormats', 'looks'] as const;
const columnsPerRow = 16_384;

/** セルの番号。シートの左上から行優先。 */
export function cellKey(row: number, column: number): number {
  return row * columnsPerRow + column;
}

/**
 * 範囲をまとめる: 要求が小さくなるあいだ、いちばん得な二つを、囲む箱の一つにする。
 * paid はほかの用で要求に入る箱で、そのままなら範囲の道はただ。
 */
export function mergeBlocks(
  blocks: readonly PaintBlock[],
  paid: readonly CellBox[] = [],
): readonly PaintBlock[] {
  const merged = [...blocks];
  for (;;) {
    const best = bestPair(merged, paid);
    if (!best) return merged;
    merged[best.first] = best.joined;
    merged.splice(best.second, 1);
  }
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly joined: PaintBlock;
}

function bestPair(blocks: readonly PaintBlock[], paid: readonly CellBox[]): Pair | null {
  let best: Pair | null = null;
  let most = 0;
  const costs = blocks.map((block) => costOf(block.box, [block], paid));
  blocks.forEach((left, first) => {
    for (let second = first + 1; second < blocks.length; second++) {
      const right = blocks[second]!;
      const box = boundBoxes(left.box, right.box);
      const saved = costs[first]! + costs[second]! - costOf(box, [left, right], paid);
      if (saved <= most) continue;
      most = saved;
      best = { first, second, joined: joinBlocks(box, left, right) };
    }
  });
  return best;
}

/** 要求の大きさのうち、箱の取り方で変わる分。 */
function costOf(box: CellBox, blocks: readonly PaintBlock[], paid: readonly CellBox[]): number {
  const isOnlyBase = blocks.every((block) => layers.every((layer) => !block.layers[layer]));
  let cost = isOnlyBase || paid.some((each) => isSameBox(each, box)) ? 0 : pathBytes;
  for (const layer of layers)
    if (blocks.some((block) => block.layers[layer]))
      cost += frameBytes[layer] + blankBytes[layer] * box.rows * box.columns;
  for (const { bases } of blocks)
    for (const base of bases) {
      const isShared = !isOnlyBase && base.boxes.length === 1 && isSameBox(base.boxes[0]!, box);
      cost += bytesOfBase(base) + (isShared ? 0 : pathBytes);
    }
  return cost;
}

/** 下地の動作の大きさ (バイト)。範囲の道は含まない。 */
function bytesOfBase({ boxes, hatch, color }: HatchBase): number {
  const { fill, pattern, patternColor, box } = baseBytes;
  const colors = (hatch === null ? 0 : patternColor) + (color === null ? 0 : baseBytes.color);
  return fill + pattern + colors + box * boxes.length;
}

/** 書くものの、要求の中でのおよその大きさ (バイト)。まとめ方を比べるため。 */
export function planBytes(blocks: readonly PaintBlock[], paid: readonly CellBox[] = []): number {
  let bytes = 0;
  for (const block of blocks) {
    bytes += costOf(block.box, [block], paid);
    for (const layer of layers)
      for (const cell of block.layers[layer]?.values() ?? []) bytes += JSON.stringify(cell).length;
  }
  return bytes;
}

function joinBlocks(box: CellBox, left: PaintBlock, right: PaintBlock): PaintBlock {
  const joined = <K extends PaintLayer>(layer: K): SparseCells<PaintCells[K]> | undefined => {
    const [first, second] = [left.layers[layer], right.layers[layer]];
    return first && second ? new Map([...first, ...second]) : (first ?? second);
  };
  const [values, numberFormats, looks] = [joined('values'), joined('numberFormats'), joined('looks')];
  return {
    box,
    layers: { ...(values && { values }), ...(numberFormats && { numberFormats }), ...(looks && { looks }) },
    bases: [...left.bases, ...right.bases],
  };
}

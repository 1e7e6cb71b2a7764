import type { CellBox } from './cell-box';
import { boundBoxes } from './cell-box';

/** 値を書く箱。null のセルには触れない。 */
export interface ValueBlock {
  readonly box: CellBox;
  readonly values: readonly (readonly (string | number | null)[])[];
}

// A range costs about 290 bytes of request before it says anything; a null costs five.
const spareCells = 55;

/** 近い箱を、近いものからまとめる: 間のセルを null で埋めても、要求が小さくなるときだけ。 */
export function mergeBlocks(blocks: readonly ValueBlock[]): readonly ValueBlock[] {
  const merged = [...blocks];
  for (;;) {
    const pair = nearestPair(merged);
    if (!pair) return merged;
    const [first, second] = pair;
    merged[first] = joinBlocks(merged[first]!, merged[second]!);
    merged.splice(second, 1);
  }
}

function nearestPair(blocks: readonly ValueBlock[]): readonly [number, number] | null {
  let nearest: readonly [number, number] | null = null;
  let least = spareCells;
  blocks.forEach((first, at) => {
    for (let other = at + 1; other < blocks.length; other++) {
      const empty = emptyCells(first.box, blocks[other]!.box);
      if (empty > least) continue;
      least = empty;
      nearest = [at, other];
    }
  });
  return nearest;
}

function joinBlocks(first: ValueBlock, second: ValueBlock): ValueBlock {
  const box = boundBoxes(first.box, second.box);
  const values = Array.from({ length: box.rows }, () =>
    Array<string | number | null>(box.columns).fill(null),
  );
  for (const block of [first, second]) {
    block.values.forEach((row, y) => {
      row.forEach((value, x) => {
        if (value !== null) values[block.box.row - box.row + y]![block.box.column - box.column + x] = value;
      });
    });
  }
  return { box, values };
}

function emptyCells(first: CellBox, second: CellBox): number {
  const bound = boundBoxes(first, second);
  return areaOf(bound) - areaOf(first) - areaOf(second);
}

function areaOf(box: CellBox): number {
  return box.rows * box.columns;
}

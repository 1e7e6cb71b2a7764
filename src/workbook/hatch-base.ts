import type { CellBox } from './cell-box';
import { boundBoxes, cellBox, containsBox } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import { isSameFill } from './cell-look';

/** 下地: 箱の全部に一度に置く網と地の色。hatch の null は網なし、color の null は色に触れない。 */
export interface HatchBase {
  readonly boxes: readonly CellBox[];
  readonly hatch: string | null;
  readonly color: string | null;
}

/**
 * 試す下地: 持駒を選ぶと六十ものマスに網がかかり、指すとまとめて解ける。一度に置いてから違うマスだけを直せる。
 * 網を解くのは変わるマスを囲む一つの箱、かけるのは網のマスだけの箱。箱は範囲の左上から数える。
 */
export function hatchBases(
  columns: number,
  shadow: Shadow,
  looks: readonly CellLook[],
): readonly HatchBase[] {
  const box = changedFills(columns, shadow, looks);
  if (!box || looks.some((look, at) => !look.fill || !shadow[at]?.fill)) return [];
  const bases: HatchBase[] = [
    { boxes: [box], hatch: null, color: null },
    { boxes: [box], hatch: null, color: commonColor(looks) },
  ];
  const hatch = looks.find(({ fill }) => fill?.hatch)?.fill?.hatch ?? null;
  if (hatch !== null) bases.push({ boxes: hatchedRuns(columns, looks, hatch), hatch, color: null });
  return bases;
}

/** 網のマス。横に続くマスは一つの箱に。 */
function hatchedRuns(columns: number, looks: readonly CellLook[], hatch: string): readonly CellBox[] {
  const runs: CellBox[] = [];
  looks.forEach(({ fill }, at) => {
    if (fill?.hatch !== hatch) return;
    const cell = cellAt(columns, at);
    const last = runs.at(-1);
    const isNext = last?.row === cell.row && last.column + last.columns === cell.column;
    if (last && isNext) runs[runs.length - 1] = boundBoxes(last, cell);
    else runs.push(cell);
  });
  return runs;
}

/** 下地を置いた後の覚え。 */
export function shadowOnBase(columns: number, shadow: Shadow, { boxes, hatch, color }: HatchBase): Shadow {
  return shadow.map((look, at) =>
    look?.fill && boxes.some((box) => containsBox(box, cellAt(columns, at)))
      ? { ...look, fill: { color: color ?? look.fill.color, hatch } }
      : look,
  );
}

/** いちばん多い地の色。 */
function commonColor(looks: readonly CellLook[]): string | null {
  const counts = new Map<string, number>();
  for (const { fill } of looks) if (fill) counts.set(fill.color, (counts.get(fill.color) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? null;
}

function changedFills(columns: number, shadow: Shadow, looks: readonly CellLook[]): CellBox | null {
  let box: CellBox | null = null;
  looks.forEach(({ fill }, at) => {
    if (!fill || isSameFill(shadow[at]?.fill, fill)) return;
    const cell = cellAt(columns, at);
    box = box ? boundBoxes(box, cell) : cell;
  });
  return box;
}

function cellAt(columns: number, at: number): CellBox {
  return cellBox(Math.floor(at / columns), at % columns);
}

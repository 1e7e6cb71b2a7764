import type { CellBox } from './cell-box';
import { boundBoxes, cellBox, containsBox } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import { isSameFill } from './cell-look';

/** 下地: 箱の全部に一度に置く網。null は網なし。 */
export interface HatchBase {
  readonly box: CellBox;
  readonly hatch: string | null;
}

// About how many bytes of the request each takes. A base also widens the range of the other looks.
const bytes = { base: 420, hatched: 62, plain: 40 } as const;

/**
 * 網の下地を選ぶ: 持駒を選ぶと六十ものマスに網がかかり、指すとまとめて解ける。
 * 変わるマスを囲む箱に一度に置いてから違うマスだけを直すほうが要求が小さいなら、その下地。なければ null。
 * 箱は範囲の左上から数える。
 */
export function chooseHatchBase(
  columns: number,
  shadow: Shadow,
  looks: readonly CellLook[],
): HatchBase | null {
  const box = changedFills(columns, shadow, looks);
  if (!box || looks.some((look, at) => !look.fill || !shadow[at]?.fill)) return null;
  const hatched = looks.find(({ fill }) => fill?.hatch)?.fill?.hatch ?? null;
  let best: HatchBase | null = null;
  let least = costOf(shadow, looks) - bytes.base;
  for (const hatch of new Set([null, hatched])) {
    const base = { box, hatch };
    const cost = costOf(shadowOnBase(columns, shadow, base), looks);
    if (cost >= least) continue;
    least = cost;
    best = base;
  }
  return best;
}

/** 下地を置いた後の覚え。 */
export function shadowOnBase(columns: number, shadow: Shadow, { box, hatch }: HatchBase): Shadow {
  return shadow.map((look, at) =>
    look?.fill && containsBox(box, cellAt(columns, at)) ? { ...look, fill: { ...look.fill, hatch } } : look,
  );
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

function costOf(shadow: Shadow, looks: readonly CellLook[]): number {
  let cost = 0;
  looks.forEach(({ fill }, at) => {
    if (fill && !isSameFill(shadow[at]?.fill, fill))
      cost += fill.hatch === null ? bytes.plain : bytes.hatched;
  });
  return cost;
}

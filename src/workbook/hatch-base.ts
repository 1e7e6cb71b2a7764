import type { CellLook, Shadow } from './cell-look';
import { isSameFill } from './cell-look';

/** 下地: 範囲の全部に一度に置く網。null は網なし。 */
export interface HatchBase {
  readonly hatch: string | null;
}

// About how many bytes of the request each takes.
const bytes = { base: 650, hatched: 62, plain: 40 } as const;

/**
 * 網の下地を選ぶ: 持駒を選ぶと六十ものマスに網がかかり、指すとまとめて解ける。
 * 全部に一度に置いてから違うマスだけを直すほうが要求が小さいなら、その下地。置かないほうがよければ null。
 */
export function chooseHatchBase(shadow: Shadow, looks: readonly CellLook[]): HatchBase | null {
  if (looks.some((look, at) => !look.fill || !shadow[at]?.fill)) return null;
  const hatched = looks.find(({ fill }) => fill?.hatch)?.fill?.hatch ?? null;
  let best: HatchBase | null = null;
  let least = costOf(shadow, looks) - bytes.base;
  for (const hatch of new Set([null, hatched])) {
    const cost = costOf(shadowOnBase(shadow, { hatch }), looks);
    if (cost >= least) continue;
    least = cost;
    best = { hatch };
  }
  return best;
}

/** 下地を置いた後の覚え。 */
export function shadowOnBase(shadow: Shadow, { hatch }: HatchBase): Shadow {
  return shadow.map((look) => look && { ...look, ...(look.fill && { fill: { ...look.fill, hatch } }) });
}

function costOf(shadow: Shadow, looks: readonly CellLook[]): number {
  let cost = 0;
  looks.forEach(({ fill }, at) => {
    if (fill && !isSameFill(shadow[at]?.fill, fill))
      cost += fill.hatch === null ? bytes.plain : bytes.hatched;
  });
  return cost;
}

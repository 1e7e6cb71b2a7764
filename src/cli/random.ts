/** 0 以上 below 未満の整数を返す乱数。 */
export type Random = (below: number) => number;

/** 種から決まる乱数（xorshift32）。種が違えば並びも違う。 */
export function randomSource(seed: number): Random {
  // An odd factor keeps different seeds apart and spreads neighbours; xorshift must not start at 0.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

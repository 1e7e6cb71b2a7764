/** 一度に行う歩数。 */
export const calibrationSteps = 2_000_000;

class Step {
  constructor(
    readonly file: number,
    readonly rank: number,
  ) {}

  get index(): number {
    return this.rank * 9 + this.file;
  }
}

/**
 * この機械の速さの物差し: 小さな物を作り、配列を引き、数を混ぜる、いつも同じ仕事。将棋には触れない。
 * 相手の速さは毎秒の数では言えない。研究の機械とこの機械では倍も違う。行った歩数を返す。
 */
export function calibrate(): number {
  const board = new Int32Array(81);
  // Kept for a while, so that the steps are really made and really thrown away.
  const kept: Step[] = [];
  let state = 1;
  let sum = 0;
  for (let step = 0; step < calibrationSteps; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    kept[step & 1023] = new Step((state >>> 8) % 9, step % 9);
    const place = kept[(state >>> 16) % kept.length]!;
    sum += board[place.index] ?? 0;
    board[place.index] = state & 63;
  }
  if (sum < 0) throw new RangeError('the sum of small numbers is not negative');
  return calibrationSteps;
}

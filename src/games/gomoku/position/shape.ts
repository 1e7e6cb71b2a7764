/** 空き・盤の外。石は側の番号に 1 を足したもの。 */
export const EMPTY = 0;
export const EDGE = 3;

/** 縁を一つ付けた盤の幅。 */
export const WIDTH = 17;

/** 四つの筋の向き (横、縦、右下がり、右上がり)。 */
const lineSteps = [1, WIDTH, WIDTH + 1, WIDTH - 1] as const;

/** 石の判定: 勝ちの五連、負けの多連と三三、どれでもない null。 */
export type Verdict = 'five' | 'overline' | 'doubleThree' | null;

/**
 * 置かれた石を判定する。五連があれば、同じ手で多連や三三ができていても勝ち (五優先)。
 * 三三は活三の筋が二つ以上あること。四がいくつあっても変わらないので、四三と四四は許され、四三三は三三。
 * @param cells 縁を付けた盤。読む間だけ石を置いてみて、元に戻す。
 * @param at 置かれた石のセル。
 */
export function judgeStone(cells: Uint8Array, at: number): Verdict {
  let hasOverline = false;
  for (const step of lineSteps) {
    const length = lengthThrough(cells, at, step, cells[at] ?? EMPTY);
    if (length === 5) return 'five';
    if (length > 5) hasOverline = true;
  }
  if (hasOverline) return 'overline';
  return isDoubleThree(cells, at) ? 'doubleThree' : null;
}

/**
 * 石を通る筋で、達四にできる点。四になっている筋や、三でない筋では空。
 *
 * 用語は連珠の国際規則 (The International Rules of Renju, RIF) の定義による。
 * - 五連: 切れずに並ぶちょうど五つ。多連: 六つ以上。
 * - 四: あと一つでちょうどの五連になる並び。達四: 切れずに並ぶ四つで、両端のどちらに足しても五連になるもの。
 * - 活三: 五連を作ることなく、あと一つで達四になる三つ。達四にする点が打てる点であること、すなわち、
 *   そこに打った石が多連でも (活三かどうかを同じように調べて) 三三でもないことを求める。
 *   飛び三も活三。多連にしかならない三や、端や相手の石に塞がれて達四にならない三は活三でない。
 */
function straightFourPoints(cells: Uint8Array, at: number, step: number): readonly number[] {
  const stone = cells[at] ?? EMPTY;
  // A point that joins the stone's own unbroken run is next to one of the run's ends.
  const ends = endsOf(cells, at, step, stone);
  if (ends.some((end) => isFivePoint(cells, end, step, stone))) return [];
  return ends.filter((end) => isStraightFourPoint(cells, end, step, stone));
}

// Whether a three's point may be played is asked of the point in the same way, with one stone more on the board
// each time: it comes to an end. Most stones make no two threes even by shape, and are not asked so far.
function isDoubleThree(cells: Uint8Array, at: number): boolean {
  const threes = lineSteps
    .map((step) => straightFourPoints(cells, at, step))
    .filter((points) => points.length > 0);
  if (threes.length < 2) return false;
  const stone = cells[at] ?? EMPTY;
  return threes.filter((points) => points.some((point) => isAllowed(cells, point, stone))).length >= 2;
}

function isAllowed(cells: Uint8Array, point: number, stone: number): boolean {
  cells[point] = stone;
  const verdict = judgeStone(cells, point);
  cells[point] = EMPTY;
  return verdict === null;
}

function isStraightFourPoint(cells: Uint8Array, point: number, step: number, stone: number): boolean {
  if (cells[point] !== EMPTY || lengthThrough(cells, point, step, stone) !== 4) return false;
  cells[point] = stone;
  const isStraight = endsOf(cells, point, step, stone).every((end) => isFivePoint(cells, end, step, stone));
  cells[point] = EMPTY;
  return isStraight;
}

function isFivePoint(cells: Uint8Array, point: number, step: number, stone: number): boolean {
  return cells[point] === EMPTY && lengthThrough(cells, point, step, stone) === 5;
}

/** そこに石があるとしたときの、切れない並びの長さ。 */
function lengthThrough(cells: Uint8Array, at: number, step: number, stone: number): number {
  const [forward, back] = endsOf(cells, at, step, stone);
  return (forward - back) / step - 1;
}

/** 切れない並びの両端の、すぐ外のセル。 */
function endsOf(cells: Uint8Array, at: number, step: number, stone: number): readonly [number, number] {
  let forward = at + step;
  while (cells[forward] === stone) forward += step;
  let back = at - step;
  while (cells[back] === stone) back -= step;
  return [forward, back];
}

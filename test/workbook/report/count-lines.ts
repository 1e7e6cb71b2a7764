import type { ListLine } from './list-fixture';

/** 勝ち負け分けの数と勝率。 */
export type Score = readonly [wins: number, losses: number, draws: number, rate: number | ''];

/** 数式とは別に数えた答え。 */
export function scoreOf(lines: readonly ListLine[], isWin: Test, isLoss: Test, isDraw: Test): Score {
  const [wins, losses, draws] = [isWin, isLoss, isDraw].map((test) => lines.filter(test).length) as [
    number,
    number,
    number,
  ];
  return [wins, losses, draws, wins + losses === 0 ? '' : wins / (wins + losses)];
}

/** 行の試し。 */
export type Test = (line: ListLine) => boolean;

/** 自分の勝敗の印で数える。 */
export const ownScore = (lines: readonly ListLine[]): Score =>
  scoreOf(
    lines,
    ({ ownResult }) => ownResult === '○',
    ({ ownResult }) => ownResult === '●',
    ({ ownResult }) => ownResult === '△',
  );

/** 先手得点で、先手から数える。 */
export const blackScore = (lines: readonly ListLine[]): Score =>
  scoreOf(
    lines,
    ({ blackPoints }) => blackPoints === 1,
    ({ blackPoints }) => blackPoints === 0,
    ({ blackPoints }) => blackPoints === 0.5,
  );

/** 自分の対局。 */
export const isOwn: Test = ({ opponent = '', ownResult = '' }) => opponent !== '' || ownResult !== '';

/** 先手 (0) か後手 (1) の局。 */
export const onSide =
  (side: 0 | 1): Test =>
  ({ ownSide = '' }) =>
    [
      ['先手', 'Black'],
      ['後手', 'White'],
    ][side]!.includes(String(ownSide));

/** 値を数の多い順に。同じ数の並びは問わない。 */
export function countsOf(values: readonly (string | number | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values)
    if (value !== undefined && value !== '') counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}

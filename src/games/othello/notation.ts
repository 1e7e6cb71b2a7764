import type { RecordNotation } from '../contract/game-record';
import { endings } from './end-code';
import { PASS, moveTo, squareOf } from './move';
import { formatSquare, parseSquare } from './square';
import { ja } from './texts/ja';

const passWords: ReadonlySet<string> = new Set(['パス', 'pass', 'ps', '--']);

/** オセロの記法。手は「f5」、パスは「パス」、終局の言葉は日本語で書く。 */
export const othelloNotation: RecordNotation = {
  game: ja.title,
  playerKeys: ['黒', '白'],
  declaredEnds: [endings.moveOf('resign'), endings.moveOf('interrupt')],
  formatMove(move) {
    const end = endings.codeOf(move);
    return end === null ? formatMove(move) : ja.ends[end];
  },
  parseMove(text) {
    const end = endings.codes.find((code) => ja.ends[code] === text);
    return end === undefined ? parseMove(text) : endings.moveOf(end);
  },
};

/** 手を「f5」「パス」と書く。 */
export function formatMove(move: number): string {
  const square = squareOf(move);
  return square === null ? ja.pass : formatSquare(square);
}

/** 手を読む。「F5」「ｆ５」「pass」もよい。手でなければ null。 */
export function parseMove(text: string): number | null {
  if (passWords.has(text.normalize('NFKC').toLowerCase())) return PASS;
  const square = parseSquare(text);
  return square === null ? null : moveTo(square);
}

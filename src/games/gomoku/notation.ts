import type { RecordNotation } from '../contract/game-record';
import { endings } from './end-code';
import { moveTo, pointOf } from './move';
import { formatPoint, parsePoint } from './point';
import { ja } from './texts/ja';

/** 五目並べの記法。手は「h8」、終局の言葉は日本語で書く。 */
export const gomokuNotation: RecordNotation = {
  game: ja.title,
  playerKeys: ['先手', '後手'],
  declaredEnds: [endings.moveOf('resign'), endings.moveOf('interrupt')],
  formatMove(move) {
    const end = endings.codeOf(move);
    return end === null ? formatPoint(pointOf(move)) : ja.ends[end];
  },
  parseMove(text) {
    const end = endings.codes.find((code) => ja.ends[code] === text);
    return end === undefined ? parseMove(text) : endings.moveOf(end);
  },
};

/** 手を読む。「H8」「ｈ８」もよい。手でなければ null。 */
export function parseMove(text: string): number | null {
  const point = parsePoint(text);
  return point === null ? null : moveTo(point);
}

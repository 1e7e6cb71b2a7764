import { endWords } from '../contract/end-words';
import type { HandType, PieceType } from './piece';
import { pieceNames, pieceTypes } from './piece';
import { formatSquare, parseSquare } from './square';

/** 手を解いたもの。from が null なら打つ手。type は動く前の種類。 */
export interface DobutsuMove {
  readonly type: PieceType;
  readonly from: number | null;
  readonly to: number;
}

/** 終局の言葉: キャッチ、トライ、千日手、まいりました。 */
export type EndCode = 'catch' | 'try' | 'repetition' | 'resign';

/** 終局の言葉の番号。 */
export const endings = endWords<EndCode>(['catch', 'try', 'repetition', 'resign']);

const endNames: Readonly<Record<EndCode, string>> = {
  catch: 'キャッチ！',
  try: 'トライ！',
  repetition: 'ひきわけ',
  resign: 'まいりました',
};

const inHand = 15;

/** 手を作る。四ビットずつ、行き先、元のマス（打つ手は 15）、種類の番号に 1 を足したもの。 */
export function makeMove(move: DobutsuMove): number {
  return move.to | ((move.from ?? inHand) << 4) | ((pieceTypes.indexOf(move.type) + 1) << 8);
}

/** 打つ手を作る。 */
export function makeDrop(type: HandType, to: number): number {
  return makeMove({ type, from: null, to });
}

/** 手を解く。手の形でなければ null。 */
export function readMove(move: number): DobutsuMove | null {
  const type = pieceTypes[((move >> 8) & 15) - 1];
  const from = (move >> 4) & 15;
  const to = move & 15;
  if (!Number.isInteger(move) || move < 0 || move >> 12 !== 0 || type === undefined || to > 11) return null;
  if (from !== inHand && from > 11) return null;
  return { type, from: from === inHand ? null : from, to };
}

/** 棋譜に書く終局の言葉。 */
export function formatEnd(code: EndCode): string {
  return endNames[code];
}

/** 手か終局の言葉を「B3-B2ひよこ」「B2ひよこうつ」「まいりました」と書く。 */
export function formatMove(move: number): string {
  const end = endings.codeOf(move);
  if (end !== null) return endNames[end];
  const parts = readMove(move);
  if (parts === null) throw new RangeError(`not a move: ${move}`);
  const to = formatSquare(parts.to);
  const name = pieceNames[parts.type];
  return parts.from === null ? `${to}${name}うつ` : `${formatSquare(parts.from)}-${to}${name}`;
}

/** 書いた手を読む。知らない文なら null。 */
export function parseMove(text: string): number | null {
  const end = endings.codes.find((code) => endNames[code] === text);
  if (end !== undefined) return endings.moveOf(end);
  const match = /^(?:([A-C][1-4])-)?([A-C][1-4])(\D+?)(うつ)?$/.exec(text);
  const type = pieceTypes.find((each) => pieceNames[each] === match?.[3]);
  const to = parseSquare(match?.[2] ?? '');
  if (type === undefined || to === null || (match?.[1] === undefined) !== (match?.[4] !== undefined))
    return null;
  return makeMove({ type, from: match?.[1] === undefined ? null : parseSquare(match[1]), to });
}

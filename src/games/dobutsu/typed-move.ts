import type { Foul, ParsedMove } from '../contract/outcome';
import type { DobutsuMove } from './move';
import { formatMove, makeMove, readMove } from './move';
import type { PieceType } from './piece';
import { pieceNames, pieceTypes } from './piece';
import type { ReadonlyDobutsuPosition } from './position';
import { parseSquare } from './square';
import { both } from './texts/both';

/** 打ち込まれた文から分かったこと。 */
interface Typed {
  readonly to: number;
  readonly from: number | null;
  readonly type: PieceType | null;
  readonly drops: boolean;
}

/** 打ち込まれた手「B2ひよこ」「B3B2」「ひよこ B2 うつ」を読む。決まらないときはわけを言う。 */
export function parseTypedMove(
  position: ReadonlyDobutsuPosition,
  source: string,
  judge: (move: number) => Foul | null,
): ParsedMove {
  const text = source.trim();
  if (text === '') return { ok: false, text: both((t) => t.typed.empty), foul: null };
  const typed = readTyped(text);
  if (typed === null) return { ok: false, text: both((t) => t.typed.unknown(text)), foul: null };
  const exact = exactMove(position, typed);
  const candidates = exact === null ? candidatesOf(position, typed) : [exact];
  const judged = candidates.map((move) => ({ move, foul: judge(move) }));
  const playable = judged.filter(({ foul }) => foul === null);
  const [first, second] = playable;
  if (first && !second) return { ok: true, move: first.move };
  if (first) {
    const names = playable.map(({ move }) => formatMove(move));
    return { ok: false, text: both((t) => t.typed.ambiguous(text, names)), foul: null };
  }
  const foul = judged[0]?.foul ?? null;
  return { ok: false, text: foul?.text ?? both((t) => t.typed.noPiece(text)), foul };
}

function readTyped(text: string): Typed | null {
  const plain = kataToHira(text.normalize('NFKC').toUpperCase()).replace(/[\s-]+/g, '');
  const squares = [...plain.matchAll(/[A-C][1-4]/g)].map(([square]) => parseSquare(square));
  const words = plain.replace(/[A-C][1-4]/g, '').replace(/うつ|\*/g, '');
  const type = pieceTypes.find((each) => kataToHira(pieceNames[each]) === words) ?? null;
  const to = squares.at(-1) ?? null;
  if (to === null || squares.length > 2 || (words !== '' && type === null)) return null;
  const from = squares.length === 2 ? (squares[0] ?? null) : null;
  const drops = /うつ|\*/.test(plain);
  if ((from === null && type === null) || (from !== null && drops)) return null;
  return { to, from, type, drops };
}

/** 元のマスか「うつ」が書かれていて、一つに決まる手。 */
function exactMove(position: ReadonlyDobutsuPosition, typed: Typed): number | null {
  if (typed.drops && typed.type !== null) return makeMove({ type: typed.type, from: null, to: typed.to });
  if (typed.from === null) return null;
  const type = typed.type ?? position.pieceAt(typed.from)?.type ?? 'chick';
  return makeMove({ type, from: typed.from, to: typed.to });
}

function candidatesOf(position: ReadonlyDobutsuPosition, typed: Typed): number[] {
  const fits = (parts: DobutsuMove | null): boolean => parts?.to === typed.to && parts.type === typed.type;
  const all = position.moves().filter((move) => fits(readMove(move)));
  // As in shogi kifu, a piece on the board goes before one in hand unless うつ is written.
  const onBoard = all.filter((move) => readMove(move)?.from !== null);
  return onBoard.length > 0 ? onBoard : all;
}

function kataToHira(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));
}

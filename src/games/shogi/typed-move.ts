import type { Foul, ParsedMove } from '../contract/outcome';
import { formatMove, parseMoveText } from './formats/move-text';
import { moveTo } from './move';
import type { Position } from './position/position';
import { both } from './texts/both';

/**
 * 打ち込まれた手を読む。指せる手が一つに決まれば ok。
 * 反則はその規則を言い、決まらないときは候補を挙げる。lastMove は直前の手 (「同」のため)。
 */
export function parseTypedMove(
  position: Position,
  source: string,
  lastMove: number | null,
  judge: (move: number) => Foul | null,
): ParsedMove {
  const typed = source.trim();
  if (typed === '') return { ok: false, text: both((t) => t.typed.empty()), foul: null };
  const previous = lastMove === null ? -1 : moveTo(lastMove);
  const result = parseMoveText(position, typed, previous);
  if (!result.ok) return { ok: false, text: both((t) => t.typed[result.code](typed)), foul: null };
  const judged = result.moves.map((move) => ({ move, foul: judge(move) }));
  const playable = judged.filter(({ foul }) => foul === null);
  const only = playable[0] ?? judged[0];
  if (only === undefined) return { ok: false, text: both((t) => t.typed.noPiece(typed)), foul: null };
  if (playable.length === 1) return { ok: true, move: only.move };
  if (playable.length === 0 && only.foul !== null)
    return { ok: false, text: only.foul.text, foul: only.foul };
  const names = playable.map(({ move }) => formatMove(position, move, -1, { style: 'display', mark: false }));
  return { ok: false, text: both((t) => t.typed.ambiguous(typed, names)), foul: null };
}

import type { Move } from '../move';
import {
  dropType,
  isDrop,
  makeBoardMove,
  makeDrop,
  moveFrom,
  movePromotes,
  moveTo,
  parseLooseUsiMove,
} from '../move';
import { isHandType, typeCode, typeOfCode } from '../piece';
import { PROMOTION, ZONE, CELLS, INNER } from '../position/mailbox';
import type { Position } from '../position/position';
import { matchRelative, preferLegal, reachingSquares, relativeWord } from './candidates';
import { isBlank, pieceName } from './chars';
import { parseCsaMove } from './csa-move';
import { formatKifMove, formatTarget } from './kif-move-writer';
import type { MoveWords } from './kif-move';
import { emptyMoveWords, scanMove } from './kif-move';

/** 指し手の書き方。kif `７六歩(77)`、ki2 `▲７六歩`（同の後に空白）、display `▲７六歩`（空白なし）。 */
export type MoveStyle = 'kif' | 'ki2' | 'display';

/** 入力された指し手を読んだ答。候補が二つ以上なら、どれかを尋ねる。 */
export type MoveTextResult =
  | { readonly ok: true; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly code: 'notMove' | 'noPrevious' | 'noPiece' };

function targetName(to: number, previous: number, gap: string): string {
  return to === previous ? `同${gap}` : formatTarget(to);
}

function canPromote(position: Position, from: number, to: number): boolean {
  const code = position.codeAt(from);
  const zone = position.side * CELLS;
  return PROMOTION[code] !== code && (ZONE[zone + INNER[from]!]! | ZONE[zone + INNER[to]!]!) !== 0;
}

/**
 * 指し手を日本語で書く。局面は指す前のもの、previous は直前の手の行き先（なければ -1）。
 * mark を false にすると ki2 と display の ▲△ を省く（kif には初めから付かない）。局面に合わない手でも、分かるところまで書く。
 */
export function formatMove(
  position: Position,
  move: Move,
  previous: number,
  options: { readonly style: MoveStyle; readonly mark?: boolean },
): string {
  const to = moveTo(move);
  const drop = dropType(move);
  if (options.style === 'kif') {
    return formatKifMove(drop === null ? position.codeAt(moveFrom(move)) & 15 : 0, move, previous);
  }
  const piece = drop !== null ? typeCode(drop) : position.codeAt(moveFrom(move)) & 15;
  const gap = options.style === 'display' ? '' : '　';
  const body = targetName(to, previous, gap) + pieceName(piece);
  const mark = options.mark === false ? '' : position.side === 0 ? '▲' : '△';
  const all = reachingSquares(position, piece, to);
  if (drop !== null) return `${mark}${body}${all.length > 0 ? '打' : ''}`;
  const from = moveFrom(move);
  const relative = relativeWord(position, from, to, piece, all);
  const promotion = movePromotes(move) ? '成' : canPromote(position, from, to) ? '不成' : '';
  return `${mark}${body}${relative}${promotion}`;
}

/**
 * 読み取った言葉を、局面の上の手にする。候補を並べ、なければ空。
 * 元の升があればそれを信じ、なければその升へ動ける駒から選び、いなければ打つ手とみる。
 */
export function resolveWords(position: Position, words: MoveWords, to: number): Move[] {
  const promote = words.promotion === 1;
  if (words.from >= 0) return words.from === to ? [] : [makeBoardMove(words.from, to, promote)];
  const type = typeOfCode(words.piece);
  const drop = type !== null && isHandType(type) ? [makeDrop(type, to)] : [];
  if (words.drop) return drop;
  const all = reachingSquares(position, words.piece, to);
  if (all.length === 0) return words.relative === '' && !promote ? drop : [];
  const squares = matchRelative(position, all, to, words.piece, words.relative);
  return squares.length <= 1
    ? squares.map((from) => makeBoardMove(from, to, promote))
    : preferLegal(position, squares, to, promote);
}

// A typed move without 成 or 不成 may mean either; a forced promotion leaves no choice.
function withPromotionChoice(position: Position, moves: readonly Move[]): Move[] {
  return moves.flatMap((move) => {
    if (isDrop(move) || movePromotes(move) || !canPromote(position, moveFrom(move), moveTo(move)))
      return [move];
    const promoting = makeBoardMove(moveFrom(move), moveTo(move), true);
    return position.judge(move)?.code === 'mustPromote' ? [promoting] : [promoting, move];
  });
}

/**
 * 入力された指し手（`76歩`、`７六歩`、`同銀成`、`５八金右`、`7g7f`、`P*5e`、`+7776FU` …）を読む。
 * 反則の手もそのまま返す（断るのはゲームの仕事）。previous は直前の手の行き先（なければ -1）。
 */
export function parseMoveText(position: Position, source: string, previous: number): MoveTextResult {
  const text = source.trim().replace(/[+＋]$/u, '+');
  const usi = parseLooseUsiMove(text);
  if (usi !== null) return { ok: true, moves: [usi] };
  const csa = parseCsaMove(position, text);
  if (csa !== null) return { ok: true, moves: [csa] };
  const words = emptyMoveWords();
  if (!scanMove(text, 0, text.length, words, true)) return { ok: false, code: 'notMove' };
  for (let at = words.end; at < text.length; at++) {
    if (!isBlank(text.charCodeAt(at))) return { ok: false, code: 'notMove' };
  }
  const to = words.to >= 0 ? words.to : previous;
  if (to < 0) return { ok: false, code: 'noPrevious' };
  const moves = resolveWords(position, words, to);
  if (moves.length === 0) return { ok: false, code: 'noPiece' };
  return { ok: true, moves: words.promotion === 0 ? withPromotionChoice(position, moves) : moves };
}

import type { Color } from '../piece';
import { BISHOP, KING, ROOK, colorCode } from '../piece';
import { CELLS, INNER, OUTER, ZONE } from '../position/mailbox';
import type { Position } from '../position/position';

/**
 * 入玉宣言の点数の決まり。
 * points27 は 27点法（先手 28 点、後手 27 点以上で勝ち）、points24 は 24点法（31 点以上で勝ち、24〜30 点は持将棋）。
 */
export type ImpasseRule = 'points27' | 'points24';

/** 入玉宣言の結果。条件が一つでも欠ければ宣言した側の負け。 */
export type DeclarationResult = 'win' | 'draw' | 'lose';

/** 入玉宣言の内訳。条件ごとに満たしたかがわかる。 */
export interface Declaration {
  readonly result: DeclarationResult;
  /** 敵陣の駒と持駒の点数（大駒 5、小駒 1、玉 0）に、落とした駒の点を足したもの。 */
  readonly points: number;
  /** 勝ちに要る点数。 */
  readonly required: number;
  /** 敵陣にある、玉を除く自分の駒の数。 */
  readonly zonePieces: number;
  readonly isOnTurn: boolean;
  readonly isKingInZone: boolean;
  readonly hasEnoughPieces: boolean;
  readonly isOutOfCheck: boolean;
  readonly hasEnoughPoints: boolean;
}

const drawPoints = 24;
const neededPieces = 10;
const fullSet = 54;

/** 宣言して勝つのに要る点数。handicapPoints は上手の落とした駒の点（missingPoints）。 */
export function requiredPoints(color: Color, rule: ImpasseRule, handicapPoints = 0): number {
  const needed = rule === 'points24' ? 31 : color === 'black' ? 28 : 27;
  return color === 'white' ? needed - handicapPoints : needed;
}

/**
 * その側が宣言したときの結果と内訳。宣言は手番の側だけができる。
 * 駒落ちでは上手（white）の落とした駒を上手の点に数える。handicapPoints に開始局面の missingPoints を渡す。
 * 出典は lishogi の入玉宣言（落とした駒の点だけ上手に要る点が減る）で、tsshogi も同じ点を上手に足す。
 * 27点法と 24点法の条件（玉が敵陣、ほかに 10 枚以上、王手でない、点数）は日本将棋連盟の対局規定による。
 */
export function declare(
  position: Position,
  color: Color,
  rule: ImpasseRule,
  handicapPoints = 0,
): Declaration {
  const zone = countZone(position, color);
  const credit = color === 'white' ? handicapPoints : 0;
  const points = zone.points + handPoints(position, color) + credit;
  const required = requiredPoints(color, rule);
  const conditions = {
    isOnTurn: position.turn === color,
    isKingInZone: zone.hasKing,
    hasEnoughPieces: zone.pieces >= neededPieces,
    isOutOfCheck: !position.inCheck(color),
    hasEnoughPoints: points >= (rule === 'points24' ? drawPoints : required),
  };
  const met = Object.values(conditions).every((condition) => condition);
  const result = !met ? 'lose' : points >= required ? 'win' : 'draw';
  return { result, points, required, zonePieces: zone.pieces, ...conditions };
}

/** 盤上と駒台を合わせたその側の点数（大駒 5、小駒 1、玉 0）。持将棋の話し合いの目安。 */
export function totalPoints(position: Position, color: Color): number {
  const own = 16 << colorCode(color);
  let points = handPoints(position, color);
  for (const cell of INNER) {
    const code = position.board[cell]!;
    if ((code & own) !== 0) points += pointsOf(code & 15);
  }
  return points;
}

/** 一組の駒（54 点）に足りない点数。駒落ちの開始局面では上手の落とした駒の点になる。 */
export function missingPoints(start: Position): number {
  return Math.max(0, fullSet - totalPoints(start, 'black') - totalPoints(start, 'white'));
}

function countZone(position: Position, color: Color): { points: number; pieces: number; hasKing: boolean } {
  const side = colorCode(color);
  const king = position.kingSquare(color);
  let points = 0;
  let pieces = 0;
  let hasKing = false;
  for (const cell of INNER) {
    const code = position.board[cell]!;
    if (ZONE[side * CELLS + cell] === 0 || (code & (16 << side)) === 0) continue;
    if (OUTER[cell] === king) {
      hasKing = true;
      continue;
    }
    pieces++;
    points += pointsOf(code & 15);
  }
  return { points, pieces, hasKing };
}

function handPoints(position: Position, color: Color): number {
  const hand = colorCode(color) << 4;
  let points = 0;
  for (let type = 1; type < KING; type++) points += position.hands[hand | type]! * pointsOf(type);
  return points;
}

function pointsOf(type: number): number {
  const base = type & 7;
  if (base === 0) return 0;
  return base === BISHOP || base === ROOK ? 5 : 1;
}

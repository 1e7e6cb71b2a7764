import { describe, expect, it } from 'vitest';
import { handicapSfen } from '../../../../src/games/shogi/handicap';
import {
  declare,
  missingPoints,
  requiredPoints,
  totalPoints,
} from '../../../../src/games/shogi/rules/impasse';
import { placed } from '../position/placed';

// 先手 the king, ten others worth 22 on the zone's last two ranks, and `hand` more points in hand.
const black = (hand: string) => placed(`RRBB1K3/PPPPPP3/9/9/9/9/9/9/4k4 b ${hand} 1`);

describe('入玉宣言', () => {
  it('27点法は先手 28 点で勝ち', () => {
    expect(declare(black('2P'), 'black', 'points27')).toMatchObject({
      points: 28,
      zonePieces: 10,
      result: 'win',
    });
    expect(declare(black('P'), 'black', 'points27')).toMatchObject({ points: 27, result: 'lose' });
  });

  it('27点法は後手 27 点で勝ち', () => {
    const white = placed('4K4/9/9/9/9/9/9/rrbbk4/pppppp3 w p 1');
    expect(declare(white, 'white', 'points27')).toMatchObject({ points: 27, result: 'win' });
  });

  it.each([
    ['5P', 31, 'win'],
    ['4P', 30, 'draw'],
  ])('24点法は持駒 %s の %i 点で %s', (hand, points, result) => {
    expect(declare(black(hand), 'black', 'points24')).toMatchObject({ points, result });
  });

  it('24 点に足りなければ負け', () => {
    const position = placed('RRB2K3/PPPPPPP2/9/9/9/9/9/9/4k4 b P 1');
    expect(declare(position, 'black', 'points24')).toMatchObject({
      points: 23,
      zonePieces: 10,
      result: 'lose',
    });
  });

  it.each([
    ['手番でない', 'RRBB1K3/PPPPPP3/9/9/9/9/9/9/4k4 w 5P 1', 'isOnTurn'],
    ['玉が敵陣にいない', 'RRBB5/PPPPPP3/9/5K3/9/9/9/9/4k4 b 5P 1', 'isKingInZone'],
    ['九枚しかない', 'RRBB1K3/PPPPP4/9/9/9/9/9/9/4k4 b 5P 1', 'hasEnoughPieces'],
    ['王手がかかっている', 'RRBB1K2r/PPPPPP3/9/9/9/9/9/9/4k4 b 5P 1', 'isOutOfCheck'],
    ['点が足りない', 'RRBB1K3/PPPPPP3/9/9/9/9/9/9/4k4 b - 1', 'hasEnoughPoints'],
  ] as const)('%sと負け', (_, sfen, condition) => {
    const declaration = declare(placed(sfen), 'black', 'points27');
    expect([declaration.result, declaration[condition]]).toEqual(['lose', false]);
  });
});

describe('駒落ちの点数', () => {
  it('上手の落とした駒は上手の点に数える', () => {
    const credit = missingPoints(placed(handicapSfen('fourPieces')));
    expect(credit).toBe(12);
    expect([
      requiredPoints('white', 'points27', credit),
      requiredPoints('black', 'points27', credit),
    ]).toEqual([15, 28]);
    expect(missingPoints(placed('startpos'))).toBe(0);
    expect(totalPoints(placed('startpos'), 'white')).toBe(27);
  });
});

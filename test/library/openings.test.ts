import { describe, expect, test } from 'vitest';
import type { OpeningId } from '../../src/library/opening-names';
import { recognizeOpening } from '../../src/library/openings';
import { summarize } from '../../src/library/summarize';
import { gameOf, kif } from './written-games';

const games: readonly (readonly [OpeningId, string])[] = [
  ['fourthFileRook', '7g7f 3c3d 6g6f 8c8d 6i7h 8d8e 8h7g 7a6b 2h6h 5a4b'],
  ['fourthFileRook', '7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 2f2e 2b3c'],
  ['thirdFileRook', '7g7f 3c3d 6g6f 8c8d 2h7h 8d8e 8h7g'],
  ['ishida', '7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 5i4h'],
  ['centralRook', '7g7f 8c8d 6g6f 3c3d 5g5f 7a6b 2h5h'],
  ['gokigen', '7g7f 3c3d 2g2f 5c5d 2f2e 8b5b'],
  ['blackCentralRook', '7g7f 8c8d 5g5f 8d8e 8h7g 5c5d 2h5h 3c3d'],
  ['blackCentralRook', '5g5f 3c3d 7g7f 8c8d 2h5h'],
  ['opposingRook', '7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h8h'],
  ['fourthFileRookExchange', '7g7f 3c3d 2g2f 8b4b 2f2e 2b8h+ 7i8h 3a2b'],
  ['doubleRangingRook', '7g7f 3c3d 6g6f 8b3b 8h7g 3d3e 2h8h'],
  ['sidePawn', '7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c'],
  ['oneTurnLoss', '7g7f 3c3d 2g2f 8c8d 2f2e 2b8h+ 7i8h 3a2b'],
  ['doubleWing', '2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d'],
  ['bishopExchange', '7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 2b7g+ 8h7g 3a4b'],
  ['oddDiagonalBishop', '7g7f 3c3d 8h2b+ 3a2b B*4e 8b4b'],
  ['snowRoof', '7g7f 3c3d 6g6f 8c8d 2g2f 7a6b 7i6h 5c5d 6h6g 6a5b 6i7h 8d8e 8h7g'],
  ['fortress', '7g7f 8c8d 7i6h 3c3d 6g6f 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6i7h 5a4a 6h7g 4b3c'],
  ['rightFourthFile', '7g7f 3c3d 4g4f 8c8d 3i4h 7a6b 4h4g 1c1d 4g5f 1d1e 2h4h 8d8e'],
  ['climbingSilver', '2g2f 3c3d 2f2e 2b3c 3i3h 8c8d 3h2g 8d8e 2g2f 7a6b 6i7h'],
  ['doubleStaticRook', '2g2f 3c3d 7g7f 4c4d 4i5h 8c8d'],
  ['unknown', '7g7f 3c3d'],
  ['unknown', '1g1f 9c9d'],
];

describe('戦型', () => {
  test.each(games)('%s: %s', (id, moves) => {
    expect(recognizeOpening(gameOf(moves)).id).toBe(id);
  });

  test('a handicap game is a handicap game, any other start is unknown', () => {
    const handicap = kif('手合割：角落ち\n上手：甲\n下手：乙\n1 ８四歩(83)\n2 ７六歩(77)\n');
    expect(recognizeOpening(handicap).id).toBe('handicap');
    expect(recognizeOpening(gameOf('5b5a', 'sfen 9/4k4/9/9/9/9/9/9/4K4 w - 1')).id).toBe('unknown');
  });

  test('each side has its style and its castle', () => {
    const mino = '7g7f 8c8d 6g6f 3c3d 2h6h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 6a5b 3i3h 5c5d 6i5h 1c1d';
    const { sides } = recognizeOpening(gameOf(mino));
    expect(sides[0]).toEqual({ style: 'fourthFileRook', castle: 'mino' });
    expect(sides[1]).toEqual({ style: 'staticRook', castle: 'boat' });
  });

  test('a header goes before the moves', () => {
    const text = '戦型：風車\n1 ７六歩(77)\n2 ３四歩(33)\n';
    expect(summarize({ record: kif(text), notices: [] })).toMatchObject({
      opening: { ja: '風車', en: '風車' },
      openingFrom: 'header',
    });
    expect(summarize({ record: kif(text.replace('風車', '')), notices: [] })).toMatchObject({
      opening: { ja: '不明', en: 'Unknown' },
      openingFrom: 'moves',
    });
  });
});

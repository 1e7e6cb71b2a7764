import { describe, expect, it } from 'vitest';
import { perft, perftBulk } from '../../../../src/games/shogi/position/perft';
import { placed } from './placed';

const counts: readonly [string, string, readonly number[]][] = [
  ['平手', 'startpos', [30, 900, 25_470, 719_731, 19_861_490]],
  ['合法手 593 の局面', 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1', [593, 105_677, 53_393_368]],
  [
    '指し手生成祭り',
    'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
    [207, 28_684, 4_809_015],
  ],
];

describe.each(counts)('%s', (_, sfen, expected) => {
  it.each(expected.map((nodes, index) => [index + 1, nodes]))(
    '深さ %i の手順は %i',
    { timeout: 60_000 },
    (depth, nodes) => {
      expect(perftBulk(placed(sfen), depth)).toBe(nodes);
      if (nodes < 1_000_000) expect(perft(placed(sfen), depth)).toBe(nodes);
    },
  );
});

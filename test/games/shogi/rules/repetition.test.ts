import { describe, expect, it } from 'vitest';
import { RepetitionLine } from '../../../../src/games/shogi/rules/repetition';
import { placed, usi } from '../position/placed';

function after(sfen: string, moves: string) {
  const position = placed(sfen);
  const line = new RepetitionLine();
  line.start(position);
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    position.make(usi(text));
    line.push(position);
  }
  return { position, line };
}

const quiet = '7a7b 9a9b 7b7a 9b9a ';
const kings = 'k1K6/9/9/9/9/9/9/9/9 b - 1';
// Black's rook chases the king between 5a and 4a: every black move is a check.
const chase = '5h4h 4a5a 4h5h 5a4a ';
const chased = '5k3/9/9/9/9/9/9/4R4/8K b - 1';

describe('千日手', () => {
  it('四回目の同一局面で引き分け', () => {
    expect(after(kings, quiet.repeat(2)).line.status()).toEqual({ kind: 'none', count: 3 });
    expect(after(kings, quiet.repeat(3)).line.status()).toEqual({ kind: 'draw', count: 4 });
  });

  it('戻すと回数も戻る', () => {
    const { line } = after(kings, quiet.repeat(3));
    line.pop();
    expect(line.status()).toEqual({ kind: 'none', count: 3 });
    expect(line.ply).toBe(11);
  });

  it('長い並びでも覚えている', () => {
    expect(after(kings, quiet.repeat(200)).line.status()).toEqual({ kind: 'draw', count: 201 });
  });
});

describe('連続王手の千日手', () => {
  it('開始局面から始まる循環でも、王手を続けた側の負け', () => {
    expect(after(chased, chase.repeat(3)).line.status()).toEqual({
      kind: 'perpetualCheck',
      count: 4,
      loser: 'black',
    });
  });

  it('開始局面がすでに王手でも同じ', () => {
    const sfen = '5k3/9/9/9/9/9/9/5R3/8K w - 1';
    const { line } = after(sfen, '4a5a 4h5h 5a4a 5h4h '.repeat(3));
    expect(line.status()).toEqual({ kind: 'perpetualCheck', count: 4, loser: 'black' });
  });

  it('一手でも王手でなければ引き分け', () => {
    const loop = '5h6h 4a5a 6h5h 5a4a ';
    expect(after(chased, loop.repeat(3)).line.status().kind).toBe('draw');
  });

  it('自分の手で成り立たせる手だけが反則', () => {
    const checked = '5k3/9/9/9/9/9/9/5R3/8K w - 1';
    const { position, line } = after(checked, '4a5a 4h5h 5a4a 5h4h '.repeat(2) + '4a5a 4h5h 5a4a');
    const before = position.toSfen();
    expect(line.completesPerpetualCheck(position, usi('5h4h'))).toBe(true);
    expect(line.completesPerpetualCheck(position, usi('5h5g'))).toBe(false);
    expect([position.toSfen(), line.ply]).toEqual([before, 11]);

    const other = after(chased, chase.repeat(2) + '5h4h 4a5a 4h5h');
    expect(other.line.completesPerpetualCheck(other.position, usi('5a4a'))).toBe(false);
  });
});

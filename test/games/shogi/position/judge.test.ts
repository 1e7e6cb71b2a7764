import { describe, expect, it } from 'vitest';
import { PROMOTE_BIT } from '../../../../src/games/shogi/move';
import { parseUsiSquare } from '../../../../src/games/shogi/square';
import { foulOf, legalUsi, placed, usi } from './placed';

const square = (text: string) => parseUsiSquare(text) ?? -1;
const squaresOf = (sfen: string, move: string) => placed(sfen).judge(usi(move))?.squares;

describe('指せない手', () => {
  it.each([
    ['5e5d', 'emptyOrigin'],
    ['3c3d', 'notYourPiece'],
    ['2h2g', 'ownPieceOnTarget'],
    ['P*5e', 'notInHand'],
    ['2h2f', 'wrongWay'],
    ['7g7e', 'wrongWay'],
    ['7g7f+', 'cannotPromote'],
    ['7g7f', 'legal'],
  ])('%s は %s', (move, code) => expect(foulOf(placed('startpos'), move)).toBe(code));

  it('駒のある升には打てない', () => {
    expect(foulOf(placed('4k4/9/9/9/4p4/9/9/9/4K4 b P 1'), 'P*5e')).toBe('occupied');
  });

  it('成った駒は打てず、指し手でない数も投げない', () => {
    const position = placed('4k4/9/9/9/9/9/9/9/4K4 b B 1');
    expect(position.judge(usi('B*5e') | PROMOTE_BIT)?.code).toBe('cannotPromote');
    for (const move of [0, -1, 255, 16 << 8, 0xffff]) expect(position.judge(move)).not.toBeNull();
  });

  it('さえぎる駒の升がわかる', () => expect(squaresOf('startpos', '2h2d')).toEqual([square('2g')]));
});

describe('二歩', () => {
  it('先にある歩の升がわかる', () => {
    expect(foulOf(placed('4k4/9/9/9/9/9/4P4/9/4K4 b P 1'), 'P*5e')).toBe('nifu');
    expect(squaresOf('4k4/9/9/9/9/9/4P4/9/4K4 b P 1', 'P*5e')).toEqual([square('5g')]);
  });

  it('と金と相手の歩は数えない', () => {
    expect(foulOf(placed('3k5/4p4/9/9/9/4+P4/9/9/4K4 b P 1'), 'P*5e')).toBe('legal');
  });

  it('歩が成る、取られると打てるようになる', () => {
    const position = placed('4k4/9/8p/8P/9/9/9/9/4K4 b P 1');
    expect(foulOf(position, 'P*1e')).toBe('nifu');
    position.make(usi('1d1c+'));
    position.make(usi('5a5b'));
    expect(foulOf(position, 'P*1e')).toBe('legal');
  });

  it('二歩のまま進んだ棋譜でも、一枚が動くまで二歩は残る', () => {
    const position = placed('4k4/9/9/9/9/9/4P4/9/4K4 b 2P 1');
    expect(position.makeAny(usi('P*5e'))).toBe(true);
    position.make(usi('5a4a'));
    expect(foulOf(position, 'P*5f')).toBe('nifu');
  });
});

describe('成りと行き所のない駒', () => {
  const sfen = '1r5k1/L7P/N8/2N6/3S5/9/9/9/4K4 b LNP 1';
  it.each([
    ['1b1a', 'mustPromote'],
    ['1b1a+', 'legal'],
    ['9b9a', 'mustPromote'],
    ['9b9a+', 'legal'],
    ['7d8b', 'mustPromote'],
    ['7d6b+', 'legal'],
    ['P*5a', 'deadEnd'],
    ['L*5a', 'deadEnd'],
    ['N*5b', 'deadEnd'],
    ['N*5c', 'legal'],
    ['L*5b', 'legal'],
  ])('%s は %s', (move, code) => expect(foulOf(placed(sfen), move)).toBe(code));

  it('敵陣から出る手も成れる', () => {
    expect(foulOf(placed('4k4/9/3S5/9/9/9/9/9/4K4 b - 1'), '6c7d+')).toBe('legal');
  });

  it('四段目の銀は前へ進むときだけ成れる', () => {
    const moves = legalUsi(placed('k8/9/9/3S5/9/9/9/9/4K4 b - 1')).filter((move) => move.startsWith('6d'));
    expect(moves).toEqual(['6d5c', '6d5c+', '6d5e', '6d6c', '6d6c+', '6d7c', '6d7c+', '6d7e']);
  });

  it('香の二段目、桂の三段目は成らずにも指せる', () => {
    const moves = legalUsi(placed('k8/9/4L4/9/2N6/9/9/9/4K4 b - 1'));
    expect(moves).toEqual(expect.arrayContaining(['5c5b', '5c5b+', '5c5a+', '7e6c', '7e6c+']));
    expect(moves).not.toContain('5c5a');
  });
});

describe('王手', () => {
  it('玉の後ろの升は飛び道具の利きが通る', () => {
    expect(foulOf(placed('4r4/9/9/9/4K4/9/9/9/k8 b - 1'), '5e5f')).toBe('kingInCheck');
    expect(squaresOf('4r4/9/9/9/4K4/9/9/9/k8 b - 1', '5e5f')).toEqual([square('5a')]);
  });

  it('両王手は玉が動くしかない', () => {
    const position = placed('4r4/9/9/9/9/3n5/9/4K4/9 b G 1');
    expect(position.checkers().length).toBe(2);
    expect(legalUsi(position).every((move) => move.startsWith('5h'))).toBe(true);
  });

  it('釘づけの駒は王手を受けられず、線の上だけを動ける', () => {
    expect(foulOf(placed('4r4/9/9/4G4/9/9/9/9/k3K4 b - 1'), '5d4d')).toBe('kingInCheck');
    expect(foulOf(placed('4r4/9/9/4G4/9/9/9/9/k3K4 b - 1'), '5d5c')).toBe('legal');
    expect(foulOf(placed('4r4/9/9/9/9/4N4/9/9/k3K4 b - 1'), '5f4d')).toBe('kingInCheck');
  });

  it('桂の王手に合駒はない', () => {
    const moves = legalUsi(placed('k8/9/9/9/9/9/5n3/9/4K4 b G 1'));
    expect(moves.some((move) => move.startsWith('G*'))).toBe(false);
  });

  it('隣の馬の王手は取るか逃げるしかない', () => {
    const moves = legalUsi(placed('k8/9/9/9/9/9/9/4+b4/4K4 b G 1'));
    expect(moves).toEqual(['5i5h']);
  });

  it('指す手がないのは、王手なら詰み、王手でなくても負け', () => {
    const position = placed('4k4/9/9/9/9/9/4g4/4g4/4K4 b - 1');
    expect([position.inCheck(), position.hasLegalMove(), position.isMate()]).toEqual([true, false, true]);
    const stuck = placed('8k/9/9/9/9/9/1r7/8r/K8 b - 1');
    expect([stuck.inCheck(), stuck.hasLegalMove(), stuck.countLegal()]).toEqual([false, false, 0]);
  });
});

describe('打ち歩詰め', () => {
  it('歩を打って詰ますことはできない', () => {
    expect(foulOf(placed('kn7/9/1G7/9/9/9/9/9/9 b P 1'), 'P*9b')).toBe('uchifuzume');
    expect(squaresOf('kn7/9/1G7/9/9/9/9/9/9 b P 1', 'P*9b')).toEqual([square('9a')]);
  });

  it('打った歩が自分の角の利きを切れば逃げられる', () => {
    expect(foulOf(placed('7k1/5G3/9/5B1N1/9/9/9/9/4K4 b P 1'), 'P*2b')).toBe('legal');
  });

  it('香なら詰ましてよい', () => {
    expect(foulOf(placed('8k/9/7+R1/9/9/9/9/9/9 b L 1'), 'L*1b')).toBe('legal');
  });

  it('合駒に打つ歩でも、詰ますことはできない', () => {
    const position = placed('9/9/9/9/9/R8/6kp1/4K2r1/6G1B b P 1');
    expect(position.inCheck()).toBe(true);
    expect(foulOf(position, 'P*3h')).toBe('uchifuzume');
    expect(legalUsi(position)).toContain('P*4h');
    expect(legalUsi(position)).not.toContain('P*3h');
  });

  it('筋に釘づけの守り駒も、筋の上なら歩を取れる', () => {
    expect(foulOf(placed('6nkn/9/7gG/9/9/9/9/9/K5LR1 b P 1'), 'P*2b')).toBe('legal');
    expect(foulOf(placed('6nkn/9/7pG/9/9/9/9/9/K5LR1 b P 1'), 'P*2b')).toBe('uchifuzume');
  });
});

describe('王のいない局面', () => {
  it('王手も王手放置もない', () => {
    const position = placed('9/9/9/9/4B4/9/9/9/9 b P 1');
    expect([position.inCheck(), position.kingSquare('black')]).toEqual([false, null]);
    expect(foulOf(position, 'P*5d')).toBe('legal');
    expect(position.countLegal()).toBe(legalUsi(position).length);
  });
});

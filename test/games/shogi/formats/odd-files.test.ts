import { describe, expect, it } from 'vitest';
import type { KifuGame } from '../../../../src/games/shogi/formats/read';
import { readKifu, readKifuText } from '../../../../src/games/shogi/formats/read';
import { encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { writeKi2 } from '../../../../src/games/shogi/formats/ki2-writer';
import { writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import { formatUsiMove } from '../../../../src/games/shogi/move';
import { recordResult } from '../../../../src/games/shogi/record/result';

const TITLE = '手数----指手---------消費時間--';
const PAWNS = '1 ７六歩(77)\n2 ３四歩(33)\n';

const read = (...lines: string[]): readonly KifuGame[] => readKifuText(lines.join('\n')).games;
const one = (...lines: string[]): KifuGame => {
  const games = read(...lines);
  expect(games).toHaveLength(1);
  return games[0]!;
};
/** 玉だけの図の、盤の行。 */
const kingRows = '一二三四五六七八九'.split('').map((rank, i) => {
  const king = { 0: 'v玉', 8: ' 玉' }[i] ?? ' ・';
  return `|${' ・'.repeat(4)}${king}${' ・'.repeat(4)}|${rank}`;
});

const codes = (game: KifuGame): string[] => game.notices.map(({ code }) => code);
const result = (game: KifuGame): unknown => Object.values(recordResult(game.record));
const usi = ({ record: { tree } }: KifuGame): string =>
  tree
    .mainLine()
    .slice(1)
    .map((node) => formatUsiMove(tree.move(node)))
    .join(' ');

describe('games one after another', () => {
  it('a game without moves stays a game of its own', () => {
    const games = read(
      '手合割：平手',
      '先手：甲',
      TITLE,
      '',
      '手合割：香落ち',
      '先手：乙',
      TITLE,
      '1 ３四歩(33)',
    );
    expect(games.map(({ mainPlies }) => mainPlies)).toEqual([0, 1]);
    expect(games.map(({ record }) => record.header('先手'))).toEqual(['甲', '乙']);
    expect(games[1]!.record.startSfen).toMatch(/^lnsgkgsn1\//);
    expect(games.flatMap(codes)).toEqual([]);
  });

  it('each diagram is a position of its own', () => {
    const diagram = (hand: string) => ['後手の持駒：なし', ...kingRows, `先手の持駒：${hand}`];
    const games = read(...diagram('金'), '', ...diagram('銀'));
    const empty = '4k4/9/9/9/9/9/9/9/4K4';
    expect(games.map(({ record }) => record.startSfen)).toEqual([`${empty} b G 1`, `${empty} b S 1`]);
  });

  it('CSA games without a separator', () => {
    const games = read('V2.2', 'N+甲', 'PI', '+', '+7776FU', '%TORYO', 'V2.2', 'N+乙', 'PI', '+', '+2726FU');
    expect(games.map(({ record }) => record.header('先手'))).toEqual(['甲', '乙']);
    expect(games.map(({ mainPlies }) => mainPlies)).toEqual([1, 1]);
    expect(games.flatMap(codes)).toEqual([]);
  });

  it('the moves of a USI line may stand on the lines below it', () => {
    expect(usi(one('position startpos moves', '7g7f 3c3d', '2g2f'))).toBe('7g7f 3c3d 2g2f');
  });
});

describe('who won', () => {
  it.each([
    ['まで2手で後手の勝ち（反則）', 'white'],
    ['まで2手で後手の勝ち（投了）', 'white'],
    ['まで2手で先手の勝ち（時間切れ）', 'black'],
    ['まで2手で先手の時間切れ負け', 'white'],
    ['まで2手で後手の反則勝ち', 'white'],
    ['まで2手で勝又六段の勝ち', 'white'],
    ['まで2手で羽根九段の負け', 'white'],
  ])('%s', (line, winner) => {
    const game = one('先手：羽根架空', '後手：勝又架空', PAWNS + line);
    expect(recordResult(game.record).winner).toBe(winner);
  });

  it.each([
    ['*時間切れにて終局', ['white', 'timeout']],
    ['*接続切れにて終局', ['white', 'interrupt']],
    ['*反則手にて終局', ['black', 'foul-win']],
  ])('81Dojo: %s', (line, said) => {
    expect(result(one('場所：81Dojo', PAWNS + line))).toEqual(said);
  });

  it('a comment of a foul after a move that cannot be played', () => {
    expect(result(one(PAWNS + '3 ９九玉(11)\n*反則手にて終局'))).toEqual(['white', 'foul-loss']);
  });

  it.each([
    ['3 ９九玉(11)\n4 投了', 'black'],
    ['3 ９九玉(11)\n4 投了\nまで3手で先手の勝ち', 'black'],
    ['3 ９九玉(11)\n4 反則勝ち', 'white'],
    ['3 ９九玉(11)\n4 ９八玉(99)\n5 投了', 'white'],
    ['3 ９九玉(11)\n4 中断', null],
  ])('an end word beyond a move that cannot be played counts the moves left out: %s', (rest, winner) => {
    const game = one(PAWNS + rest);
    expect(recordResult(game.record).winner).toBe(winner);
    expect(codes(game)).not.toContain('resultConflict');
  });

  it('反則負け of the side that made no foul is told', () => {
    expect(codes(one('1 ７六歩(77)\n2 ５五飛(82)\n3 反則負け'))).toEqual(['foul', 'resultConflict']);
  });

  it('JKF: ILLEGAL_ACTION without a sign is of the last move', () => {
    const moves = [{}, { move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, piece: 'FU' } }];
    const text = JSON.stringify({ header: {}, moves: [...moves, { special: 'ILLEGAL_ACTION' }] });
    expect(result(one(text))).toEqual(['white', 'foul-win']);
  });

  it('Draw, as English programs write it', () => {
    const game = one(PAWNS + '3 Draw ( 0:05/00:00:05)');
    expect([game.end, ...(result(game) as string[])]).toEqual(['Draw', 'draw', 'impasse']);
  });

  it('the number of moves may be counted from the diagram', () => {
    const game = one(
      ...kingRows,
      '手数＝20',
      TITLE,
      '21 ５八玉(59)',
      '22 ５二玉(51)',
      '23 投了',
      'まで22手で後手の勝ち',
    );
    expect(codes(game)).toEqual([]);
  });
});

describe('nothing is lost without a word', () => {
  it.each([
    ['KIF', '1 ７六歩(77) ( 0:01/00:00:01) ( 0:30/00:00:30)', 'extraTime'],
    ['KIF, a total', '1 ７六歩(77) ( 0:01/00:00:09)', 'badTotal'],
    ['CSA', 'PI\n+\n+7776FU\nT5\nT6', 'extraTime'],
    ['KI2', '▲７六歩(0:12)(0:15) △３四歩', 'extraTime'],
    ['marks', '1 △７六歩(77)', 'turnMismatch'],
    ['CSA, a piece taken away that is not there', 'V2.2\nPI82KA\n+\n+7776FU', 'brokenBoard'],
  ])('%s', (_name, text, code) => {
    expect(codes(one(text))).toEqual([code]);
  });

  const jkf = (move: object, more: object = {}): string =>
    JSON.stringify({ header: {}, moves: [{}, { move, ...more }] });
  const pawn = { from: { x: 7, y: 7 }, to: { x: 7, y: 6 } };

  it('JKF: a total alone, another piece, an origin off the board', () => {
    expect(codes(one(jkf({ ...pawn, piece: 'FU' }, { time: { total: { h: 0, m: 0, s: 16 } } })))).toEqual([
      'badTime',
    ]);
    expect(codes(one(jkf({ ...pawn, piece: 'GI' })))).toEqual(['pieceMismatch']);
    const off = one(jkf({ ...pawn, from: { x: 10, y: 7 }, piece: 'FU' }));
    expect([off.mainPlies, codes(off)]).toEqual([0, ['impossibleMove']]);
    expect(one(jkf({ to: { x: 5, y: 5 }, from: null, piece: 'FU' })).notices[0]!.code).toBe('impossibleMove');
  });

  it('JKF: the piece as it is after the move says that it promotes', () => {
    const moves = [
      {},
      { move: { ...pawn, piece: 'FU' } },
      { move: { from: { x: 3, y: 3 }, to: { x: 3, y: 4 }, piece: 'FU' } },
      { move: { from: { x: 8, y: 8 }, to: { x: 2, y: 2 }, piece: 'UM' } },
    ];
    expect(usi(one(JSON.stringify({ header: {}, moves })))).toBe('7g7f 3c3d 8h2b+');
  });

  it('a hand of nothing that a converter made', () => {
    const column = Array.from({ length: 9 }, () => ({}));
    const board = Array.from({ length: 9 }, () => column);
    const hands = [{ KI: 1 }, { FU: 0, undefined: -1 }];
    const initial = { preset: 'OTHER', data: { color: 0, board, hands } };
    const game = one(JSON.stringify({ header: {}, initial, moves: [{}] }));
    expect(game.record.startSfen).toBe('9/9/9/9/9/9/9/9/9 b G 1');
  });

  it('JSON of another kind is no kifu', () => {
    expect(readKifuText('{"name":"架空","version":"1.0.0"}')).toMatchObject({
      games: [],
      notices: [{ code: 'notKifu' }],
    });
  });

  it('zeros up to the end of a block are no part of a text', () => {
    const file = new Uint8Array(PAWNS.length * 3 + 200);
    file.set(encodeUtf8(PAWNS));
    expect(readKifu(file).games[0]).toMatchObject({ mainPlies: 2 });
  });

  it('a move that cannot be made is told once', () => {
    expect(codes(one('1 ９九玉(11)'))).toEqual(['impossibleMove']);
  });
});

describe('headers of other formats', () => {
  it('that KIF would read as something else are written as notes, and the game stays whole', () => {
    const keys = ['変化', '1 ７六歩', 'まで3手', '*一言', 'a：b', '%a', '先手の持駒', ''];
    const header = Object.fromEntries([...keys.map((key) => [key, '3手']), ['棋戦', '架空戦']]);
    const moves = [{}, { move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, piece: 'FU' } }];
    const game = one(JSON.stringify({ header, moves }));
    for (const text of [writeKif(game.record), writeKi2(game.record)]) {
      const again = one(text);
      expect([usi(again), codes(again)]).toEqual(['7g7f', []]);
      expect(again.record.header('棋戦')).toBe('架空戦');
      expect(again.record.startSfen).toBe(game.record.startSfen);
      for (const key of keys) expect(again.record.notes).toContain(`${key}：3手`);
    }
  });
});

describe('where things stand', () => {
  it('headers below the title of the moves belong to the game', () => {
    const game = one(TITLE, '手合割：香落ち', '1 ３四歩(33)', '2 ７六歩(77)');
    expect([game.record.startSfen.slice(0, 9), game.mainPlies, codes(game)]).toEqual(['lnsgkgsn1', 2, []]);
  });

  it('a name after ▲ before the moves of KI2 is no move', () => {
    const game = one('▲架空一郎', '△仮名花子', '▲７六歩 △３四歩 ▲２六歩');
    expect([usi(game), codes(game)]).toEqual(['7g7f 3c3d 2g2f', ['unknownLine']]);
  });
});

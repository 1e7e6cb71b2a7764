import { describe, expect, it } from 'vitest';
import { gameFrom, newGame, play, refused, usi } from './game-helpers';

const cases: readonly (readonly [string, string, string, string, string, readonly number[]])[] = [
  [
    '二歩',
    '4k4/9/9/9/9/9/2P6/9/4K4 b P 1',
    'P*7e',
    'nifu',
    '二歩です。７筋にはもう味方の歩（７七）があります。',
    [56],
  ],
  [
    '行き所のない桂',
    '4k4/9/9/9/9/9/9/9/4K4 b N 1',
    'N*3b',
    'deadEnd',
    'そこに桂は打てません。二段目までの桂は動けなくなります。',
    [],
  ],
  [
    '行き所のない香 (後手)',
    '4k4/9/9/9/9/9/9/9/4K4 w l 1',
    'L*3i',
    'deadEnd',
    'そこに香は打てません。九段目の香は動けなくなります。',
    [],
  ],
  [
    '王手放置',
    '4k4/9/9/9/4r4/9/9/9/4K3P b - 1',
    '1i1h',
    'kingInCheck',
    '王手です。玉が取られてしまいます（５五の飛）。',
    [40],
  ],
  [
    '自分から王手に入る',
    '4k4/9/9/9/5r3/9/9/9/4K4 b - 1',
    '5i4h',
    'kingInCheck',
    'そこへ玉を動かすと取られてしまいます（４五の飛）。',
    [41],
  ],
  [
    '釘付けの駒',
    '4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1',
    '5g4g',
    'kingInCheck',
    'その駒を動かすと玉が取られてしまいます（５五の飛）。',
    [40],
  ],
  [
    '打ち歩詰め',
    '7nk/9/7G1/9/9/9/9/9/4K4 b P 1',
    'P*1b',
    'uchifuzume',
    '打ち歩詰めです。持駒の歩を打って詰ませることはできません。',
    [8],
  ],
  ['動けない所', '4k4/9/9/9/9/9/9/1B5R1/4K4 b - 1', '2h3g', 'wrongWay', '飛はそこへは動けません。', []],
  [
    '味方の駒の上',
    '4k4/9/9/9/9/9/7P1/7R1/4K4 b - 1',
    '2h2g',
    'ownPieceOnTarget',
    '２七には味方の歩がいるので進めません。',
    [61],
  ],
  [
    '相手の駒',
    '4k4/9/9/9/9/9/9/9/4K4 b - 1',
    '5a5b',
    'notYourPiece',
    'いまは先手の番です。先手の駒を選んでください。',
    [4],
  ],
  ['持っていない駒', '4k4/9/9/9/9/9/9/9/4K4 b - 1', 'G*5e', 'notInHand', '持駒に金はありません。', []],
  [
    '成れない所',
    '4k4/9/9/9/9/9/7P1/9/4K4 b - 1',
    '2g2f+',
    'cannotPromote',
    'そこでは成れません。成れるのは、敵陣（三段目まで）に入る手、敵陣の中の手、敵陣から出る手です。',
    [61],
  ],
  [
    '金は成れない',
    '4k4/9/7G1/9/9/9/9/9/4K4 b - 1',
    '2c2b+',
    'cannotPromote',
    '金は成れません。成らずに指してください。',
    [25],
  ],
];

describe('a foul', () => {
  it.each(cases)('%s is refused by name', (_name, sfen, move, code, text, places) => {
    const foul = refused(gameFrom(sfen), move);
    expect(foul.code).toBe(code);
    expect(foul.text.ja).toBe(text);
    expect(foul.places).toEqual(places);
  });

  it('is refused for a number that is no move', () => {
    const game = newGame();
    for (const move of [0, -1, 1.5, Number.NaN]) {
      const result = game.play(move);
      expect(result.ok ? '' : result.foul.code).toBe('notAMove');
    }
  });
});

describe('targets', () => {
  it('give promotion as one square with two moves, 成 first', () => {
    const game = gameFrom('4k4/9/9/7R1/9/9/9/9/4K4 b - 1');
    const target = game.targets(34).find((each) => each.place === 25);
    expect(target).toEqual({ place: 25, moves: [usi('2d2c+'), usi('2d2c')], foul: null, shown: true });
    expect(game.targets(34).find((each) => each.place === 43)?.moves).toEqual([usi('2d2e')]);
  });

  it('show pseudo-legal squares and name the foul there', () => {
    const game = gameFrom('4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1');
    const targets = game.targets(58);
    expect(targets.find((each) => each.place === 59)).toMatchObject({
      moves: [],
      shown: true,
      foul: { code: 'kingInCheck' },
    });
    expect(targets.find((each) => each.place === 49)).toMatchObject({ foul: null, shown: true });
    expect(targets.some((each) => each.place === 0)).toBe(false);
  });

  it('hide the squares where the dropped piece is never allowed', () => {
    const game = gameFrom('7nk/9/7G1/9/9/9/2P6/9/4K4 b P 1');
    const targets = game.targets(81 + 6);
    expect(targets.find((each) => each.place === 17)).toMatchObject({
      shown: false,
      foul: { code: 'uchifuzume' },
    });
    expect(targets.find((each) => each.place === 2)).toMatchObject({
      shown: false,
      foul: { code: 'deadEnd' },
    });
    expect(targets.find((each) => each.place === 38)).toMatchObject({ shown: false, foul: { code: 'nifu' } });
    expect(targets.find((each) => each.place === 40)).toMatchObject({ shown: true, foul: null });
    expect(targets.some((each) => each.place === 8)).toBe(false);
  });

  it('are given only for own pieces of the side to move', () => {
    const game = gameFrom('4k4/9/9/9/9/9/9/9/4K4 b Pg 1');
    expect(game.isOwnPiece(76)).toBe(true);
    expect(game.isOwnPiece(4)).toBe(false);
    expect(game.isOwnPiece(40)).toBe(false);
    expect(game.isOwnPiece(81 + 6)).toBe(true);
    expect(game.isOwnPiece(81 + 0)).toBe(false);
    expect(game.isOwnPiece(88 + 2)).toBe(false);
    expect(game.targets(4)).toEqual([]);
    expect(game.targets()).toEqual([]);
    play(game, 'P*5d');
    expect(game.isOwnPiece(88 + 2)).toBe(true);
  });
});

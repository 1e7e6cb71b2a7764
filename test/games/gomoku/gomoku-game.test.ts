import { describe, expect, it } from 'vitest';
import type { GomokuGame } from '../../../src/games/gomoku/gomoku-game';
import { gomokuKind } from '../../../src/games/gomoku/gomoku-kind';
import { moveTo } from '../../../src/games/gomoku/move';
import { POINT_COUNT, formatPoint, parsePoint } from '../../../src/games/gomoku/point';
import { GomokuPosition } from '../../../src/games/gomoku/position/gomoku-position';
import { fullBoard, newGomoku, playPoints } from './games';

const rows = (game: GomokuGame): string[] => game.kifu.line().map((node) => game.kifu.row(node).text);

describe('五目並べの一局', () => {
  it('点の名は書いて読むと同じ、h8 が天元', () => {
    for (let point = 0; point < POINT_COUNT; point++) expect(parsePoint(formatPoint(point))).toBe(point);
    expect([parsePoint('a15'), parsePoint('H8'), parsePoint('ｏ１')]).toEqual([0, 112, 224]);
    for (const strange of ['', 'h', 'h0', 'h16', 'p1', 'h08', '8h']) expect(parsePoint(strange)).toBe(null);
    expect(gomokuKind.layout.starPoints.map(formatPoint)).toEqual(['d12', 'l12', 'h8', 'd4', 'l4']);
  });

  it('盤は親の局面を読み、様子が次の手を言う', () => {
    const game = newGomoku();
    expect(game.board.parent).toBe(game);
    expect(game.status.ja).toBe('開始局面 現在 1 手目待ち 先手●');
    playPoints(game, 'h8 i9 g7 i7 f6 h9 g9 f8 g8 f9 d9 e9');
    expect(game.status.ja).toBe('第 12 手終了 現在 13 手目待ち 先手●');
    expect(game.status.en).toBe('Move 12 done, waiting for move 13: Black ●');
    expect([game.board.stoneAt(112), game.board.turn, game.board.ply]).toEqual([0, 0, 12]);
    const texts = game.view().cells.map((cell) => cell.text);
    expect(texts.filter((text) => text === '●')).toHaveLength(6);
    expect(texts.filter((text) => text === '○')).toHaveLength(6);
    expect(game.describeNode(game.kifu.cursor)).toEqual({ ja: '後手 e9', en: 'White e9' });
  });

  it('石のある点は断り、何も数えない', () => {
    const game = newGomoku();
    playPoints(game, 'h8');
    const before = game.write();
    const target = game.targets().find((each) => each.place === 112);
    expect(target?.foul?.text.ja).toContain('そこは置けません');
    const result = game.play(moveTo(112));
    expect(result.ok).toBe(false);
    expect([game.ply, game.turn]).toEqual([1, 1]);
    expect(game.write()).toEqual(before);
    expect(game.parseMove('h8')).toMatchObject({ ok: false, foul: { code: 'occupied', places: [112] } });
    expect(game.parseMove('h9')).toEqual({ ok: true, move: moveTo(parsePoint('h9') ?? -1) });
    expect(game.parseMove('76歩')).toMatchObject({ ok: false, foul: null });
  });
});

describe('五目並べの終局', () => {
  it.each([
    ['五連', 'h8 a1 i8 a2 j8 a3 k8 a4 l8', 0, 'まで9手で先手の勝ち（五連）'],
    ['五連は後手も', 'h8 a1 i8 a2 j8 a3 k8 a4 m8 a5', 1, 'まで10手で後手の勝ち（五連）'],
    ['多連', 'a8 o1 b8 o3 c8 o5 e8 o7 f8 o9 d8', 1, 'まで11手で後手の勝ち（先手の反則・多連）'],
    ['三三', 'g8 a1 i8 a3 h7 a5 h9 a7 h8', 1, 'まで9手で後手の勝ち（先手の反則・三三）'],
    ['三三は後手も', 'a1 g8 a3 i8 a5 h7 a7 h9 a9 h8', 0, 'まで10手で先手の勝ち（後手の反則・三三）'],
  ])('%s', (_, points, winner, text) => {
    const game = newGomoku();
    playPoints(game, points);
    expect(game.outcome?.winner).toBe(winner);
    expect(game.outcome?.text.ja).toBe(text);
    expect(game.kifu.isEnd(game.kifu.cursor)).toBe(true);
    expect(game.targets()).toEqual([]);
    expect(game.judge(moveTo(7))?.code).toBe('gameOver');
    const again = gomokuKind.read(game.write());
    if (!again.ok) throw new Error(again.text.en);
    expect(again.notices ?? []).toEqual([]);
    again.game.goTo(again.game.kifu.line().at(-1) ?? -1);
    expect(again.game.outcome).toEqual(game.outcome);
    expect(game.takeBack()).toBe(true);
    expect(game.outcome).toBe(null);
    expect(game.redo()).toBe(true);
    expect(game.outcome?.winner).toBe(winner);
  });

  it('五連は同じ手の三三に優先する', () => {
    const game = newGomoku();
    // h8 makes five on row 8 and threes on column h and a slanting line.
    playPoints(game, 'd8 a1 e8 a3 f8 a5 g8 a7 h7 a9 h9 a11 g7 a13 i9 a15 h8');
    expect(game.outcome).toMatchObject({ winner: 0, code: 'five' });
  });

  it('四四と四三は許す', () => {
    const game = newGomoku();
    playPoints(game, 'e8 d8 f8 a3 g8 a5 h7 a7 h9 h10 h6 a9 h8');
    expect(game.outcome).toBe(null);
  });

  it('満局は引き分け', () => {
    const game = newGomoku();
    playPoints(game, fullBoard());
    expect(game.ply).toBe(POINT_COUNT);
    expect(game.outcome).toMatchObject({ winner: null, code: 'full' });
    expect(game.outcome?.text.ja).toBe('まで225手で引き分け（満局）');
    expect(rows(game).at(-1)).toBe('満局');
  });

  it('投了の待ったは言葉だけを外す', () => {
    const game = newGomoku();
    playPoints(game, 'h8');
    const resign = game.commands.find((each) => each.id === 'resign')!;
    expect(resign.run(game, {}).ok).toBe(true);
    expect(game.outcome?.text.ja).toBe('まで1手で先手の勝ち（投了）');
    game.takeBack();
    expect([game.outcome, game.ply]).toEqual([null, 1]);
  });
});

describe('反則になる点', () => {
  it('示すと印が付き、棋譜に残る', () => {
    const game = newGomoku({ warnings: 'show' });
    playPoints(game, 'g8 a1 i8 a3 h7 a5 h9 a7');
    expect(game.view().checked.map(formatPoint)).toEqual(['h8']);
    const again = gomokuKind.read(game.write());
    expect(again.ok && again.game.write()).toEqual(game.write());
    const toggle = game.commands.find((each) => each.id === 'toggleWarnings')!;
    toggle.run(game, {});
    expect(game.view().checked).toEqual([]);
  });

  it('225 点の判定は 5 ms よりずっと速い', () => {
    const position = new GomokuPosition();
    let seed = 7;
    const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff);
    for (let ply = 0; ply < 60;) {
      const point = (random() >> 8) % POINT_COUNT;
      if (position.stoneAt(point) !== null) continue;
      position.make(moveTo(point));
      ply++;
    }
    const judgeAll = (): void => {
      for (let point = 0; point < POINT_COUNT; point++) position.verdictOf(point);
    };
    for (let warm = 0; warm < 50; warm++) judgeAll();
    const start = performance.now();
    for (let round = 0; round < 50; round++) judgeAll();
    expect((performance.now() - start) / 50).toBeLessThan(2.5);
  });
});

describe('五目並べの棋譜', () => {
  it('手の並びを貼れる', () => {
    for (const text of ['h8 i9 g7', 'H8I9G7', '1. h8 2. i9 3. g7', 'ｈ８-ｉ９-ｇ７']) {
      const opened = gomokuKind.openText(text);
      expect(opened.games[0]?.notices).toEqual([]);
      const game = opened.games[0]!.game;
      expect(game.kifu.line().map((node) => game.kifu.row(node).text)).toEqual([
        '開始局面',
        '●h8',
        '○i9',
        '●g7',
      ]);
    }
  });

  it('打てない手の前までを読み、知らせる', () => {
    const opened = gomokuKind.openText('h8 i9\nh8');
    expect(opened.games[0]?.game.kifu.line()).toHaveLength(3);
    expect(opened.games[0]?.notices).toMatchObject([
      { code: 'illegalMove', line: 2, column: 1, source: 'h8' },
    ]);
    expect(gomokuKind.openText('将棋').games).toEqual([]);
  });

  it('手の並びを書き出して読むと同じ', () => {
    const game = newGomoku();
    playPoints(game, 'h8 i9 g7 i7');
    const written = gomokuKind.exports.find((format) => format.id === 'moves')!.write(game);
    expect(written.text).toBe('h8 i9 g7 i7\n');
    const again = gomokuKind.open(written.bytes).games[0]!.game;
    expect(again.kifu.line().map((node) => again.kifu.row(node).text)).toEqual(rows(game));
  });
});

import { describe, expect, it } from 'vitest';
import { PASS, moveTo } from '../../../src/games/othello/move';
import { othelloKind } from '../../../src/games/othello/othello-kind';
import { parseSquare } from '../../../src/games/othello/square';
import { drawnGame, gameWithEmptySquare, newOthello, passGame, playList, wipeoutGame } from './games';

const move = (name: string): number => moveTo(parseSquare(name) ?? -1);
const rows = (game: ReturnType<typeof newOthello>): string[] =>
  game.kifu.line().map((node) => game.kifu.row(node).text);

describe('オセロの一局', () => {
  it('盤は親の局面を読む', () => {
    const game = newOthello();
    expect(game.board.parent).toBe(game);
    playList(game, 'f5');
    expect([game.board.count(0), game.board.count(1), game.board.turn, game.board.ply]).toEqual([4, 1, 1, 1]);
    expect(game.board.stoneAt(parseSquare('e5') ?? -1)).toBe(0);
  });

  it('値は ● と ○、石数はいつも見える', () => {
    const game = newOthello();
    playList(game, 'f5d6');
    const { cells, lastMove, position } = game.view();
    expect(cells.filter((cell) => cell.text === '●')).toHaveLength(3);
    expect(cells.filter((cell) => cell.text === '○')).toHaveLength(3);
    expect(lastMove).toEqual({ from: null, to: parseSquare('d6') });
    expect(position).toMatch(/^[-XO]{64} X$/);
    expect(game.status.ja).toBe('●黒の番　黒 3 白 3');
    expect(game.status.en).toBe('● Black to move. Black 3, White 3');
  });

  it('置けないわけを言う', () => {
    const game = newOthello();
    const reason = (name: string): unknown => {
      const result = game.play(move(name));
      return result.ok ? null : [result.foul.code, result.foul.places];
    };
    expect(reason('e4')).toEqual(['occupied', [parseSquare('e4')]]);
    expect(reason('a1')).toEqual(['flipsNothing', [parseSquare('a1')]]);
    expect(game.judge(PASS)?.code).toBe('cannotPass');
    expect(game.judge(0)?.code).toBe('notAMove');
    expect(game.judge(1.5)?.code).toBe('notAMove');
    expect(game.ply).toBe(0);
  });

  it('行き先は 64 マス、置けるマスだけが見え、命令で隠せる', () => {
    const game = newOthello();
    const shown = (): number => game.targets().filter((target) => target.shown).length;
    expect(game.targets()).toHaveLength(64);
    expect(shown()).toBe(4);
    const toggle = game.commands.find((command) => command.id === 'toggleHints')!;
    expect(toggle.run(game, {}).ok).toBe(true);
    expect(shown()).toBe(0);
    const again = othelloKind.read(game.write());
    expect(again.ok && again.game.targets().some((target) => target.shown)).toBe(false);
    toggle.run(game, {});
    expect(shown()).toBe(4);
    expect(game.write()).toEqual(newOthello().write());
    expect(newOthello({ hints: 'hide' }).showsHints).toBe(false);
  });

  it('置けなければひとりでにパスし、そう言い、棋譜に書く', () => {
    const game = newOthello();
    playList(game, passGame.slice(0, -2));
    const result = game.play(move(passGame.slice(-2)));
    expect(result.ok && result.text?.ja).toBe('黒は置けるところがないのでパスです。続けて白の番です。');
    expect(rows(game).slice(-2)).toEqual(['○e1', '●パス']);
    expect([game.ply, game.turn]).toEqual([13, 1]);
    expect(game.view().lastMove?.to).toBe(parseSquare('e1'));
    expect(game.describeNode(game.kifu.cursor)).toEqual({ ja: '黒 パス', en: 'Black pass' });
  });

  it('待ったはパスとその前の手を一緒に外し、やり直すと戻る', () => {
    const game = newOthello();
    playList(game, passGame);
    expect(game.takeBack()).toBe(true);
    expect([game.ply, game.turn]).toEqual([11, 1]);
    expect(game.redo()).toBe(true);
    expect([game.ply, game.turn]).toEqual([13, 1]);
  });

  it('パスの前に戻ると、パスになると言う', () => {
    const game = newOthello();
    playList(game, passGame);
    game.goTo(game.kifu.parentOf(game.kifu.cursor) ?? -1);
    expect(game.targets().every((target) => target.foul !== null)).toBe(true);
    const open = game.view().cells.findIndex((cell) => cell.text === '');
    expect(game.judge(moveTo(open))?.code).toBe('mustPass');
    expect(game.parseMove('パス')).toEqual({ ok: true, move: PASS });
    expect(game.play(PASS).ok).toBe(true);
    expect(game.turn).toBe(1);
  });
});

describe('オセロの終局', () => {
  it.each([
    [wipeoutGame, 0, 'wipeout', 'まで11手で黒の勝ち（全滅、64 対 0）'],
    [gameWithEmptySquare, 1, 'count', '（黒 31 対 白 33）'],
    [drawnGame, null, 'draw', '引き分け（32 対 32）'],
  ])('%s', (list, winner, code, text) => {
    const game = newOthello();
    playList(game, list);
    expect(game.outcome).toMatchObject({ winner, code });
    expect(game.outcome?.text.ja).toContain(text);
    expect(game.kifu.isEnd(game.kifu.cursor)).toBe(true);
    expect(rows(game).at(-1)).toBe('終局');
    expect(game.status.ja).toMatch(/^終局　黒 \d+ 白 \d+$/);
    expect(game.targets()).toEqual([]);
    expect(game.judge(move('a1'))?.code).toBe('gameOver');
    // One step back the stones are the same, and so is the result.
    game.goTo(game.kifu.parentOf(game.kifu.cursor) ?? -1);
    expect(game.outcome).toMatchObject({ winner, code });
    game.goTo(game.kifu.line().at(-1) ?? -1);
    expect(game.takeBack()).toBe(true);
    expect(game.outcome).toBe(null);
  });

  it('投了と中断', () => {
    const game = newOthello();
    playList(game, 'f5');
    const run = (id: string): boolean => game.commands.find((each) => each.id === id)!.run(game, {}).ok;
    expect(run('resign')).toBe(true);
    expect(game.outcome?.text.ja).toBe('まで1手で黒の勝ち（投了）');
    expect(run('interrupt')).toBe(false);
    // A mistaken resignation is undone without losing the move before it.
    game.takeBack();
    expect([game.outcome, game.ply]).toEqual([null, 1]);
    expect(run('interrupt')).toBe(true);
    expect(game.outcome).toMatchObject({ winner: null, code: 'interrupt' });
  });
});

describe('オセロの棋譜', () => {
  it('手の並びを貼れて、パスは書かなくても付く', () => {
    for (const text of [passGame, passGame.toUpperCase(), `1. ${passGame.match(/../g)!.join(' ')}\n パス`]) {
      const opened = othelloKind.openText(text);
      expect(opened.games[0]?.notices).toEqual([]);
      const game = opened.games[0]!.game;
      expect(game.ply).toBe(0);
      expect(game.kifu.line()).toHaveLength(14);
    }
  });

  it('打てない手の前までを読み、場所を知らせる', () => {
    const opened = othelloKind.openText('f5d6\nc3a1d3');
    expect(opened.games[0]?.game.kifu.line()).toHaveLength(4);
    expect(opened.games[0]?.notices).toMatchObject([
      { code: 'illegalMove', line: 2, column: 3, source: 'a1' },
    ]);
    const broken = othelloKind.openText('f5d6 <img onerror=1>');
    expect(broken.games[0]?.notices).toMatchObject([
      { code: 'unknownMove', line: 1, column: 6, source: '<img' },
    ]);
    expect(othelloKind.openText('a1').games).toEqual([]);
    expect(othelloKind.open(new Uint8Array([0, 1, 2, 255])).games).toEqual([]);
  });

  it('手の並びを書き出して読むと同じ一局', () => {
    for (const list of [passGame, wipeoutGame, gameWithEmptySquare, drawnGame]) {
      const game = newOthello();
      playList(game, list);
      const written = othelloKind.exports.find((format) => format.id === 'moves')!.write(game);
      expect(written.text).toBe(`${list}\n`);
      const again = othelloKind.open(written.bytes).games[0]!.game;
      expect(again.kifu.line().map((node) => again.kifu.row(node).text)).toEqual(rows(game));
    }
  });

  it('変化、時間、コメント、名を保存して読むと同じ', () => {
    const game = newOthello({ firstName: '=1+1', secondName: "'x", title: '<b>杯' });
    playList(game, passGame);
    game.goTo(game.kifu.line()[4] ?? -1);
    const other = game
      .targets()
      .flatMap((target) => target.moves)
      .find((each) => each !== move('a4'))!;
    expect(game.play(other, 2000).ok).toBe(true);
    game.setComment(game.kifu.cursor, '0:16\n*変化：3手');
    const lines = game.write();
    expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
    const again = othelloKind.read(lines);
    if (!again.ok) throw new Error(again.text.en);
    expect(again.notices ?? []).toEqual([]);
    expect(again.game.write()).toEqual(lines);
    expect([again.game.players, again.game.title]).toEqual([['=1+1', "'x"], '<b>杯']);
    const warnings = othelloKind.exports.find((format) => format.id === 'moves')!.write(game).warnings;
    expect(warnings.map((text) => text.ja)).toEqual([
      'この形式に変化は書けないため、本譜だけを書きました（変化1本）。',
    ]);
  });

  it('打ち込まれた手を読む', () => {
    const game = newOthello();
    for (const text of ['f5', ' F5 ', 'ｆ５'])
      expect(game.parseMove(text)).toEqual({ ok: true, move: move('f5') });
    expect(game.parseMove('')).toMatchObject({ ok: false, foul: null });
    expect(game.parseMove('76歩')).toMatchObject({ ok: false, foul: null });
    expect(game.parseMove('a1')).toMatchObject({ ok: false, foul: { code: 'flipsNothing' } });
    expect(game.parseMove('pass')).toMatchObject({ ok: false, foul: { code: 'cannotPass' } });
  });
});

import { describe, expect, it } from 'vitest';
import { gameFrom, newGame, play, rowTexts, snapshot, usi } from './game-helpers';

describe('the parts', () => {
  it('know their parent and read it', () => {
    const game = newGame();
    expect(game.board.parent).toBe(game);
    expect(game.hands[0].parent).toBe(game);
    expect(game.hands[1].parent).toBe(game);
    expect(game.kifu.parent).toBe(game);
    play(game, '7g7f 3c3d 8h2b+');
    expect(game.board.ply).toBe(3);
    expect(game.board.turn).toBe('white');
    expect(game.kifu.ply).toBe(3);
    expect(game.board.pieceAt(16)).toEqual({ color: 'black', type: 'horse' });
    expect(game.hands[0].types).toEqual(['bishop']);
    expect(game.hands[1].isEmpty).toBe(true);
  });
});

describe('待った and やり直す', () => {
  it('take the last move away and bring it back with its time and comment', () => {
    const game = newGame();
    play(game, '7g7f 3c3d', 3000);
    game.setComment(game.kifu.cursor, '角道\r\n対抗');
    const before = snapshot(game);
    expect(game.takeBack()).toBe(true);
    expect(game.ply).toBe(1);
    expect(game.kifu.line()).toHaveLength(2);
    expect(game.canRedo).toBe(true);
    expect(game.redo()).toBe(true);
    expect(snapshot(game)).toEqual(before);
    expect(game.kifu.row(game.kifu.cursor)).toMatchObject({ comment: '角道\n対抗', time: 3000, total: 3000 });
    expect(game.redo()).toBe(false);
  });

  it('undo several moves and redo them in order until another is played', () => {
    const game = newGame();
    play(game, '7g7f 3c3d 2g2f');
    game.takeBack();
    game.takeBack();
    expect(game.redo()).toBe(true);
    expect(rowTexts(game).at(-1)).toBe('△３四歩(33)');
    game.takeBack();
    play(game, '8c8d');
    expect(game.canRedo).toBe(false);
    expect(game.redo()).toBe(false);
    expect(rowTexts(game)).toEqual(['開始局面', '▲７六歩(77)', '△８四歩(83)']);
  });

  it('take an end word and its move as one step', () => {
    const game = gameFrom('4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    play(game, 'G*5b');
    const before = snapshot(game);
    expect(game.takeBack()).toBe(true);
    expect(game.outcome).toBeNull();
    expect(game.ply).toBe(0);
    expect(game.kifu.line()).toHaveLength(1);
    expect(game.redo()).toBe(true);
    expect(snapshot(game)).toEqual({ ...(before as object) });
    expect(game.outcome?.code).toBe('mate');
  });

  it('are refused away from the end of the line', () => {
    const game = newGame();
    expect(game.takeBack()).toBe(false);
    const first = play(game, '7g7f');
    play(game, '3c3d');
    game.goTo(first);
    expect(game.canTakeBack).toBe(false);
    expect(game.takeBack()).toBe(false);
  });

  it('put a branch back at its place among its siblings', () => {
    const game = newGame();
    const first = play(game, '7g7f');
    game.goTo(0);
    play(game, '2g2f');
    game.goTo(first);
    game.takeBack();
    game.redo();
    expect(game.kifu.path(game.kifu.cursor)).toBe('1');
  });
});

describe('branches', () => {
  it('grow when another move is played in the middle', () => {
    const game = newGame();
    const first = play(game, '7g7f');
    const main = play(game, '3c3d');
    game.goTo(first);
    const branch = play(game, '8c8d');
    expect(game.kifu.row(main).branches).toEqual([main, branch]);
    expect(game.kifu.row(branch).branches).toEqual([main, branch]);
    const deep = play(game, '2g2f');
    expect(game.kifu.path(deep)).toBe('3:2.1');
    expect(game.kifu.find('3:2.1')).toBe(deep);
    expect(game.kifu.find('2')).toBe(main);
    expect(game.kifu.find('9')).toBeNull();
    expect(game.kifu.find('3:2.7')).toBeNull();
    expect(game.kifu.find('x')).toBeNull();
    game.goTo(first);
    expect(game.kifu.line()).toEqual([0, first, branch, deep]);
    expect(game.kifu.parentOf(branch)).toBe(first);
    expect(game.kifu.parentOf(0)).toBeNull();
  });

  it('are not doubled by playing a known move: it only walks', () => {
    const game = newGame();
    const first = play(game, '7g7f', 1000);
    game.goTo(0);
    expect(play(game, '7g7f', 9000)).toBe(first);
    expect(game.kifu.row(first)).toMatchObject({ time: 1000, branches: [first] });
  });
});

describe('any ply', () => {
  it('restores board, hands, turn and times', () => {
    const game = newGame();
    const moves = '7g7f 3c3d 8h2b+ 3a2b B*4e B*8e 4e3d 8e7f'.split(' ');
    const seen = [snapshotAt(game)];
    moves.forEach((move, index) => {
      play(game, move, (index + 1) * 1000);
      seen.push(snapshotAt(game));
    });
    const nodes = game.kifu.line();
    for (const ply of [8, 0, 5, 2, 7, 1, 6, 3, 4, 8]) {
      game.goTo(nodes[ply] ?? -1);
      expect(snapshotAt(game)).toEqual(seen[ply]);
    }
    expect([game.consumed(0), game.consumed(1)]).toEqual([16000, 20000]);
    expect(game.kifu.row(nodes[7] ?? -1)).toMatchObject({ time: 7000, total: 16000 });
    expect(() => game.goTo(999)).toThrow(RangeError);
  });

  it('has a view with the last move, the checked king and the SFEN', () => {
    const game = gameFrom('4k4/9/9/9/9/9/9/9/4K4 b G 10');
    expect(game.view().position).toBe('4k4/9/9/9/9/9/9/9/4K4 b G 10');
    play(game, 'G*5b');
    const view = game.view();
    expect(view.lastMove).toEqual({ from: null, to: 13 });
    expect(view.checked).toEqual([4]);
    expect(view.position).toBe('4k4/4G4/9/9/9/9/9/9/4K4 w - 11');
    expect(view.cells[4]).toEqual({ text: '玉', side: 1, promoted: false });
    expect(view.hands[0].map((slot) => slot.text).join('')).toBe('飛角金銀桂香歩');
    play(game, '5a5b');
    expect(game.view().lastMove).toEqual({ from: 4, to: 13 });
    expect(game.view().hands[1][2]).toEqual({ text: '金', count: 1 });
  });
});

describe('spoken nodes', () => {
  it('name the side and the move in both languages', () => {
    const game = newGame();
    const node = play(game, '7g7f');
    expect(game.describeNode(0)).toEqual({ ja: '開始局面', en: 'Start position' });
    expect(game.describeNode(node)).toEqual({ ja: '先手 ７六歩', en: 'Black pawn 7g to 7f' });
    const take = play(game, '3c3d 8h2b+');
    expect(game.describeNode(take).en).toBe('Black bishop 8h to 2b, promotes');
    game.finish('resign');
    expect(game.describeNode(game.kifu.cursor)).toEqual({ ja: '投了', en: 'resignation' });
  });
});

describe('typed moves', () => {
  it('are read in every usual way', () => {
    const game = newGame();
    for (const text of ['76歩', '７六歩', '▲７六歩', '7g7f', '+7776FU', '  76歩 ']) {
      expect(game.parseMove(text)).toEqual({ ok: true, move: usi('7g7f') });
    }
    play(game, '7g7f 3c3d 8h2b+');
    expect(game.parseMove('同銀')).toEqual({ ok: true, move: usi('3a2b') });
  });

  it('say what is wrong', () => {
    const game = newGame();
    const reason = (text: string) => {
      const parsed = game.parseMove(text);
      return parsed.ok ? 'ok' : parsed.text.ja;
    };
    expect(reason('')).toContain('空');
    expect(reason('こんにちは')).toContain('読めません');
    expect(reason('同歩')).toContain('まだ手がありません');
    expect(reason('55金')).not.toBe('ok');
    expect(reason('58金')).toContain('５八金左、５八金右');
    expect(game.parseMove('7g7e')).toMatchObject({ ok: false, foul: { code: 'wrongWay' } });
    play(game, '7g7f 3c3d');
    expect(reason('22角')).toContain('２二角成、２二角不成');
    expect(game.parseMove('22角成')).toEqual({ ok: true, move: usi('8h2b+') });
  });
});

function snapshotAt(game: ReturnType<typeof newGame>): unknown {
  return { view: game.view(), turn: game.turn, ply: game.ply, times: [game.consumed(0), game.consumed(1)] };
}

import { describe, expect, it } from 'vitest';
import { gameFrom, newGame, play, refused, rowTexts } from './game-helpers';

describe('a whole game', () => {
  it('is played from the start to mate with capture, drop and promotion', () => {
    const game = newGame();
    expect(refused(game, '7g7e').code).toBe('wrongWay');
    play(game, '7g7f 3c3d 8h2b+ 4a5b B*4b 5a4a 2b3a', 4000);
    expect(rowTexts(game).slice(5)).toEqual(['▲４二角打', '△４一玉(51)', '▲３一馬(22)', '詰み']);
    expect(game.outcome?.text).toEqual({
      ja: 'まで7手で先手の勝ち（詰み）',
      en: 'Black wins after 7 moves (checkmate)',
    });
    expect([game.consumed(0), game.consumed(1)]).toEqual([16000, 12000]);
    expect(game.hands[0].types).toEqual(['silver']);
    game.takeBack();
    expect(game.outcome).toBeNull();
    expect(refused(game, 'P*4c').code).toBe('notInHand');
    game.redo();
    expect(game.outcome?.code).toBe('mate');
  });

  it('shows captures, drops and promotions in its rows', () => {
    const game = newGame({ blackName: '青空', whiteName: '夕焼' });
    expect(game.ply).toBe(0);
    expect(game.turn).toBe(0);
    play(game, '7g7f 3c3d 8h2b+ 3a2b B*5e B*3c 5e3c+ 2b3c');
    expect(game.ply).toBe(8);
    expect(game.turn).toBe(0);
    expect(rowTexts(game)).toEqual([
      '開始局面',
      '▲７六歩(77)',
      '△３四歩(33)',
      '▲２二角成(88)',
      '△同　銀(31)',
      '▲５五角打',
      '△３三角打',
      '▲同　角成(55)',
      '△同　銀(22)',
    ]);
    expect(game.hands[0].count('bishop')).toBe(1);
    expect(game.hands[1].count('bishop')).toBe(1);
    expect(game.outcome).toBeNull();
  });

  it('ends by mate, writes 詰み and refuses every further move', () => {
    const game = gameFrom('4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    const node = play(game, 'G*5b');
    expect(game.kifu.row(node).text).toBe('▲５二金打');
    expect(rowTexts(game).at(-1)).toBe('詰み');
    expect(game.kifu.isEnd(game.kifu.cursor)).toBe(true);
    expect(game.outcome).toEqual({
      winner: 0,
      code: 'mate',
      text: { ja: 'まで1手で先手の勝ち（詰み）', en: 'Black wins after 1 move (checkmate)' },
    });
    expect(game.ply).toBe(1);
    expect(refused(game, '5a4a').code).toBe('gameOver');
    expect(game.targets(4)).toEqual([]);
    expect(game.view().checked).toEqual([4]);
  });

  it('ends with a loss for the side that has no move and is not in check', () => {
    const game = gameFrom('k8/9/1G7/9/9/9/9/9/4K4 b G 1');
    play(game, 'G*7b');
    expect(game.view().checked).toEqual([]);
    expect(game.outcome).toMatchObject({ winner: 0, code: 'no-moves' });
    expect(rowTexts(game).at(-1)).toBe('詰み');
  });

  it('promotes where the piece could never move again without asking', () => {
    const game = gameFrom('4k4/P8/9/2N6/9/9/9/9/4K4 b - 1');
    const pawn = game.targets(9).find((target) => target.place === 0);
    expect(pawn?.moves).toHaveLength(1);
    play(game, '9b9a+');
    expect(game.view().cells[0]).toEqual({ text: 'と', side: 0, promoted: true });
    expect(refused(gameFrom('4k4/P8/9/9/9/9/9/9/4K4 b - 1'), '9b9a').text.ja).toBe(
      '成らなければなりません。一段目の歩は動けなくなります。',
    );
  });

  it('says 下手 and 上手 in handicap games, where 上手 moves first', () => {
    const game = newGame({ handicap: '二枚落ち', blackName: '弟子', whiteName: '師匠' });
    expect(game.sideNames.map((name) => name.ja)).toEqual(['下手', '上手']);
    expect(game.players).toEqual(['弟子', '師匠']);
    expect(game.turn).toBe(1);
    play(game, '3c3d', 5000);
    expect(game.consumed(1)).toBe(5000);
    expect(game.consumed(0)).toBe(0);
    const resign = game.commands.find((command) => command.id === 'resign');
    expect(resign?.run(game, {}).text?.ja).toBe('まで1手で上手の勝ち（投了）。棋譜に記しました。');
    expect(game.outcome?.text.ja).toBe('まで1手で上手の勝ち（投了）');
  });
});

import { describe, expect, it } from 'vitest';
import { gameFrom, newGame, play, refused, rowTexts } from './game-helpers';

function command(game: ReturnType<typeof newGame>, id: string) {
  const found = game.commands.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('repetition', () => {
  const cycle = '2h3h 8b7b 3h2h 7b8b';

  it('ends the game as a draw at the fourth occurrence', () => {
    const game = newGame();
    play(game, `${cycle} ${cycle} 2h3h 8b7b 3h2h`);
    expect(game.outcome).toBeNull();
    play(game, '7b8b');
    expect(game.outcome).toEqual({
      winner: null,
      code: 'repetition',
      text: { ja: 'まで12手で千日手', en: 'After 12 moves: draw by repetition' },
    });
    expect(rowTexts(game).at(-1)).toBe('千日手');
    expect(game.ply).toBe(12);
  });
});

describe('perpetual check', () => {
  // The rook checks on the file where the king stands, every time.
  const round = '5h4h 4a5a 4h5h 5a4a';

  it('refuses the checking side the move that completes it', () => {
    const game = gameFrom('4k4/9/9/9/9/9/9/6R2/K8 b - 1');
    play(game, '3h5h');
    expect(game.view().checked).toEqual([4]);
    play(game, '5a4a');
    play(game, `${round} ${round} 5h4h 4a5a`);
    const foul = refused(game, '4h5h');
    expect(foul.code).toBe('perpetualCheck');
    expect(foul.text.ja).toContain('連続王手の千日手');
    const shown = game.targets(68).find((target) => target.place === 67);
    expect(shown).toMatchObject({ moves: [], shown: true, foul: { code: 'perpetualCheck' } });
    play(game, '4h4i');
    expect(game.outcome).toBeNull();
  });

  it('is lost by the checking side when the other side completes it, also from ply 0', () => {
    const game = gameFrom('5k3/9/9/9/9/9/9/4R4/K8 b - 1');
    play(game, `${round} ${round} ${round}`);
    expect(game.outcome).toMatchObject({ winner: 1, code: 'perpetual-check' });
    expect(rowTexts(game).at(-1)).toBe('反則負け');
    expect(game.outcome?.text.ja).toBe('まで12手で後手の勝ち（連続王手の千日手）');
  });
});

describe('commands', () => {
  it('resign makes the side to move lose', () => {
    const game = newGame();
    play(game, '7g7f');
    const resign = command(game, 'resign');
    expect(resign.confirm?.ja).toContain('負け');
    expect(resign.isEnabled(game)).toBe(true);
    expect(resign.run(game, {}).ok).toBe(true);
    expect(game.outcome).toMatchObject({ winner: 0, code: 'resign' });
    expect(game.outcome?.text.ja).toBe('まで1手で先手の勝ち（投了）');
    expect(resign.isEnabled(game)).toBe(false);
    expect(resign.run(game, {})).toMatchObject({ ok: false });
    expect(refused(game, '3c3d').code).toBe('gameOver');
  });

  it('interrupt and impasse have no winner', () => {
    for (const [id, ja] of [
      ['interrupt', 'まで1手で中断'],
      ['impasse', 'まで1手で持将棋'],
    ] as const) {
      const game = newGame();
      play(game, '7g7f');
      command(game, id).run(game, {});
      expect(game.outcome).toMatchObject({ winner: null, text: { ja } });
    }
  });

  const entered = (hand: string) => `KG+P+P+P+P+P+P+R/+R+B+B6/9/9/9/9/9/9/4k4 b ${hand} 1`;

  it('declares a win with the points told', () => {
    const game = gameFrom(entered('GS6P'));
    const result = command(game, 'declare').run(game, { rule: 'points27' });
    expect(game.outcome).toMatchObject({ winner: 0, code: 'declaration' });
    expect(result.text?.ja).toContain('27点法で宣言しました。35点、敵陣の駒は玉のほかに11枚です。');
    expect(rowTexts(game).at(-1)).toBe('入玉勝ち');
  });

  it('declares a draw between 24 and 30 points by the 24-point rule', () => {
    const game = gameFrom(entered('-'));
    command(game, 'declare').run(game, { rule: 'points24' });
    expect(game.outcome).toMatchObject({ winner: null, code: 'impasse' });
  });

  it('loses when a condition is not met, naming each', () => {
    const game = newGame();
    const result = command(game, 'declare').run(game, { rule: 'points27' });
    expect(result.text?.ja).toContain('玉が敵陣に入っていません');
    expect(result.text?.ja).toContain('敵陣の駒が10枚に足りません（0枚）');
    expect(result.text?.ja).toContain('点数が28点に足りません（0点）');
    expect(game.outcome).toMatchObject({ winner: 1, code: 'declaration-failed' });
    expect(game.outcome?.text.ja).toBe('まで0手で後手の勝ち（入玉宣言の失敗）');
  });
});

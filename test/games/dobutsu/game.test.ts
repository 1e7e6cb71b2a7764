import { describe, expect, it } from 'vitest';
import { dobutsuKind } from '../../../src/games/dobutsu/dobutsu-kind';
import { DobutsuGame } from '../../../src/games/dobutsu/dobutsu-game';
import type { GameProgress } from '../../../src/games/contract/game-progress';
import { handPlace } from '../../../src/games/contract/layout';
import { Sitting } from '../../../src/play/sitting';
import { ManualTimer } from '../../support/manual-timer';

function newGame(...moves: string[]): DobutsuGame {
  const result = dobutsuKind.create({ firstName: 'たろう', secondName: '=1+1' });
  if (!result.ok || !(result.game instanceof DobutsuGame)) throw new Error('no game');
  play(result.game, ...moves);
  return result.game;
}

function play(game: GameProgress, ...moves: string[]): void {
  for (const text of moves) {
    const parsed = game.parseMove(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.text.ja}`);
    expect(game.play(parsed.move, 1500).ok).toBe(true);
  }
}

function refusal(game: GameProgress, text: string): string {
  const parsed = game.parseMove(text);
  if (parsed.ok) throw new Error(`${text} was accepted`);
  return parsed.text.ja;
}

function rows(game: GameProgress): string[] {
  return game.kifu.line().map((node) => game.kifu.row(node).text);
}

describe('a game of dobutsu shogi', () => {
  it('starts as the rules say, squares A1 to C4 from the upper left', () => {
    const game = newGame();
    expect(game.view().position).toBe('gle/1c1/1C1/ELG b - 1');
    expect(
      game
        .view()
        .cells.map((cell) => cell.text)
        .slice(9),
    ).toEqual(['ぞう', 'ライオン', 'きりん']);
    expect(game.targets(7).map((target) => target.place)).toEqual([4]);
    expect(game.status.ja).toBe('▲せんての番');
    expect(game.status.kana).toBe('▲せんての ばん');
  });

  it('takes a hen back to a chick, drops anywhere, and a dropped chick stays one', () => {
    const game = newGame('B3B2', 'B1B2', 'B4B3', 'B2A3', 'B3A3');
    // The chick was taken by the lion: the second player's chick was taken by the first's chick before.
    expect(game.outcome?.code).toBe('catch');
    const drops = newGame('B3B2', 'C1B2');
    expect(drops.targets(handPlace(dobutsuKind.layout, 0, 2)).map((target) => target.place)).toEqual([
      2, 3, 5, 6, 7, 8,
    ]);
    play(drops, 'ひよこC1うつ');
    expect(drops.view().cells[2]).toEqual({ text: 'ひよこ', side: 0, promoted: false });
    expect(drops.targets(2)).toEqual([]);
  });

  it('promotes at once, and a caught hen is a chick in hand', () => {
    const game = newGame('B3B2', 'B1B2', 'A4B3', 'A1A2', 'ひよこC2うつ', 'A2A1', 'C2C1', 'B2C1');
    expect(rows(game)[7]).toBe('▲C1ひよこ→にわとり (C2)');
    expect(game.view().hands[1].find((slot) => slot.text === 'ひよこ')?.count).toBe(2);
  });

  it('lets a lion walk into capture, and the capture wins', () => {
    const game = newGame('C4C3', 'B1C2', 'B4A3', 'C2B3');
    expect(game.outcome).toBeNull();
    expect(game.view().checked).toContain(7);
    play(game, 'A3B3');
    expect(game.outcome).toMatchObject({ code: 'catch', winner: 0 });
    expect(rows(game).at(-1)).toBe('キャッチ！');
  });

  it('does not count a try that can be caught', () => {
    const game = newGame('B4A3', 'B1C2', 'A3B2', 'A1A2', 'B2B1');
    expect(game.outcome).toBeNull();
    play(game, 'C2B1');
    expect(game.outcome).toMatchObject({ code: 'catch', winner: 1 });
  });

  it('says why a move is refused', () => {
    const game = newGame();
    expect(refusal(game, 'C4A2')).toContain('きりんは たて よこに 1つ');
    expect(refusal(game, 'B4B3')).toContain('B3には じぶんの こまが いるよ');
    expect(refusal(game, 'A2ひよこ')).toContain('うごける こまは いないよ');
    expect(refusal(game, 'ひよこA2うつ')).toContain('もちごまに ひよこは いないよ');
    expect(refusal(game, 'A1A2')).toContain('A1に じぶんの きりんは いないよ');
    expect(refusal(game, 'ねこB2')).toContain('わからなかった');
    expect(refusal(game, '')).toContain('たとえば');
  });

  it('understands moves typed in many ways', () => {
    for (const text of ['B2ひよこ', 'b3b2', 'Ｂ３－Ｂ２', 'ひよこ B2', 'ヒヨコB2', 'B3-B2ひよこ'])
      expect(newGame().parseMove(text).ok, text).toBe(true);
    const two = newGame('B3B2', 'C1B2', 'ひよこB3うつ', 'A1A2');
    expect(two.parseMove('ひよこC3うつ').ok).toBe(false);
  });

  it('takes back two plies by まった, one when only one was played, one by 1てもどす', () => {
    const game = newGame('B3B2', 'C1B2', 'A4B3');
    expect(game.takeBack()).toBe(true);
    expect(game.ply).toBe(1);
    expect(game.takeBack()).toBe(true);
    expect(game.ply).toBe(0);
    expect(game.redo()).toBe(true);
    expect(game.ply).toBe(1);
    expect(game.redo()).toBe(true);
    expect(game.ply).toBe(3);
    expect(game.takeBackOne()).toBe(true);
    expect(game.ply).toBe(2);
    expect(game.redo()).toBe(true);
    expect(rows(game).at(-1)).toBe('▲B3ぞう (A4)');
  });

  it('keeps branches, comments and times in its lines', () => {
    const game = newGame('B3B2', 'C1B2', 'A4B3');
    game.setComment(0, 'はじめの ことば');
    const line = game.kifu.line();
    game.goTo(line[1] ?? 0);
    play(game, 'B1B2');
    game.setComment(game.kifu.cursor, '@そして\n\n+7776FU');
    game.goTo(0);
    play(game, 'C4C3', 'A1A2');
    expect(game.resign()).toBe(true);
    const lines = game.write();
    expect(lines).toEqual([
      '棋譜：どうぶつしょうぎ',
      'せんて：たろう',
      'ごて：=1+1',
      '*はじめの ことば',
      '1 B3-B2ひよこ (0:01)',
      '2 C1-B2ぞう (0:01)',
      '3 A4-B3ぞう (0:01)',
      '変化：2手',
      '2 B1-B2ライオン (0:01)',
      '*@そして',
      '*',
      '*+7776FU',
      '変化：1手',
      '1 C4-C3きりん (0:01)',
      '2 A1-A2きりん (0:01)',
      '3 まいりました',
    ]);
    const again = dobutsuKind.read(lines);
    expect(again.ok && again.game.write()).toEqual(lines);
  });

  it('tells what it cannot read and keeps the rest', () => {
    const opened = dobutsuKind.openText(
      '#Excel将棋 様子=対局\n棋譜：どうぶつしょうぎ\nせんて：あ\n1 B3-B2ひよこ\n2 B1-B4ライオン\n3 なにか\n変化：2手\n2 B1-B2ライオン\nあれ？\n3 ？？\n変化：9手\n9 B3-B2ひよこ\n',
    );
    expect(opened.games[0]?.notices.map(({ code, line }) => [code, line])).toEqual([
      ['illegalMove', 5],
      ['unknownLine', 9],
      ['unknownMove', 10],
      ['strayVariation', 11],
    ]);
    expect(opened.games[0]?.game.players).toEqual(['あ', '']);
    expect(dobutsuKind.read(['こわれた']).ok).toBe(false);
    expect(dobutsuKind.open(new Uint8Array([0, 1, 2])).games).toEqual([]);
  });

  it('reads a file of variations one in another up to the end of the game', () => {
    // Each variation begins one ply below the last one: a file nested as deep as it is long.
    const lines = ['棋譜：どうぶつしょうぎ', '1 C4-C3きりん'];
    const shuffle = ['A1-A2きりん', 'C3-C4きりん', 'A2-A1きりん', 'C4-C3きりん'];
    for (let ply = 2; ply < 2000; ply++) lines.push(`変化：${ply}手`, `${ply} ${shuffle[(ply - 2) % 4]}`);
    const opened = dobutsuKind.openText(lines.join('\r\n')).games[0];
    expect(opened?.notices[0]?.code).toBe('illegalMove');
    expect(opened?.game.kifu.line().length).toBeGreaterThan(7);
  });

  it('is played to the end at the board', () => {
    const sitting = new Sitting(newGame(), new ManualTimer());
    for (const cell of [7, 4, 0, 3]) sitting.pressCell(cell);
    expect(sitting.game.ply).toBe(2);
    sitting.pressHand(0, 2);
    expect(sitting.scene.cells.filter((cell) => cell.reachable)).toHaveLength(5);
    sitting.pressElsewhere();
    sitting.takeBack();
    expect(sitting.game.ply).toBe(0);
    sitting.redo();
    for (const cell of [4, 1]) sitting.pressCell(cell);
    expect(sitting.scene.resultText.ja).toBe('キャッチ！ 3てで せんての かち！');
    expect(sitting.mode).toBe('reviewing');
    sitting.runCommand('takeBackOne', {});
    expect(sitting.game.ply).toBe(2);
    expect(sitting.mode).toBe('playing');
    sitting.runCommand('resign', {});
    expect(sitting.scene.resultText.ja).toContain('まいりました');
  });
});

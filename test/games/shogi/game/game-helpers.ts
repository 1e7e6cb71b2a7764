import { expect } from 'vitest';
import type { FieldValues } from '../../../../src/games/contract/command';
import type { Foul } from '../../../../src/games/contract/outcome';
import { parseUsiMove } from '../../../../src/games/shogi/move';
import { ShogiGame } from '../../../../src/games/shogi/shogi-game';
import { shogiKind } from '../../../../src/games/shogi/shogi-kind';

export function newGame(values: FieldValues = {}): ShogiGame {
  const result = shogiKind.create(values);
  if (!result.ok) throw new Error(result.text.ja);
  if (!(result.game instanceof ShogiGame)) throw new Error('not a shogi game');
  return result.game;
}

export function gameFrom(sfen: string): ShogiGame {
  return newGame({ start: sfen });
}

export function usi(text: string): number {
  const move = parseUsiMove(text);
  if (move === null) throw new Error(`not a USI move: ${text}`);
  return move;
}

/** Plays moves that must be accepted; answers the last node. */
export function play(game: ShogiGame, moves: string, time?: number): number {
  let node = game.kifu.cursor;
  for (const text of moves.split(' ').filter((each) => each !== '')) {
    const result = game.play(usi(text), time);
    if (!result.ok) throw new Error(`${text}: ${result.foul.code} ${result.foul.text.ja}`);
    node = result.node;
  }
  return node;
}

/** Plays a move that must be refused, and proves that nothing changed. */
export function refused(game: ShogiGame, move: string): Foul {
  const before = snapshot(game);
  const result = game.play(usi(move));
  if (result.ok) throw new Error(`${move} was not refused`);
  expect(snapshot(game)).toEqual(before);
  expect(result.foul.text.ja).not.toBe('');
  expect(result.foul.text.en).not.toBe('');
  return result.foul;
}

export function snapshot(game: ShogiGame): unknown {
  return {
    view: game.view(),
    cursor: game.kifu.cursor,
    rows: game.kifu.line().map((node) => game.kifu.row(node)),
    turn: game.turn,
    ply: game.ply,
    outcome: game.outcome,
    consumed: [game.consumed(0), game.consumed(1)],
    canRedo: game.canRedo,
    storage: game.write(),
  };
}

export function rowTexts(game: ShogiGame): string[] {
  return game.kifu.line().map((node) => game.kifu.row(node).text);
}

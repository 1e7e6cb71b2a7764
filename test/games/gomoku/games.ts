import type { GomokuGame } from '../../../src/games/gomoku/gomoku-game';
import { gomokuKind } from '../../../src/games/gomoku/gomoku-kind';
import { moveTo } from '../../../src/games/gomoku/move';
import { POINT_COUNT, formatPoint, parsePoint } from '../../../src/games/gomoku/point';

/** A new game as its own class. */
export function newGomoku(values: Record<string, string> = {}): GomokuGame {
  const made = gomokuKind.create(values);
  if (!made.ok) throw new Error(made.text.en);
  return made.game as GomokuGame;
}

/** Plays points such as 「h8 i9」. */
export function playPoints(game: GomokuGame, points: string): void {
  for (const name of points.split(' ')) {
    const result = game.play(moveTo(parsePoint(name) ?? -1), 1000);
    if (!result.ok) throw new Error(`${name}: ${result.foul.text.en}`);
  }
}

/** A game that fills the board: the colours make pairs two wide, so that no line of three can grow to a four. */
export function fullBoard(): string {
  const own: [string[], string[]] = [[], []];
  for (let point = 0; point < POINT_COUNT; point++) {
    const row = Math.floor(point / 15);
    const column = point % 15;
    own[(column + 2 * row) % 4 < 2 ? 0 : 1].push(formatPoint(point));
  }
  const [black, white] = own;
  return Array.from({ length: POINT_COUNT }, (_, ply) => (ply % 2 === 0 ? black : white)[ply >> 1]).join(' ');
}

import type { OthelloGame } from '../../../src/games/othello/othello-game';
import { othelloKind } from '../../../src/games/othello/othello-kind';
import { parseSquare } from '../../../src/games/othello/square';

/** Black is out of moves after the twelfth move and passes. */
export const passGame = 'c4c3f5b4a4a5c2d2e2a3b2e1';

/** Black takes every white disc with the eleventh move. */
export const wipeoutGame = 'd3c3b3e3f6c4f3e6d6f7g8';

/** Ends 32 to 32 with a full board. */
export const drawnGame =
  'e6f4d3e7g4c4b4f3f7c2d7h5g2c3e2a4h4h3f5c8g5g8b2g6e3f2a5e1c7e8b3a3d2c6a2h1h6g3g1d1f6f1g7d6b7a1c5b1h2h8h7b8b6b5d8a6a7f8c1a8';

/** Ends 31 to 32 with one square empty: neither side can move. */
export const gameWithEmptySquare =
  'd3c3f5d2d1f6e6f4g5d6d7e3g7g6e2f1h7d8c2c4c7b8c8b2g4h4c1e1b3h8b1b4h3e7h5a3a4a5f3a2g8f8a1f2g3h6c5g2g1c6a6h2e8f7b5b7b6a7a8';

/** A new game as its own class. */
export function newOthello(values: Record<string, string> = {}): OthelloGame {
  const made = othelloKind.create(values);
  if (!made.ok) throw new Error(made.text.en);
  return made.game as OthelloGame;
}

/** The squares of a list such as f5d6c3. */
export function squaresOf(list: string): readonly number[] {
  return (list.match(/../g) ?? []).map((name) => parseSquare(name) ?? -1);
}

/** Plays a list of moves; passes come by themselves. */
export function playList(game: OthelloGame, list: string): void {
  for (const square of squaresOf(list)) {
    const result = game.play(square + 1, 1000);
    if (!result.ok) throw new Error(result.foul.text.en);
  }
}

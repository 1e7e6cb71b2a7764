import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShogiGame } from '../../../../src/games/shogi/shogi-game';
import { shogiKind } from '../../../../src/games/shogi/shogi-kind';
import { newGame } from './game-helpers';

type Step =
  | { readonly do: 'play'; readonly pick: number; readonly time: number | undefined }
  | { readonly do: 'goTo'; readonly pick: number }
  | { readonly do: 'takeBack' | 'redo' }
  | { readonly do: 'comment'; readonly text: string }
  | { readonly do: 'finish' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      pick: fc.nat(),
      time: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('goTo' as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('takeBack' as const, 'redo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('comment' as const),
      text: fc.constantFrom(
        '好手',
        '=1+1\n二行目',
        '*星',
        '#印',
        '&しおり',
        '',
        "'x",
        '0:16',
        '先手：名',
        ' 空白 ',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'finish' as const }) },
);

function legalMoves(game: ShogiGame): number[] {
  const places = Array.from({ length: 95 }, (_, place) => place).filter((place) => game.isOwnPiece(place));
  return places.flatMap((place) => game.targets(place).flatMap((target) => target.moves));
}

function apply(game: ShogiGame, each: Step): void {
  switch (each.do) {
    case 'play': {
      const moves = legalMoves(game);
      const move = moves[each.pick % Math.max(1, moves.length)];
      if (move !== undefined) expect(game.play(move, each.time).ok).toBe(true);
      return;
    }
    case 'goTo': {
      const line = game.kifu.line();
      return game.goTo(line[each.pick % line.length] ?? 0);
    }
    case 'takeBack':
      return void game.takeBack();
    case 'redo':
      return void game.redo();
    case 'comment':
      return game.setComment(game.kifu.cursor, each.text);
    case 'finish':
      return void game.finish('resign');
  }
}

/** Everything a reader could lose: each node by its path. */
function contents(game: ShogiGame): unknown {
  const { tree } = game.record;
  return [...tree.walk()].map((node) => {
    const row = game.kifu.row(node);
    game.goTo(node);
    return {
      path: game.kifu.path(node),
      text: row.text,
      time: row.time,
      total: row.total,
      comment: row.comment,
      branches: row.branches.length,
      view: game.view(),
      outcome: game.outcome,
    };
  });
}

describe('a game written and read again', () => {
  it('is the same in every node, with branches, times, comments and ends', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.constantFrom('平手', '香落ち', '三枚落ち', '十枚落ち'),
        (steps, handicap) => {
          const game = newGame({ handicap, blackName: '=1', whiteName: '<i>' });
          for (const each of steps) apply(game, each);
          const again = shogiKind.read(game.write());
          if (!again.ok || !(again.game instanceof ShogiGame)) throw new Error('not read');
          expect(contents(again.game)).toEqual(contents(game));
          expect(again.game.headers).toEqual(game.headers);
          expect(again.game.write()).toEqual(game.write());
        },
      ),
      { numRuns: 60 },
    );
  });
});

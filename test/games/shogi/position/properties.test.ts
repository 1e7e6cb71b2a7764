import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandType } from '../../../../src/games/shogi/piece';
import { handTypes } from '../../../../src/games/shogi/piece';
import type { Move } from '../../../../src/games/shogi/move';
import { makeBoardMove, makeDrop } from '../../../../src/games/shogi/move';
import { LIST_SIDE } from '../../../../src/games/shogi/position/piece-list';
import { Position } from '../../../../src/games/shogi/position/position';
import { legalMoves, placed } from './placed';

const starts = [
  'startpos',
  'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1',
  'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
  '9/9/9/9/4B4/9/9/9/k7k b 3P 1',
];

/** 開始局面と、合法手から選ぶ乱数の列。 */
const walks = fc.tuple(fc.constantFrom(...starts), fc.array(fc.nat(), { maxLength: 120 }));

function walk(
  [sfen, choices]: [string, number[]],
  visit: (position: Position, move: Move) => void,
): Position {
  const position = placed(sfen);
  for (const choice of choices) {
    const moves = legalMoves(position);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) break;
    visit(position, move);
  }
  return position;
}

function everyMove(): Move[] {
  const moves: Move[] = [];
  for (let from = 0; from < 81; from++) {
    for (let to = 0; to < 81; to++) {
      if (from !== to) moves.push(makeBoardMove(from, to, false), makeBoardMove(from, to, true));
    }
  }
  for (const type of handTypes) for (let to = 0; to < 81; to++) moves.push(makeDrop(type, to));
  return moves;
}

const tallies = (position: Position) => [
  position.emptyInColumn,
  position.pawns,
  position.pawnMoves,
  position.touch,
  ...[position.pawnList, position.pieces, position.sliders].flatMap((list) =>
    [0, 1].map((side) => list.cells.slice(side * LIST_SIDE, side * LIST_SIDE + list.sizes[side]!).sort()),
  ),
];

const visible = (position: Position) => [
  position.toSfen(),
  ...position.key,
  ...position.kings,
  ...tallies(position).map(String),
];

describe('でたらめに指した局面', { timeout: 60_000 }, () => {
  it('戻すと元の局面になる', () => {
    fc.assert(
      fc.property(walks, (input) => {
        const line: { move: Move; before: unknown[] }[] = [];
        const position = walk(input, (at, move) => {
          line.push({ move, before: visible(at) });
          at.make(move);
        });
        for (const { move, before } of line.reverse()) {
          position.unmake(move);
          expect(visible(position)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('鍵は作り直した局面の鍵と同じで、数えた手の数は書き出した数と同じ', () => {
    fc.assert(
      fc.property(walks, (input) => {
        walk(input, (position, move) => {
          const rebuilt = placed(position.toSfen());
          expect([...position.key]).toEqual([...rebuilt.key]);
          expect(tallies(position)).toEqual(tallies(rebuilt));
          const count = legalMoves(position).length;
          expect([position.countLegal(), position.hasLegalMove()]).toEqual([count, count > 0]);
          position.make(move);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('反則の判定は、すべての手で合法手の生成と一致する', () => {
    const all = everyMove();
    fc.assert(
      fc.property(walks, (input) => {
        const position = walk(input, (at, move) => at.make(move));
        const legal = new Set(legalMoves(position));
        const wrong = all.filter((move) => position.isLegal(move) !== legal.has(move));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('反則の手も、物理的に指せれば進めて戻せる', () => {
    const all = everyMove();
    fc.assert(
      fc.property(walks, fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (input, choices) => {
        const position = walk(input, (at, move) => at.make(move));
        const line: { move: Move; before: unknown[] }[] = [];
        for (const choice of choices) {
          const move = all
            .slice(choice % all.length)
            .find((candidate) => position.obstacle(candidate) === null);
          if (move === undefined) continue;
          line.push({ move, before: visible(position) });
          expect(position.makeAny(move)).toBe(true);
          expect([...position.key]).toEqual([...placed(position.toSfen()).key]);
        }
        for (const { move, before } of line.reverse()) {
          position.unmake(move);
          expect(visible(position)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('写した局面は元と別々に進み、戻せる手も写る', () => {
    const position = new Position();
    const [first, second] = legalMoves(position);
    position.make(first ?? 0);
    const copy = position.clone();
    copy.unmake(first ?? 0);
    copy.make(second ?? 0);
    expect(copy.toSfen()).not.toBe(position.toSfen());
    position.unmake(first ?? 0);
    expect(position.toSfen()).toBe(new Position().toSfen());
  });
});

describe('SFEN', { timeout: 60_000 }, () => {
  const hands = fc.array(fc.tuple(fc.constantFrom<HandType>(...handTypes), fc.integer({ min: 0, max: 18 })));
  it('置いただけの局面も書いて読むと同じになる', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 47 }), { minLength: 81, maxLength: 81 }),
        hands,
        (codes, counts) => {
          const position = new Position();
          const board = Uint8Array.from(codes, (code) =>
            code < 16 || (code & 15) === 0 || (code & 15) === 13 ? 0 : code,
          );
          position.setSetup({ ...position.toSetup(), board });
          for (const [type, count] of counts) position.setHand('white', type, count);
          const again = placed(position.toSfen(7));
          expect(again.toSfen(7)).toBe(position.toSfen(7));
          expect([...again.key]).toEqual([...position.key]);
          const legal = legalMoves(position);
          expect(position.countLegal()).toBe(legal.length);
          expect(position.hasLegalMove()).toBe(legal.length > 0);
        },
      ),
    );
  });

  it('どんな文字列でも投げず、読めなければ局面はそのまま', () => {
    const position = new Position();
    const before = position.toSfen();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[1-9+a-zA-Z/ -]{0,60}$/)), (text) => {
        if (!position.setSfen(text).ok) expect(position.toSfen()).toBe(before);
        position.setSfen(before);
      }),
    );
  });
});

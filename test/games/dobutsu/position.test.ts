import { describe, expect, it } from 'vitest';
import { readMove } from '../../../src/games/dobutsu/move';
import { countMoves } from '../../../src/games/dobutsu/perft';
import { DobutsuPosition } from '../../../src/games/dobutsu/position';
import { formatPosition } from '../../../src/games/dobutsu/position-text';
import { bruteNext, bruteStart } from './brute-force';

/** The position as the brute force writes it. */
function bruteText(position: DobutsuPosition): string {
  const [board = '', turn] = formatPosition(position).split(' ');
  const cells = board.replaceAll('/', '').replace(/\d/g, (gap) => '.'.repeat(Number(gap)));
  const hand = (side: 0 | 1): string =>
    `${'C'.repeat(position.handCount(side, 'chick'))}${'E'.repeat(position.handCount(side, 'elephant'))}${'G'.repeat(
      position.handCount(side, 'giraffe'),
    )}`;
  return `${cells}${hand(0)}|${hand(1)}|${turn === 'b' ? '0' : '1'}`;
}

function bruteCount(positions: readonly string[], depth: number): number {
  let level = positions;
  for (let ply = 0; ply < depth; ply++) level = level.flatMap(bruteNext);
  return level.length;
}

function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
}

describe('dobutsu shogi position', () => {
  it('counts the moves of the brute force', () => {
    for (let depth = 1; depth <= 6; depth++)
      expect(countMoves(new DobutsuPosition(), depth)).toBe(bruteCount([bruteStart], depth));
  });

  it('reaches the same positions as the brute force in long random games', () => {
    const pick = random(7);
    for (let round = 0; round < 150; round++) {
      const position = new DobutsuPosition();
      for (let ply = 0; ply < 60; ply++) {
        const moves = position.moves();
        const next = moves.map((move) => {
          position.make(move);
          const text = bruteText(position);
          position.unmake(move);
          return text;
        });
        expect(next.sort()).toEqual(bruteNext(bruteText(position)).sort());
        const move = moves[pick(moves.length || 1)];
        if (move === undefined) break;
        position.make(move);
      }
    }
  });

  it('conserves its eight pieces, and takes back to where it came from', () => {
    const pick = random(3);
    for (let round = 0; round < 200; round++) {
      const position = new DobutsuPosition();
      const made: { move: number; before: string }[] = [];
      for (let ply = 0; ply < 40; ply++) {
        const moves = position.moves();
        const move = moves[pick(moves.length || 1)];
        if (move === undefined) break;
        made.push({ move, before: formatPosition(position) });
        position.make(move);
        expect(pieceCounts(position)).toEqual({
          chick: 2,
          elephant: 2,
          giraffe: 2,
          lion: position.isCatch ? 1 : 2,
        });
      }
      for (const { move, before } of made.reverse()) {
        position.unmake(move);
        expect(formatPosition(position)).toBe(before);
      }
    }
  });

  it('turns a chick into a hen only by a move', () => {
    const pick = random(11);
    for (let round = 0; round < 200; round++) {
      const position = new DobutsuPosition();
      for (let ply = 0; ply < 40; ply++) {
        const moves = position.moves();
        const move = moves[pick(moves.length || 1)];
        const parts = move === undefined ? null : readMove(move);
        if (move === undefined || parts === null) break;
        const row = Math.floor(parts.to / 3);
        const arrives = row === (position.turn === 0 ? 0 : 3);
        position.make(move);
        if (parts.type !== 'chick') continue;
        expect(position.pieceAt(parts.to)?.type).toBe(arrives && parts.from !== null ? 'hen' : 'chick');
      }
    }
  });
});

function pieceCounts(position: DobutsuPosition): Record<string, number> {
  const counts: Record<string, number> = { chick: 0, elephant: 0, giraffe: 0, lion: 0 };
  for (let square = 0; square < 12; square++) {
    const piece = position.pieceAt(square);
    const type = piece?.type === 'hen' ? 'chick' : piece?.type;
    if (type) counts[type] = (counts[type] ?? 0) + 1;
  }
  for (const side of [0, 1] as const)
    for (const type of ['chick', 'elephant', 'giraffe'] as const)
      counts[type] = (counts[type] ?? 0) + position.handCount(side, type);
  return counts;
}

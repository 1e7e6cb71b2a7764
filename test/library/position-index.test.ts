import { describe, expect, test } from 'vitest';
import { formatKifuPath } from '../../src/games/contract/kifu-path';
import { GameLine } from '../../src/games/shogi/game-line';
import { isEndMove } from '../../src/games/shogi/record/end-code';
import { PositionIndex } from '../../src/library/position-index';
import { randomRecord } from '../games/shogi/formats/random-record';
import { gameOf, kif } from './written-games';

const NO_FACTS = { blackPoints: null, dateSerial: null, dateText: '' };
const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

function withoutNumber(sfen: string): string {
  return sfen.split(' ').slice(0, 3).join(' ');
}

describe('局面の索引', () => {
  test('finds exactly what a replay of every node finds, in variations too', () => {
    const index = new PositionIndex();
    const places = new Map<string, string[]>();
    for (let seed = 1; seed <= 40; seed++) {
      const record = randomRecord(seed, { plies: 25, variations: 6 });
      index.add(`g${seed}`, record, NO_FACTS);
      const line = new GameLine(record);
      for (const node of record.tree.walk()) {
        if (isEndMove(record.tree.move(node))) continue;
        line.goTo(node);
        const sfen = withoutNumber(line.position.toSfen());
        places.set(sfen, [...(places.get(sfen) ?? []), `g${seed} ${formatKifuPath(record.tree, node)}`]);
      }
    }
    for (const [sfen, expected] of places) {
      expect(index.search(sfen)!.map(({ key, path }) => `${key} ${path}`)).toEqual(expected);
    }
    expect(index.bytes / index.size).toBeLessThan(2048);
  });

  test('a move after the end word in the list of moves is a variation', () => {
    const index = new PositionIndex();
    const record = kif('1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n\n変化：3手\n3 ２六歩(27)\n');
    index.add('a', record, NO_FACTS);
    const sfen = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w -';
    expect(index.search(sfen)).toEqual([{ key: 'a', ply: 3, path: '3:3.1', isMainLine: false }]);
    expect(index.statistics(START)).toMatchObject({ games: 1, played: 1 });
  });

  test('hands count unless ignored; the side to move always counts', () => {
    const index = new PositionIndex();
    index.add('a', gameOf('5i5h', 'sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1'), NO_FACTS);
    const board = '4k4/9/9/9/9/9/9/9/4K4';
    expect(index.search(`${board} b P 1`)).toHaveLength(1);
    expect(index.search(`${board} b 2P 7`)).toHaveLength(0);
    expect(index.search(`${board} b 2P 7`, { ignoreHands: true })).toHaveLength(1);
    expect(index.search(`${board} w P 1`, { ignoreHands: true })).toHaveLength(0);
    expect(index.search('9/9')).toBeNull();
  });

  test("statistics: next moves of the main lines, the mover's rate, the last day", () => {
    const index = new PositionIndex();
    const add = (key: string, moves: string, blackPoints: number | null, serial: number | null): void => {
      index.add(key, gameOf(moves), { blackPoints, dateSerial: serial, dateText: String(serial) });
    };
    add('a', '7g7f 3c3d', 1, 10);
    add('b', '7g7f 8c8d', 0, 30);
    add('c', '7g7f 8c8d', 0.5, 20);
    add('d', '2g2f 8c8d', null, null);
    expect(index.statistics(START)).toEqual({
      games: 4,
      played: 4,
      moves: [
        {
          usi: '7g7f',
          text: '▲７六歩(77)',
          games: 3,
          decided: 3,
          winRate: 0.5,
          lastSerial: 30,
          lastDate: '30',
        },
        {
          usi: '2g2f',
          text: '▲２六歩(27)',
          games: 1,
          decided: 0,
          winRate: null,
          lastSerial: null,
          lastDate: null,
        },
      ],
    });
    const after = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -';
    expect(index.statistics(after)!.moves.map(({ usi, winRate }) => [usi, winRate])).toEqual([
      ['8c8d', 0.75],
      ['3c3d', 0],
    ]);
    index.remove('a');
    expect(index.statistics(START)!.games).toBe(3);
  });
});

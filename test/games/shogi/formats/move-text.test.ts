import { describe, expect, test } from 'vitest';
import { formatMove, parseMoveText } from '../../../../src/games/shogi/formats/move-text';
import { formatUsiMove, parseUsiMove } from '../../../../src/games/shogi/move';
import { MAX_MOVES, Position } from '../../../../src/games/shogi/position/position';
import { squareAt } from '../../../../src/games/shogi/square';
import { randomSource } from '../../../../src/cli/random';

function at(sfen: string): Position {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) throw new Error(sfen);
  return parsed.position;
}

function written(
  sfen: string,
  usi: string,
  style: 'kif' | 'ki2' | 'display' = 'display',
  previous = -1,
): string {
  return formatMove(at(sfen), parseUsiMove(usi)!, previous, { style });
}

function typed(position: Position, text: string, previous = -1): string[] | string {
  const result = parseMoveText(position, text, previous);
  return result.ok ? result.moves.map(formatUsiMove) : result.code;
}

describe('formatMove', () => {
  test('KIF tells the origin, KI2 and the display tell the side', () => {
    const start = new Position();
    const move = parseUsiMove('7g7f')!;
    expect(formatMove(start, move, -1, { style: 'kif' })).toBe('７六歩(77)');
    expect(formatMove(start, move, -1, { style: 'ki2' })).toBe('▲７六歩');
    expect(formatMove(start, move, -1, { style: 'display', mark: false })).toBe('７六歩');
    expect(formatMove(start, move, squareAt(7, 6), { style: 'kif' })).toBe('同　歩(77)');
    expect(formatMove(start, move, squareAt(7, 6), { style: 'display' })).toBe('▲同歩');
  });

  // The examples of the Japan Shogi Association's page on how to write moves, in positions of our own.
  test.each([
    ['4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1', '6h5g', '▲５七金左'],
    ['4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1', '4h5g', '▲５七金右'],
    ['4k4/9/9/9/9/9/4G4/3G5/4K4 b - 1', '6h5h', '▲５八金寄'],
    ['4k4/9/9/9/9/9/4G4/3G5/4K4 b - 1', '5g5h', '▲５八金引'],
    ['4k4/9/9/9/9/9/9/4GG3/4K4 b - 1', '5h5g', '▲５七金直'],
    ['4k4/9/9/9/9/9/9/4GG3/4K4 b - 1', '4h5g', '▲５七金右'],
    ['4k4/9/9/9/9/3S1S3/9/3S5/4K4 b - 1', '6h5g', '▲５七銀上'],
    ['4k4/9/9/9/9/3S1S3/9/3S5/4K4 b - 1', '6f5g', '▲５七銀左引'],
    ['4k4/9/9/9/9/3S1S3/9/3S5/4K4 b - 1', '4f5g', '▲５七銀右'],
    ['4k4/9/9/4+R4/9/9/9/4+R4/4K4 b - 1', '5d5f', '▲５六龍引'],
    ['9/9/8k/9/+B8/+B8/9/9/4K4 b - 1', '9e9d', '▲９四馬'],
    // White's silvers on 53 and 33 both go forward to 44; 53 is at White's right hand (report b036).
    ['4k4/9/4s1s2/5P3/9/9/9/9/4K4 w - 1', '5c4d', '△４四銀右'],
    ['4k4/9/4s1s2/5P3/9/9/9/9/4K4 w - 1', '3c4d', '△４四銀左'],
  ])('%s %s is %s', (sfen, usi, text) => {
    expect(written(sfen, usi)).toBe(text);
  });

  // The association's page (https://www.shogi.or.jp/faq/kihuhyouki.html) leaves the word out where only one piece of
  // the kind can be moved there, and does not speak of pins. Written with the word the text is right either way; read
  // without it, it still means the only legal move.
  test('a pinned piece counts as one that could go', () => {
    const sfen = 'k3r4/9/9/9/9/9/9/4G1G2/4K4 b - 1';
    expect(written(sfen, '3h4h')).toBe('▲４八金右');
    expect(typed(at(sfen), '▲４八金右')).toEqual(['3h4h']);
    expect(typed(at(sfen), '▲４八金')).toEqual(['3h4h']);
  });

  test('a drop says 打 only where a piece of its kind could also go', () => {
    expect(written('4k4/9/9/9/9/9/9/9/3GK4 b G 1', 'G*6h')).toBe('▲６八金打');
    expect(written('4k4/9/9/9/9/9/9/9/3GK4 b G 1', 'G*5e')).toBe('▲５五金');
    expect(written('4k4/9/9/9/9/9/9/9/3GK4 b G 1', 'G*5e', 'kif')).toBe('５五金打');
  });

  test('不成 is said where promotion was possible, but not in KIF', () => {
    expect(written('4k4/9/9/4S4/9/9/9/9/4K4 b - 1', '5d5c')).toBe('▲５三銀不成');
    expect(written('4k4/9/9/4S4/9/9/9/9/4K4 b - 1', '5d5c+')).toBe('▲５三銀成');
    expect(written('4k4/9/9/4S4/9/9/9/9/4K4 b - 1', '5d5c', 'kif')).toBe('５三銀(54)');
  });
});

describe('parseMoveText', () => {
  test.each(['76歩', '７六歩', '七六歩', '▲７六歩(77)', '7g7f', '+7776FU', '7776FU', ' ７６歩 '])(
    '%s',
    (text) => {
      expect(typed(new Position(), text)).toEqual(['7g7f']);
    },
  );

  test('同 needs a move before it', () => {
    const position = at('lnsgkgsnl/1r5B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4');
    expect(typed(position, '同銀', squareAt(2, 2))).toEqual(['3a2b']);
    expect(typed(position, '同　銀', squareAt(2, 2))).toEqual(['3a2b']);
    expect(typed(position, '同銀')).toBe('noPrevious');
  });

  test('a move that may promote without saying so is two moves', () => {
    const position = at('lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3');
    expect(typed(position, '22角')).toEqual(['8h2b+', '8h2b']);
    expect(typed(position, '２二角不成')).toEqual(['8h2b']);
    expect(typed(position, '22角成')).toEqual(['8h2b+']);
    expect(typed(position, '8h2b')).toEqual(['8h2b']);
    expect(typed(position, '8h2b+')).toEqual(['8h2b+']);
  });

  test('an ambiguous move lists its candidates, a word chooses', () => {
    const position = new Position();
    expect(typed(position, '58金')).toEqual(expect.arrayContaining(['4i5h', '6i5h']));
    expect(typed(position, '５八金右')).toEqual(['4i5h']);
  });

  test('a drop may leave out 打 if no piece on the board could go there', () => {
    expect(typed(at('4k4/9/9/9/9/9/9/9/4K4 b P 1'), '55歩')).toEqual(['P*5e']);
    expect(typed(at('4k4/9/9/9/9/9/9/9/4K4 b P 1'), 'P*5e')).toEqual(['P*5e']);
  });

  test.each(['', 'hello', '=1+1', '99', '７六', '０六歩', '7g7', '７六歩あ'])('%j is no move', (text) => {
    expect(typed(new Position(), text)).toBe('notMove');
  });

  test('every legal move of random games comes back from each of its texts', () => {
    const random = randomSource(77);
    const list = new Int32Array(MAX_MOVES);
    for (let game = 0; game < 3; game++) {
      const position = new Position();
      for (let ply = 0; ply < 50; ply++) {
        const count = position.generateLegal(list);
        if (count === 0) break;
        for (let i = 0; i < count; i++) {
          for (const style of ['kif', 'ki2', 'display'] as const) {
            const text = formatMove(position, list[i]!, -1, { style });
            expect(typed(position, text), `${position.toSfen()} ${text}`).toContain(formatUsiMove(list[i]!));
            if (style === 'ki2') expect(typed(position, text)).toHaveLength(1);
          }
        }
        position.make(list[random(count)]!);
      }
    }
  });
});

import { readKifuText } from '../../src/games/shogi/formats/read';
import type { ShogiRecord } from '../../src/games/shogi/record/shogi-record';

/** USI の手の並びから棋譜を作る。 */
export function gameOf(moves: string, start = 'startpos'): ShogiRecord {
  return readKifuText(`position ${start} moves ${moves}`).games[0]!.record;
}

/** KIF の文から棋譜を作る。 */
export function kif(text: string): ShogiRecord {
  return readKifuText(text, { format: 'kif' }).games[0]!.record;
}

/** 投了までの短い対局の KIF。 */
export function shortKif(headers: Readonly<Record<string, string>>, moves = 2): string {
  const lines = ['７六歩(77)', '３四歩(33)', '２六歩(27)', '４四歩(43)', '２五歩(26)', '３三角(22)'];
  const body = lines.slice(0, moves).map((move, i) => `${i + 1} ${move}   ( 0:0${i + 1}/)`);
  const head = Object.entries(headers).map(([key, value]) => `${key}：${value}`);
  return [...head, '手数----指手---------消費時間--', ...body, `${moves + 1} 投了`, ''].join('\n');
}

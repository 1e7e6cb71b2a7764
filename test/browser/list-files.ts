import Encoding from 'encoding-japanese';
import { zipSync } from 'fflate';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ShogiRecord } from '../../src/games/shogi/record/shogi-record';
import { ShogiGame } from '../../src/games/shogi/shogi-game';
import { shogiExports } from '../../src/games/shogi/exports';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { benchRecord } from '../bench/kif-corpus';

/** 試験のために作ったフォルダーと、そこから一覧にできるはずのもの。 */
export interface ListFolder {
  readonly folder: string;
  readonly files: number;
  /** 一覧に入る対局。 */
  readonly games: readonly ShogiRecord[];
  readonly duplicates: number;
  readonly unread: number;
}

const FILES = 300;
const DUPLICATES = 40;
const IN_ZIP = 20;
const FORMATS = ['kif', 'kifu', 'ki2', 'csa', 'jkf', 'usi'] as const;

const BROKEN: readonly (readonly [string, Uint8Array])[] = [
  ['空.kif', new Uint8Array()],
  ['写真.jpg', Uint8Array.from({ length: 400 }, (_, at) => (at * 197) % 256)],
  ['読み方.txt', new TextEncoder().encode('このフォルダーの棋譜の読み方')],
  ['切れた.jkf', new TextEncoder().encode('{"header":{"先手":"甲"},"moves":[{},{"move":')],
  ['壊れた.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
];

/** 三百個のファイルを書く: 形式、文字の符号、下のフォルダー、zip、同じ対局の別の名、読めないもの。 */
export function writeListFolder(): ListFolder {
  const folder = mkdtempSync(join(tmpdir(), 'excel-shogi-list-'));
  const write = (name: string, bytes: Uint8Array): void => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  const single = FILES - DUPLICATES - BROKEN.length - 1;
  // The random source takes odd seeds: an even one gives the game of its neighbour.
  const games = Array.from({ length: single + IN_ZIP }, (_, at) => benchRecord(2 * at + 1));
  games.slice(0, single).forEach((game, at) => {
    const format = FORMATS[at % FORMATS.length]!;
    write(`${at % 3}年目/${format}/${at}${extensionOf(format)}`, bytesOf(game, format));
  });
  // Every sixth was written as KIF in Shift_JIS; the same games come again in other encodings.
  for (let copy = 0; copy < DUPLICATES; copy++) {
    const game = games[copy * FORMATS.length]!;
    write(`写し/${copy}.kif`, copy % 2 === 0 ? bytesOf(game, 'kifu') : inUtf16(bytesOf(game, 'kifu')));
  }
  for (const [name, bytes] of BROKEN) write(name, bytes);
  const inZip = games.slice(single).map((game, at) => [`zip/${at}.csa`, bytesOf(game, 'csa')] as const);
  write('まとめ.zip', zipSync(Object.fromEntries(inZip)));
  return { folder, files: FILES, games, duplicates: DUPLICATES, unread: BROKEN.length };
}

function bytesOf(game: ShogiRecord, format: string): Uint8Array {
  return exporterOf(format).write(new ShogiGame(game, shogiKind)).bytes;
}

function extensionOf(format: string): string {
  return exporterOf(format).extension;
}

function exporterOf(format: string): (typeof shogiExports)[number] {
  return shogiExports.find(({ id }) => id === format)!;
}

function inUtf16(utf8: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(utf8);
  return Uint8Array.from(
    Encoding.convert(Encoding.stringToCode(text), { to: 'UTF16', from: 'UNICODE', bom: 'LE' }),
  );
}

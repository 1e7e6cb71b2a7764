import type { Notice } from '../record/notice';
import type { KifuFormat, ReadGame } from '../record/read-game';
import type { TextEncoding } from './decode';
import { decodeOdd, decodePlain, isBinary } from './decode';
import { detectFormat } from './detect';
import { READERS } from './readers';
import { TextPlaces } from './text-places';

/** 読んだ一局と、それが書かれていた形式と文字コード。 */
export interface KifuGame extends ReadGame {
  readonly format: KifuFormat;
  readonly encoding: TextEncoding;
}

/** ファイルを読んだ答。`notices` はファイル全体についての気づき（一局ごとのものは games にある）。 */
export interface KifuFile {
  readonly games: readonly KifuGame[];
  readonly notices: readonly Notice[];
}

/** 読み方の加減。 */
export interface ReadOptions {
  /** 読むバイト数の上限。超えたファイルは読まずに断る。 */
  readonly maxBytes?: number;
  /** 形式が分かっていれば、中身を見ずにそれとして読む。 */
  readonly format?: KifuFormat;
  /** 中身から形式が決まらないときだけ使う見当（拡張子などから）。 */
  readonly hint?: KifuFormat;
}

const MAX_BYTES = 128 * 1024 * 1024;

function refusal(code: Notice['code'], text: string): KifuFile {
  return { games: [], notices: [{ code, line: 1, column: 1, text }] };
}

/** 棋譜ファイルを読む。形式も文字コードも中身から決める。投げない。 */
export function readKifu(bytes: Uint8Array, options: ReadOptions = {}): KifuFile {
  if (bytes.length > (options.maxBytes ?? MAX_BYTES)) return refusal('tooLarge', String(bytes.length));
  const plain = decodePlain(bytes);
  if (plain === null && isBinary(bytes)) return refusal('notKifu', '');
  const { text, encoding, broken } = plain ?? decodeOdd(bytes);
  const file = readAs(text, encoding, options);
  if (!broken) return file;
  return { games: file.games, notices: [undecodable(text), ...file.notices] };
}

/** 棋譜の文字列（貼り付けたものなど）を読む。投げない。 */
export function readKifuText(text: string, options: ReadOptions = {}): KifuFile {
  return readAs(text.startsWith('\ufeff') ? text.slice(1) : text, 'utf-8', options);
}

function readAs(text: string, encoding: TextEncoding, options: ReadOptions): KifuFile {
  const format = options.format ?? chosenFormat(detectFormat(text), options.hint ?? null);
  if (format === null) return refusal('notKifu', text.slice(0, 200));
  const games = READERS[format](text).map((game) => kifuGame(game, format, encoding));
  return { games, notices: [] };
}

// A position line is called USI or SFEN by taste; the hint decides between these two as well.
// Named one by one: a spread of an object is copied ten times as slowly.
function kifuGame(game: ReadGame, format: KifuFormat, encoding: TextEncoding): KifuGame {
  const { record, notices, mainPlies, variations, end } = game;
  return { record, notices, mainPlies, variations, end, format, encoding };
}

function chosenFormat(found: KifuFormat | null, hint: KifuFormat | null): KifuFormat | null {
  if (found === null) return hint;
  return found === 'usi' && hint === 'sfen' ? hint : found;
}

function undecodable(text: string): Notice {
  const at = text.indexOf('\ufffd');
  const end = text.slice(at).search(/[\r\n]/u);
  return {
    code: 'undecodable',
    ...new TextPlaces(text).placeOf(at),
    text: text.slice(at, end < 0 ? at + 80 : at + Math.min(80, end)),
  };
}

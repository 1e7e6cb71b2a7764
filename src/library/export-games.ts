import { zipSync } from 'fflate';
import type { ExportFormat } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import { shogiExports } from '../games/shogi/exports';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { ShogiGame } from '../games/shogi/shogi-game';
import { shogiKind } from '../games/shogi/shogi-kind';
import { both, fixed } from './texts/both';

/** 書き出す一局。fileName は読み込んだときの名（なければ ''）。 */
export interface ExportGame {
  readonly record: ShogiRecord;
  readonly fileName: string;
}

/** 書き出した一つのファイル。warnings は、表せなかった字など（同じ文は一度）。 */
export type ExportResult =
  | {
      readonly ok: true;
      readonly fileName: string;
      readonly bytes: Uint8Array;
      readonly warnings: readonly LocalText[];
    }
  | { readonly ok: false; readonly text: LocalText };

/** 書き出し方。zip は一局一ファイル、single は一つのファイルに並べる。 */
export type ExportShape = 'zip' | 'single';

/** 一つのファイルの局と局の間に置くもの。形式の id から。ここにない形式は、一局しか入らない。 */
export const gameSeparators: Readonly<Record<string, string>> = {
  kif: '\r\n',
  kifu: '\r\n',
  ki2: '\r\n',
  csa: '/\n',
  usi: '',
  sfen: '',
  bod: '\r\n',
};

/** 局面だけの形式の id。 */
export const positionFormats: ReadonlySet<string> = new Set(['sfen', 'bod']);

/** 対局を、shogiExports の形式で一つのファイルにする。局面の形式は、終わりの局面を書く。 */
export function exportGames(
  games: readonly ExportGame[],
  formatId: string,
  shape: ExportShape,
): ExportResult {
  const format = shogiExports.find(({ id }) => id === formatId);
  if (format === undefined) throw new RangeError(`format ${formatId}`);
  if (games.length === 0) return { ok: false, text: fixed('nothingToWrite', (t) => t.nothingToWrite) };
  const separator = gameSeparators[format.id];
  if (shape === 'single' && separator === undefined && games.length > 1) {
    return { ok: false, text: both((t) => t.oneGameOnly(format.label[t.language])) };
  }
  const written = games.map(({ record }) => writeGame(format, record));
  const warnings = distinct(written.flatMap((each) => each.warnings));
  if (shape === 'single') {
    const bytes = joined(
      written.map((each) => each.bytes),
      separator ?? '',
    );
    return { ok: true, fileName: `棋譜${format.extension}`, bytes, warnings };
  }
  const names = new Set<string>();
  const files: Record<string, Uint8Array> = {};
  games.forEach((game, i) => (files[uniqueName(game, format.extension, names)] = written[i]!.bytes));
  return { ok: true, fileName: '棋譜.zip', bytes: zipSync(files), warnings };
}

/** 一局を書く。局面だけの形式なら、本譜の終わりの局面を。 */
export function writeGame(format: ExportFormat, record: ShogiRecord): ReturnType<ExportFormat['write']> {
  const game = new ShogiGame(record, shogiKind);
  if (positionFormats.has(format.id)) game.goTo(record.tree.mainLine().at(-1) ?? record.tree.root);
  return format.write(game);
}

function joined(parts: readonly Uint8Array[], separator: string): Uint8Array {
  const gap = Uint8Array.from(separator, (char) => char.charCodeAt(0));
  const length = parts.reduce((sum, part) => sum + part.length, gap.length * (parts.length - 1));
  const bytes = new Uint8Array(length);
  let at = 0;
  parts.forEach((part, i) => {
    if (i > 0) {
      bytes.set(gap, at);
      at += gap.length;
    }
    bytes.set(part, at);
    at += part.length;
  });
  return bytes;
}

function uniqueName({ record, fileName }: ExportGame, extension: string, names: Set<string>): string {
  const own = fileName
    .split('/')
    .at(-1)!
    .replace(/\.[^.]*$/u, '');
  const players = ['先手', '下手', '後手', '上手'].map((key) => record.header(key)?.trim() ?? '');
  const base = safeName(own === '' ? players.filter((name) => name !== '').join('-') : own);
  let name = base + extension;
  for (let i = 2; names.has(name.toLowerCase()); i++) name = `${base} (${i})${extension}`;
  names.add(name.toLowerCase());
  return name;
}

// Windows refuses these in a name, and a name must not climb out of its folder.
function safeName(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{C}]+/gu, '_').replace(/^[. ]+|[. ]+$/gu, '');
  return safe === '' ? '棋譜' : safe.slice(0, 100);
}

function distinct(texts: readonly LocalText[]): LocalText[] {
  return [...new Map(texts.map((text) => [text.ja, text])).values()];
}

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { formatGameDate } from '../library/game-date';
import type { LoadEntry } from '../library/load-entry';
import { loadGames } from '../library/loader';
import { ownSideOf } from '../library/own-side';
import type { LoadFile } from '../library/read-ahead';
import { readBytes } from './file-bytes';

/** list の加減。 */
export interface ListOptions {
  readonly csv?: string;
  /** 自分の名（別名も）。 */
  readonly me: readonly string[];
}

const COLUMNS = [
  '対局日',
  '棋戦',
  '先手',
  '後手',
  '手合割',
  '戦型',
  '手数',
  '結果',
  '終局理由',
  '先手得点',
  '先手消費時間',
  '後手消費時間',
  '変化',
  '注意',
  'ファイル名',
];
const OWN_COLUMNS = ['自分の手番', '相手', '勝敗'];

/** フォルダーのファイルをすべて一覧にして示す。行にならないファイルがなければ 0 を返す。 */
export async function list(dir: string, options: ListOptions): Promise<number> {
  const files = filesUnder(dir);
  const entries: LoadEntry[] = [];
  const clock = { now: () => performance.now(), pause: () => Promise.resolve() };
  for await (const event of loadGames(files, clock)) {
    if (event.type === 'games') entries.push(...event.entries);
  }
  const rows = entries.map((entry) => rowOf(entry, options.me));
  const titles = options.me.length === 0 ? COLUMNS : [...COLUMNS, ...OWN_COLUMNS];
  for (const row of [titles, ...rows]) console.log(row.map(oneLine).join('\t'));
  if (options.csv !== undefined) writeFileSync(options.csv, formatCsv([titles, ...rows]));
  const names = new Set(entries.map(nameOf));
  // An archive is there by what is in it.
  const isListed = (name: string) =>
    names.has(name) || [...names].some((each) => each.startsWith(`${name}/`));
  const lost = files.filter(({ name }) => !isListed(name));
  for (const { name } of lost) console.log(`no row: ${name}`);
  const count = (kind: LoadEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  console.log(`games ${count('game')}, duplicates ${count('duplicate')}, unread ${count('unread')}`);
  console.log(`${files.length - lost.length} passed, ${lost.length} failed`);
  return lost.length === 0 ? 0 : 1;
}

function filesUnder(dir: string, base = dir): LoadFile[] {
  if (statSync(dir).isFile()) return [fileAt(dir, basename(dir))];
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return filesUnder(path, base);
      return entry.isFile() ? [fileAt(path, relative(base, path).split(sep).join('/'))] : [];
    });
}

function fileAt(path: string, name: string): LoadFile {
  return { name, read: async () => readBytes(path) };
}

function nameOf(entry: LoadEntry): string {
  return entry.kind === 'game' ? entry.summary.fileName : entry.fileName;
}

function rowOf(entry: LoadEntry, me: readonly string[]): string[] {
  const name = nameOf(entry);
  if (entry.kind === 'unread') return emptyRow(entry.reason.ja, name, me);
  if (entry.kind === 'duplicate') return emptyRow(`同じ対局: ${entry.firstFile ?? ''}`, name, me);
  const { summary } = entry;
  const row = [
    summary.date === null ? summary.dateText : formatGameDate(summary.date),
    summary.event,
    summary.black,
    summary.white,
    summary.handicap.ja,
    summary.opening.ja,
    String(summary.plies),
    summary.result?.ja ?? '',
    summary.reason?.ja ?? '',
    summary.blackPoints === null ? '' : String(summary.blackPoints),
    ...summary.consumed.map((time) => (time === null ? '' : formatDuration(time))),
    String(summary.variations),
    summary.notes?.ja ?? '',
    summary.gameNumber === null ? name : `${name} (${summary.gameNumber})`,
  ];
  if (me.length === 0) return row;
  const own = ownSideOf(summary, me);
  const side = own === null ? '' : own.side === 0 ? '先手' : '後手';
  return [...row, side, own?.opponent ?? '', own?.mark ?? ''];
}

function emptyRow(note: string, name: string, me: readonly string[]): string[] {
  const blanks = new Array<string>(COLUMNS.length - 2).fill('');
  return [...blanks, note, name, ...(me.length === 0 ? [] : OWN_COLUMNS.map(() => ''))];
}

function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function oneLine(cell: string): string {
  return cell.replace(/[\t\r\n]+/gu, ' ');
}

/** 表を、Excel がそのまま開ける CSV（UTF-8、BOM 付き）にする。数式とみなされる頭の字には ' を付ける。 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
    return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

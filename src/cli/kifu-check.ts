import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findLostText } from '../games/shogi/formats/coverage-check';
import { decodeText } from '../games/shogi/formats/decode';
import disputed from './disputed.json';
import { readBytes } from './file-bytes';
import type { FileReport } from './kifu-report';
import { readReport, withoutNumber } from './kifu-report';

/** check の加減。 */
export interface CheckOptions {
  readonly json: boolean;
  readonly expect?: string;
}

type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly file: string };

const FIELDS = [
  'format',
  'encoding',
  'moves',
  'variations',
  'start',
  'finalSfen',
  'end',
  'endCode',
  'winner',
] as const;
type Field = (typeof FIELDS)[number];

const KIFU_NAMES = /\.(kif|kifu|ki2|ki2u|csa|usi|sfen|jkf|json|bod|txt)$/iu;

const DISPUTED = new Map(disputed.map((each) => [`${each.id}:${each.field}`, each.reason]));

function filesUnder(dir: string): string[] {
  if (statSync(dir).isFile()) return [dir];
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && KIFU_NAMES.test(entry.name) ? [path] : [];
    });
}

/** フォルダーの棋譜をすべて読み、要点と、答があれば違いを示す。違いがなければ 0 を返す。 */
export function check(dir: string, options: CheckOptions): number {
  const paths = filesUnder(dir);
  const comparison = options.expect === undefined ? null : new Comparison(options.expect);
  const lost: string[] = [];
  let unread = 0;
  for (const path of paths) {
    const name = relative(dir, path).split(sep).join('/') || path;
    const report = readReport(name, path);
    lost.push(...lostLines(name, path, report));
    if (report.games.length === 0) unread++;
    if (options.json) console.log(JSON.stringify(report));
    else if (comparison === null) console.log(describe(report));
    comparison?.compare(path, report);
  }
  const out = options.json ? console.error : console.log;
  for (const line of lost) out(line);
  out(`coverage: ${paths.length} files, ${lost.length} places lost`);
  if (comparison !== null) return comparison.finish(out) + lost.length === 0 ? 0 : 1;
  out(`${paths.length - unread} passed, ${unread} failed`);
  return unread + lost.length === 0 ? 0 : 1;
}

// Every character must be in the record or in a notice.
function lostLines(name: string, path: string, report: FileReport): string[] {
  if (report.format === null) return [];
  const { text } = decodeText(readBytes(path));
  return findLostText(text, report.format).map(
    (place) => `lost: ${name}:${place.line}:${place.column} ${place.text.slice(0, 80)}`,
  );
}

function describe(report: FileReport): string {
  const games = report.games.map((game) => {
    const fouls = game.fouls.map((foul) => `${foul.ply}:${foul.code}`).join(' ');
    const parts = [
      `${game.moves}手`,
      `変化${game.variations}`,
      game.end ?? '-',
      game.endCode ?? '-',
      game.winner ?? '-',
    ];
    const notices = game.notices.map(
      (notice) => `\n    ${notice.line}:${notice.column} ${notice.code} ${notice.text}`,
    );
    return `  ${parts.join(' ')} ${game.finalSfen}${fouls && ` 反則 ${fouls}`}${notices.join('')}`;
  });
  const own = report.notices.map(
    (notice) => `  ${notice.line}:${notice.column} ${notice.code} ${notice.text}`,
  );
  return [`${report.file} ${report.format ?? '-'} ${report.encoding ?? '-'}`, ...own, ...games].join('\n');
}

/** 答（manifest）との比較。欄ごとに、比べた数と答のない数を数える。 */
class Comparison {
  readonly #entries = new Map<string, Entry>();
  readonly #counts = new Map<Field, { compared: number; skipped: number; wrong: number; disputed: number }>();
  readonly #lines: string[] = [];
  #passed = 0;
  #failed = 0;

  constructor(manifest: string) {
    const base = dirname(resolve(manifest));
    for (const entry of JSON.parse(readFileSync(manifest, 'utf8')) as Entry[]) {
      this.#entries.set(resolve(base, entry.file), entry);
    }
    for (const field of FIELDS) this.#counts.set(field, { compared: 0, skipped: 0, wrong: 0, disputed: 0 });
  }

  compare(path: string, report: FileReport): void {
    const entry = this.#entries.get(resolve(path));
    if (entry === undefined) {
      this.#lines.push(`no entry: ${report.file}`);
      return;
    }
    let isRight = true;
    for (const field of FIELDS) isRight = this.#compareField(entry, report, field) && isRight;
    if (isRight) this.#passed++;
    else this.#failed++;
  }

  #compareField(entry: Entry, report: FileReport, field: Field): boolean {
    const count = this.#counts.get(field)!;
    const expected = entry[field] ?? null;
    if (expected === null) {
      count.skipped++;
      return true;
    }
    count.compared++;
    const got = valueOf(report, field);
    if (same(field, expected, got)) return true;
    const reason = DISPUTED.get(`${entry.id}:${field}`);
    const text = `${entry.id} ${entry.file} ${field}: expected ${String(expected)}, got ${String(got)}`;
    if (reason === undefined) count.wrong++;
    else count.disputed++;
    this.#lines.push(reason === undefined ? `wrong: ${text}` : `disputed: ${text} (${reason})`);
    return reason !== undefined;
  }

  finish(out: (line: string) => void): number {
    for (const line of this.#lines) out(line);
    for (const [field, count] of this.#counts) {
      out(
        `${field}: compared ${count.compared}, skipped ${count.skipped}, wrong ${count.wrong}, disputed ${count.disputed}`,
      );
    }
    out(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 ? 0 : 1;
  }
}

function valueOf(report: FileReport, field: Field): unknown {
  if (field === 'format' || field === 'encoding') return report[field];
  return report.games[0]?.[field] ?? null;
}

function same(field: Field, expected: unknown, got: unknown): boolean {
  if (field === 'start') return withoutNumber(String(expected)) === got;
  // Bytes that are all ASCII are UTF-8 as well, and an answer may give the word of a まで line alone.
  if (field === 'encoding' && got === 'ascii') return expected === 'ascii' || expected === 'utf-8';
  if (field === 'end' && String(got).startsWith('まで')) return String(got).endsWith(String(expected));
  return expected === got;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import disputed from './disputed.json';
import type { FileReport } from './kifu-report';
import { withoutNumber } from './kifu-report';
import { bilingual, kifuTexts } from './kifu-texts';

type Entry = Readonly<Record<string, unknown>> & { readonly file: string };

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

const DISPUTED = new Map(disputed.map((each) => [`${each.id}:${each.field}`, each.reason]));

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Entry>).file === 'string';
}

function readEntries(manifest: string): Entry[] {
  const text = readFileSync(manifest, 'utf8').replace(/^\ufeff/u, '');
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`${manifest}: ${String(error)}`, { cause: error });
  }
  if (!Array.isArray(list)) throw new Error(`${manifest}: not a list of {file, …}`);
  return list.filter(isEntry);
}

/** 答（manifest）との比較。欄ごとに、比べた数と答のない数を数える。 */
export class KifuAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #seen = new Set<Entry>();
  readonly #counts = new Map<Field, { compared: number; skipped: number; wrong: number; disputed: number }>();
  readonly #lines: string[] = [];
  #passed = 0;
  #failed = 0;

  /** @param manifest 答のファイル @param dir 調べるフォルダー */
  constructor(
    manifest: string,
    readonly dir: string,
  ) {
    // The names are relative to the manifest; one kept elsewhere may mean the folder, or the one above it.
    const bases = [dirname(resolve(manifest)), resolve(dir), dirname(resolve(dir))];
    for (const entry of readEntries(manifest)) {
      const path = bases.map((base) => resolve(base, entry.file)).find((each) => existsSync(each));
      this.#entries.set(path ?? resolve(bases[0]!, entry.file), entry);
    }
    for (const field of FIELDS) this.#counts.set(field, { compared: 0, skipped: 0, wrong: 0, disputed: 0 });
  }

  /** そのファイルの答があるか。 */
  has(path: string): boolean {
    return this.#entries.has(resolve(path));
  }

  /** 読めなかったファイルやフォルダー。違いの一つに数える。 */
  unreadable(path: string): void {
    const entry = this.#entries.get(resolve(path));
    if (entry !== undefined) this.#seen.add(entry);
    this.#failed++;
  }

  /** 一つのファイルを答と比べる。 */
  compare(path: string, report: FileReport): void {
    const entry = this.#entries.get(resolve(path));
    if (entry === undefined) {
      this.#lines.push(`no entry: ${report.file}`);
      return;
    }
    this.#seen.add(entry);
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
    const reason = DISPUTED.get(`${String(entry.id)}:${field}`);
    const text = `${String(entry.id)} ${entry.file} ${field}: expected ${String(expected)}, got ${String(got)}`;
    if (reason === undefined) count.wrong++;
    else count.disputed++;
    this.#lines.push(reason === undefined ? `wrong: ${text}` : `disputed: ${text} (${reason})`);
    return reason !== undefined;
  }

  /** 違い、欄ごとの数、まとめを示し、違いがなければ 0 を返す。比べたものが一つもなければ、そう言って 1 を返す。 */
  finish(out: (line: string) => void): number {
    for (const [path, entry] of this.#entries) {
      const isHere = !relative(resolve(this.dir), path).startsWith('..');
      if (isHere && !this.#seen.has(entry)) this.#lines.push(`no file: ${entry.file}`);
    }
    for (const line of this.#lines) out(line);
    for (const [field, count] of this.#counts) {
      out(
        `${field}: compared ${count.compared}, skipped ${count.skipped}, wrong ${count.wrong}, disputed ${count.disputed}`,
      );
    }
    const hasCompared = [...this.#counts.values()].some(({ compared }) => compared > 0);
    if (!hasCompared) out(bilingual(kifuTexts.nothingCompared));
    out(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 && hasCompared ? 0 : 1;
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

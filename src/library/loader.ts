import type { GameListener } from './file-reader';
import { FileReader, unreadFile } from './file-reader';
import { LoadCount } from './load-count';
import type { LoadEntry, LoadEvent } from './load-entry';
import type { PackStyle } from './packing';
import { isZip, zipEntries, zipNames } from './zip-entries';

/** 読み込むファイル。read は中身を読み、開けなければ断る（reject する）。 */
export interface LoadFile {
  /** フォルダーからの道筋を含む名。 */
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** 読み込みの加減。 */
export interface LoadOptions {
  /** 一覧にもうある対局の鍵。 */
  readonly known?: Iterable<string>;
  readonly style?: PackStyle;
  /** 時計（ms）。 */
  now(): number;
  /** ひと区切り（50 ms ほど）ごとに呼ばれ、ほかの仕事に順を譲る。 */
  pause(): Promise<void>;
  /** やめるか。ファイルの間ごとに尋ねる。 */
  isCancelled?(): boolean;
  readonly onGame?: GameListener;
}

const MOST_ENTRIES = 500;
// Half of the block that a pane may notice: one file more still fits.
const SLICE_MS = 25;
const MOST_NESTING = 3;

/**
 * ファイルを順に読み、対局のまとまりと進みを出す。zip は開いて中を読む。
 * やめても、そこまでに読めたものは出し終える。どのファイルについても少なくとも一件を出す。
 */
export async function* loadGames(
  files: readonly LoadFile[],
  options: LoadOptions,
): AsyncGenerator<LoadEvent, void> {
  const job = new LoadJob(files.length, options);
  let cancelled = false;
  for (const file of files) {
    if ((cancelled = options.isCancelled?.() ?? false)) break;
    job.count.current = file.name;
    for (const step of job.readFile(file.name, await contentsOf(file))) {
      if (step && (options.isCancelled?.() ?? false)) {
        cancelled = true;
        break;
      }
      if (!job.isDue) continue;
      yield* job.take();
      yield { type: 'progress', progress: job.count.progress };
      await options.pause();
      job.startSlice();
    }
    if (cancelled) break;
  }
  job.count.current = '';
  yield* job.take();
  yield { type: 'done', cancelled, progress: job.count.progress };
}

async function contentsOf(file: LoadFile): Promise<Uint8Array | null> {
  try {
    return await file.read();
  } catch {
    return null;
  }
}

class LoadJob {
  readonly count: LoadCount;
  readonly #reader: FileReader;
  readonly #now: () => number;
  #waiting: LoadEntry[] = [];
  #sliceBegan: number;

  constructor(total: number, { known = [], style = 'plain', now, onGame }: LoadOptions) {
    this.count = new LoadCount(total, now);
    this.#reader = new FileReader(known, style, onGame);
    this.#now = now;
    this.#sliceBegan = now();
  }

  /** ここで順を譲るときか。 */
  get isDue(): boolean {
    return this.#waiting.length >= MOST_ENTRIES || this.#now() - this.#sliceBegan >= SLICE_MS;
  }

  startSlice(): void {
    this.#sliceBegan = this.#now();
  }

  /** たまった件を、五百件までのまとまりにして出す。 */
  *take(): Generator<LoadEvent> {
    const entries = this.#waiting;
    this.#waiting = [];
    for (let i = 0; i < entries.length; i += MOST_ENTRIES) {
      yield { type: 'games', entries: entries.slice(i, i + MOST_ENTRIES) };
    }
  }

  /** 一つのファイル（zip なら中の一つ）が済むたびに区切りを出す。true は、まだ先があること。 */
  *readFile(name: string, bytes: Uint8Array | null, depth = 0): Generator<boolean> {
    if (bytes === null) this.#finish(0, [unreadFile(name, 'unreadable')]);
    else if (isZip(bytes) && depth < MOST_NESTING) yield* this.#readZip(name, bytes, depth);
    else this.#finish(bytes.length, this.#reader.read(name, bytes));
    yield false;
  }

  *#readZip(name: string, bytes: Uint8Array, depth: number): Generator<boolean> {
    const names = zipNames(bytes);
    if (names === null || names.length === 0) {
      this.#finish(bytes.length, [unreadFile(name, names === null ? 'badZip' : 'emptyZip')]);
      return;
    }
    // The archive stands for its files.
    this.count.total += names.length - 1;
    for (const entry of zipEntries(bytes)) {
      const inner = `${name}/${entry.name}`;
      this.count.current = inner;
      yield true;
      if (entry.bytes === null) this.#finish(0, [unreadFile(inner, 'badZip')]);
      else for (const step of this.readFile(inner, entry.bytes, depth + 1)) yield step;
    }
  }

  #finish(bytes: number, entries: readonly LoadEntry[]): void {
    this.count.finish(bytes, entries);
    this.#waiting.push(...entries);
  }
}

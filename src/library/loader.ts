import { EntryBatches } from './entry-batches';
import type { GameListener } from './file-reader';
import { FileReader, unreadFile } from './file-reader';
import { LoadCount } from './load-count';
import type { LoadEntry, LoadEvent } from './load-entry';
import type { LoadFile } from './read-ahead';
import { readAhead } from './read-ahead';
import { isZip, zipEntries, zipNames } from './zip-entries';

/** 読み込みの加減。 */
export interface LoadOptions {
  /** 一覧にもうある対局の鍵。 */
  readonly known?: Iterable<string>;
  /** 時計（ms）。 */
  now(): number;
  /** ひと区切り（25 ms ほど）ごとに呼ばれ、ほかの仕事に順を譲る。 */
  pause(): Promise<void>;
  /** やめるか。ファイルの間ごとに尋ねる。 */
  isCancelled?(): boolean;
  readonly onGame?: GameListener;
}

// Half of the block that a pane may notice: one file more still fits.
const SLICE_MS = 25;
// Often enough for the eye; each time costs the pane a message and a painting.
const PROGRESS_MS = 200;
// A batch that is not full waits so long: each one is a request to the sheet, small or large.
const BATCH_MS = 500;
const MOST_NESTING = 3;

/**
 * ファイルを順に読み、対局のまとまりと進みを出す。進みは一秒に五回まで。zip は開いて中を読む。
 * やめても、そこまでに読めたものは出し終える。どのファイルについても少なくとも一件を出す。
 */
export async function* loadGames(
  files: readonly LoadFile[],
  options: LoadOptions,
): AsyncGenerator<LoadEvent, void> {
  const job = new LoadJob(files.length, options);
  const isCancelled = (): boolean => options.isCancelled?.() ?? false;
  let cancelled = isCancelled();
  const contents = readAhead(files);
  while (!cancelled) {
    const next = await contents.next();
    if (next.done === true) break;
    job.count.current = next.value.name;
    for (const hasMore of job.readFile(next.value.name, next.value.bytes)) {
      yield* job.events();
      if (job.isSliceOver) {
        await options.pause();
        job.startSlice();
      }
      cancelled = hasMore && isCancelled();
      if (cancelled) break;
    }
    cancelled ||= job.count.hasMore && isCancelled();
  }
  job.count.current = '';
  yield* job.games();
  yield { type: 'done', cancelled, progress: job.count.progress };
}

class LoadJob {
  readonly count: LoadCount;
  readonly #reader: FileReader;
  readonly #now: () => number;
  readonly #batches = new EntryBatches();
  #sliceBegan: number;
  #told: number;
  #handed: number;

  constructor(total: number, { known = [], now, onGame }: LoadOptions) {
    this.count = new LoadCount(total, now);
    this.#reader = new FileReader(known, onGame);
    this.#now = now;
    this.#sliceBegan = this.#told = this.#handed = now();
  }

  /** ここで順を譲るときか。 */
  get isSliceOver(): boolean {
    return this.#now() - this.#sliceBegan >= SLICE_MS;
  }

  startSlice(): void {
    this.#sliceBegan = this.#now();
  }

  /** いま出すもの。まとまりができたか、進みを知らせるときのほかは、ない。 */
  *events(): Generator<LoadEvent> {
    const now = this.#now();
    if (this.#batches.hasFull || now - this.#handed >= BATCH_MS) {
      yield* this.games();
      this.#handed = now;
    }
    if (now - this.#told < PROGRESS_MS) return;
    this.#told = now;
    yield { type: 'progress', progress: this.count.progress };
  }

  /** たまった件。 */
  *games(): Generator<LoadEvent> {
    for (const entries of this.#batches.take()) yield { type: 'games', entries };
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
    for (const entry of entries) this.#batches.add(entry);
  }
}

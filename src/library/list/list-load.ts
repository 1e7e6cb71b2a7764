import type { DuplicateGame, LoadEntry, LoadProgress } from '../load-entry';
import type { FileSource } from '../messages';
import type { LibraryClient, Loading } from '../worker-client';
import type { RepeatedGame } from './game-lists-api';
import { readKnownRows } from './known-rows';
import type { ListId, ListPort, NewListRow } from './list-port';
import type { RowStyle } from './list-rows';
import { fileOf, rowOf, textOf } from './list-rows';

/** 読み込みに要るもの。 */
export interface ListLoadOptions {
  readonly client: LibraryClient;
  readonly port: ListPort;
  readonly list: ListId;
  readonly style: RowStyle;
  onChange(): void;
}

/** 読み込みの終わり。rows は書けて、表に残っている行。error があれば、そこで止まった。 */
export interface ListLoadEnd {
  readonly games: number;
  /** もう一覧にあって、加えなかったもの。 */
  readonly repeated: readonly RepeatedGame[];
  readonly unread: number;
  readonly rows: number;
  /** 一覧に加わった対局の鍵。 */
  readonly keys: readonly string[];
  readonly isCancelled: boolean;
  readonly error: unknown;
}

// Handed to the sheet at once. The worker hears of them when they are written, and the pane can cancel between.
const MOST_ROWS = 500;
// What the worker may be ahead of the sheet: enough for a request while the one before is on its way.
const MOST_WAITING = 3000;

/** 一度の読み込み。worker が読む間に、読めた分から表に書く。書けなかった対局は索引からも除く。 */
export class ListLoad {
  readonly #options: ListLoadOptions;
  readonly #queue: NewListRow[] = [];
  #unreadFiles = new Set<string>();
  #progress: LoadProgress | null = null;
  #loading: Loading | null = null;
  #writing: Promise<void> | null = null;
  #nextNo = 1;
  #written = 0;
  readonly #keys: string[] = [];
  readonly #repeated: RepeatedGame[] = [];
  /** 鍵から行の番号。 */
  #numbers = new Map<string, number | null>();
  #unread = 0;
  #isCancelled = false;
  #error: unknown = null;

  constructor(options: ListLoadOptions) {
    this.#options = options;
  }

  /** いまの進み。まだ読み始めていなければ null。 */
  get progress(): LoadProgress | null {
    return this.#progress;
  }

  get written(): number {
    return this.#written;
  }

  get isCancelling(): boolean {
    return this.#isCancelled;
  }

  /** やめる。書いた行は残る。 */
  cancel(): void {
    this.#isCancelled = true;
    this.#loading?.cancel();
    this.#options.onChange();
  }

  /** 終わるまで読み、書く。投げない: 失敗は答えの error にある。 */
  async run(files: readonly FileSource[]): Promise<ListLoadEnd> {
    const { client, port, list } = this.#options;
    try {
      await port.assertKeepsGames(list);
      const { numbers, nextNo, unreadFiles } = await readKnownRows(port, list);
      this.#numbers = numbers;
      this.#nextNo = nextNo;
      this.#unreadFiles = unreadFiles;
      if (!this.#isCancelled) {
        this.#loading = client.load(files, {
          known: [...numbers.keys()],
          ahead: MOST_WAITING,
          onEntries: (entries) => this.#take(entries),
          onProgress: (progress) => this.#show(progress),
        });
        await this.#loading.finished;
      }
      await this.#writing;
      await this.#forgetUnwritten();
    } catch (error) {
      this.#error ??= error;
    }
    return {
      games: this.#keys.length,
      repeated: this.#repeated,
      unread: this.#unread,
      rows: this.#error === null ? this.#written : await this.#rowsLeft(),
      keys: this.#keys,
      isCancelled: this.#isCancelled,
      error: this.#error,
    };
  }

  #show(progress: LoadProgress): void {
    this.#progress = progress;
    this.#options.onChange();
  }

  #take(entries: readonly LoadEntry[]): void {
    // What still comes after a cancel waits unwritten, and is forgotten with the rest.
    const before = this.#queue.length;
    // One after the other: a repeated game is told with the number that the one before it was given.
    for (const entry of entries) if (this.#isNew(entry)) this.#queue.push(this.#rowOf(entry));
    const left = entries.length - (this.#queue.length - before);
    if (left > 0) this.#loading?.taken(left);
    if (this.#isCancelled || this.#error !== null) return;
    this.#writing ??= this.#write();
  }

  #isNew(entry: LoadEntry): entry is Exclude<LoadEntry, DuplicateGame> {
    if (entry.kind === 'game') return true;
    if (entry.kind === 'duplicate') {
      this.#repeated.push({ file: fileOf(entry), no: this.#numbers.get(entry.key) ?? null });
      return false;
    }
    this.#unread++;
    // The same broken file again would only say again what its row says.
    if (this.#unreadFiles.has(entry.fileName.trim())) return false;
    this.#unreadFiles.add(entry.fileName.trim());
    return true;
  }

  #rowOf(entry: Exclude<LoadEntry, DuplicateGame>): NewListRow {
    const no = this.#nextNo++;
    if (entry.kind === 'game') this.#numbers.set(entry.key, no);
    return rowOf(entry, no, this.#options.style);
  }

  async #write(): Promise<void> {
    const { port, list, onChange } = this.#options;
    // Entries of one turn go together into one request.
    await Promise.resolve();
    try {
      while (this.#queue.length > 0 && !this.#isCancelled) {
        const rows = this.#queue.slice(0, MOST_ROWS);
        const count = await port.append(list, rows, () => this.#isCancelled);
        this.#keys.push(...this.#queue.splice(0, count).flatMap(({ values }) => textOf(values.key) || []));
        this.#written += count;
        this.#loading?.taken(count);
        onChange();
        if (count < rows.length) break;
      }
    } catch (error) {
      this.#error = error;
      this.#loading?.cancel();
    } finally {
      this.#writing = null;
    }
  }

  /** 失敗の後に残っている、書いた行。表を読めなければ 0: 残っているとは言えない。 */
  async #rowsLeft(): Promise<number> {
    if (this.#written === 0) return 0;
    const { port, list } = this.#options;
    return port.readRows(list, 'all', ['no']).then(
      (rows) => Math.min(rows.length, this.#written),
      () => 0,
    );
  }

  async #forgetUnwritten(): Promise<void> {
    const keys = this.#queue.flatMap(({ values }) => textOf(values.key) || []);
    if (keys.length > 0) await this.#options.client.forget(keys);
  }
}

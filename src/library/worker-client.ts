import type { LocalText } from '../games/contract/language';
import type { ExportResult, ExportShape } from './export-games';
import type { LoadEntry, LoadProgress } from './load-entry';
import type { ServiceClock } from './library-service';
import { LibraryService } from './library-service';
import type {
  ExportRow,
  FileSource,
  LibraryAnswer,
  LibraryRequest,
  StoredFacts,
  StoredFault,
  StoredGame,
} from './messages';
import type { PositionHit, PositionStatistics, SearchOptions } from './position-index';
import { fixed } from './texts/both';

/** 対局一覧の仕事への口。post で頼み、答えは listen したものに届く。 */
export interface LibraryPort {
  post(request: LibraryRequest): void;
  listen(onAnswer: (answer: LibraryAnswer) => void, onCrash: () => void): void;
}

/** Worker のうち、ここで使うもの。 */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: LibraryAnswer }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** 読み込みを見守るもの。 */
export interface LoadHandlers {
  /** 一覧にもうある対局の鍵。 */
  readonly known?: readonly string[];
  /** 受け取り（Loading.taken）を待たずに届いてよい件の数。省くと、いくつでも届く。 */
  readonly ahead?: number;
  onEntries(entries: readonly LoadEntry[]): void;
  onProgress(progress: LoadProgress): void;
}

/** 進んでいる読み込み。 */
export interface Loading {
  /** 終わり。途中でやめたかと、終わりの数。 */
  readonly finished: Promise<{ readonly cancelled: boolean; readonly progress: LoadProgress }>;
  /** やめる。読めたものは出し終える。 */
  cancel(): void;
  /** 届いたうちの count 件を片付けた。それだけ先が届く。 */
  taken(count: number): void;
}

/** 仕事の失敗。text は人に見せる文。 */
export class LibraryFailure extends Error {
  readonly text: LocalText;

  constructor(text: LocalText, cause?: string) {
    super(text.en, { cause });
    this.text = text;
  }
}

/** worker への口。 */
export function workerPort(worker: WorkerLike): LibraryPort {
  return {
    post: (request) => worker.postMessage(request),
    listen: (onAnswer, onCrash) => {
      worker.addEventListener('message', ({ data }) => onAnswer(data));
      worker.addEventListener('error', onCrash);
    },
  };
}

/** Worker のない所での口。同じ仕事を、pause で区切りながらその場でする。 */
export function localPort(clock: ServiceClock): LibraryPort {
  let answer: (answer: LibraryAnswer) => void = () => undefined;
  const service = new LibraryService((each) => answer(each), clock);
  return {
    post: (request) => void service.handle(request),
    listen: (onAnswer) => {
      answer = onAnswer;
    },
  };
}

interface Waiting {
  hear(answer: LibraryAnswer): void;
  fail(error: LibraryFailure): void;
}

/** 対局一覧の仕事の頼み手。答えは約束で返り、失敗は LibraryFailure で断られる。 */
export class LibraryClient {
  readonly #port: LibraryPort;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(port: LibraryPort) {
    this.#port = port;
    port.listen(
      (answer) => this.#hear(answer),
      () => this.#crash(),
    );
  }

  /** ファイルを読み込む。読めた対局は索引にも加わる。 */
  load(files: readonly FileSource[], handlers: LoadHandlers): Loading {
    const id = ++this.#lastId;
    const finished = new Promise<{ cancelled: boolean; progress: LoadProgress }>((resolve, fail) => {
      const hear = (answer: LibraryAnswer) => {
        if (answer.type !== 'loading') return;
        const { event } = answer;
        if (event.type === 'games') handlers.onEntries(event.entries);
        else handlers.onProgress(event.progress);
        if (event.type !== 'done') return;
        this.#waiting.delete(id);
        resolve({ cancelled: event.cancelled, progress: event.progress });
      };
      this.#waiting.set(id, { hear, fail });
      const { known = [], ahead = Infinity } = handlers;
      this.#port.post({ type: 'load', id, files, known, ahead });
    });
    return {
      finished,
      cancel: () => this.#port.post({ type: 'cancel', id }),
      taken: (count) => this.#port.post({ type: 'taken', id, count }),
    };
  }

  /** 一覧の行の対局を索引に加える。開けなかった行を返す。 */
  index(games: readonly StoredGame[]): Promise<readonly StoredFault[]> {
    return this.#ask(
      (id) => ({ type: 'index', id, games }),
      'indexed',
      ({ faults }) => faults,
    );
  }

  /** 索引にある対局の、行の値を改める。 */
  setFacts(rows: readonly StoredFacts[]): Promise<void> {
    return this.#ask(
      (id) => ({ type: 'facts', id, rows }),
      'noted',
      () => undefined,
    );
  }

  /** 索引から除く。 */
  forget(keys: readonly string[] | 'all'): Promise<void> {
    return this.#ask(
      (id) => ({ type: 'forget', id, keys }),
      'forgotten',
      () => undefined,
    );
  }

  /** 局面の現れるところ。局面として読めなければ null。 */
  search(sfen: string, options: SearchOptions = {}): Promise<readonly PositionHit[] | null> {
    return this.#ask(
      (id) => ({ type: 'search', id, sfen, options }),
      'hits',
      ({ hits }) => hits,
    );
  }

  /** 局面の統計。局面として読めなければ null。 */
  statistics(sfen: string, options: SearchOptions = {}): Promise<PositionStatistics | null> {
    const request = (id: number): LibraryRequest => ({ type: 'statistics', id, sfen, options });
    return this.#ask(request, 'statistics', ({ statistics }) => statistics);
  }

  /** 行の対局を一つのファイルにする。 */
  exportGames(rows: readonly ExportRow[], format: string, shape: ExportShape): Promise<ExportResult> {
    return this.#ask(
      (id) => ({ type: 'export', id, rows, format, shape }),
      'exported',
      ({ result }) => result,
    );
  }

  #ask<Type extends LibraryAnswer['type'], Result>(
    request: (id: number) => LibraryRequest,
    type: Type,
    read: (answer: Extract<LibraryAnswer, { readonly type: Type }>) => Result,
  ): Promise<Result> {
    const id = ++this.#lastId;
    return new Promise((resolve, fail) => {
      const hear = (answer: LibraryAnswer) => {
        if (answer.type !== type) return;
        this.#waiting.delete(id);
        resolve(read(answer as Extract<LibraryAnswer, { readonly type: Type }>));
      };
      this.#waiting.set(id, { hear, fail });
      this.#port.post(request(id));
    });
  }

  #hear(answer: LibraryAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (answer.type !== 'failed') return waiting?.hear(answer);
    this.#waiting.delete(answer.id);
    waiting?.fail(new LibraryFailure(answer.text, answer.detail));
  }

  // A worker that died answers nothing more: everybody who waits is told.
  #crash(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of all) fail(new LibraryFailure(fixed('workFailed', (t) => t.workFailed)));
  }
}

import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import type { ExportGame, ExportResult, ExportShape } from './export-games';
import { exportGames } from './export-games';
import { applyEdits } from './game-edits';
import { editsOf } from './list/list-rows';
import { loadGames } from './loader';
import type { JoinBlobs } from './joined-files';
import { loadFilesOf } from './joined-files';
import { LoadFlow } from './load-flow';
import type { ExportRow, LibraryAnswer, LibraryRequest, StoredFault, StoredGame } from './messages';
import { unpackGame } from './packing';
import { PositionIndex } from './position-index';
import { summarize } from './summarize';
import type { GameSummary } from './summary';
import { both, fixed } from './texts/both';

/** 動く場所の時計（ms）と、ほかの仕事に順を譲る手段と、あればファイルをつなぐ手段。 */
export interface ServiceClock {
  now(): number;
  pause(): Promise<void>;
  readonly join?: JoinBlobs;
}

type Request<Type extends LibraryRequest['type']> = Extract<LibraryRequest, { readonly type: Type }>;

const SLICE_MS = 25;

/** 対局一覧の仕事。頼みを受けて答えを送る。worker の中でも、作業ウィンドウの中でも動く。 */
export class LibraryService {
  readonly #index = new PositionIndex();
  readonly #cancelled = new Set<number>();
  readonly #flows = new Map<number, LoadFlow>();
  readonly #post: (answer: LibraryAnswer) => void;
  readonly #clock: ServiceClock;

  constructor(post: (answer: LibraryAnswer) => void, clock: ServiceClock) {
    this.#post = post;
    this.#clock = clock;
  }

  /** 頼みに答える。思わぬ問題が起きても投げず、failed を送る。 */
  async handle(request: LibraryRequest): Promise<void> {
    try {
      await this.#dispatch(request);
    } catch (error) {
      const text = fixed('workFailed', (t) => t.workFailed);
      this.#post({ type: 'failed', id: request.id, text, detail: String(error) });
    }
  }

  async #dispatch(request: LibraryRequest): Promise<void> {
    const { id } = request;
    switch (request.type) {
      case 'load':
        return this.#load(request);
      case 'cancel':
        this.#cancelled.add(id);
        this.#flows.get(id)?.open();
        return;
      case 'taken':
        this.#flows.get(id)?.take(request.count);
        return;
      case 'index':
        return this.#post({ type: 'indexed', id, faults: await this.#add(request.games) });
      case 'facts':
        for (const { key, facts } of request.rows) this.#index.setFacts(key, facts);
        return this.#post({ type: 'noted', id });
      case 'forget':
        if (request.keys === 'all') this.#index.clear();
        else for (const key of request.keys) this.#index.remove(key);
        return this.#post({ type: 'forgotten', id });
      case 'search':
        return this.#post({ type: 'hits', id, hits: this.#index.search(request.sfen, request.options) });
      case 'statistics': {
        const statistics = this.#index.statistics(request.sfen, request.options);
        return this.#post({ type: 'statistics', id, statistics });
      }
      case 'export': {
        const result = await this.#export(request.rows, request.format, request.shape);
        return this.#post({ type: 'exported', id, result });
      }
    }
  }

  async #load({ id, files, known, ahead }: Request<'load'>): Promise<void> {
    const flow = new LoadFlow(ahead);
    this.#flows.set(id, flow);
    // Indexed when they are handed over, no sooner: a search never finds a game that nobody was told of.
    const read: (readonly [string, ShogiRecord, GameSummary])[] = [];
    const events = loadGames(loadFilesOf(files, this.#clock.join), {
      known,
      now: () => this.#clock.now(),
      pause: () => this.#clock.pause(),
      isCancelled: () => this.#cancelled.has(id),
      onGame: (...game) => read.push(game),
    });
    try {
      for await (const event of events) {
        const entries = event.type === 'games' ? event.entries : [];
        const count = entries.filter(({ kind }) => kind === 'game').length;
        for (const [key, record, summary] of read.splice(0, count)) {
          this.#index.add(key, record, summary);
          record.tree.release();
        }
        this.#post({ type: 'loading', id, event });
        flow.give(entries.length);
        await flow.room();
      }
    } finally {
      this.#cancelled.delete(id);
      this.#flows.delete(id);
    }
  }

  async #add(games: readonly StoredGame[]): Promise<StoredFault[]> {
    const faults: StoredFault[] = [];
    await this.#inSlices(games, ({ key, cells, facts }) => {
      const opened = unpackGame(cells);
      if (!opened.ok) faults.push({ key, text: opened.text });
      else this.#index.add(key, opened.record, facts ?? summarize({ record: opened.record, notices: [] }));
    });
    return faults;
  }

  async #export(rows: readonly ExportRow[], format: string, shape: ExportShape): Promise<ExportResult> {
    const games: ExportGame[] = [];
    let fault: ExportResult | null = null;
    await this.#inSlices(rows, ({ cells, fileName, values }) => {
      const opened = unpackGame(cells);
      if (!opened.ok) {
        fault ??= { ok: false, text: opened.text };
        return;
      }
      const { record } = opened;
      if (values) applyEdits(record, editsOf(values, summarize({ record, notices: [] })));
      games.push({ record, fileName });
    });
    if (games.length === 0 && fault !== null) return fault;
    const result = exportGames(games, format, shape);
    const left = rows.length - games.length;
    if (!result.ok || left === 0) return result;
    return { ...result, warnings: [both((t) => t.leftOut(left)), ...result.warnings] };
  }

  async #inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
    let began = this.#clock.now();
    for (const item of items) {
      work(item);
      if (this.#clock.now() - began < SLICE_MS) continue;
      await this.#clock.pause();
      began = this.#clock.now();
    }
  }
}

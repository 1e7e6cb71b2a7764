import type { ExportFormat, GameKind } from '../../games/contract/game-progress';
import type { Language } from '../../games/contract/language';
import { shogiExports } from '../../games/shogi/exports';
import { ShogiGame } from '../../games/shogi/shogi-game';
import { shogiKind } from '../../games/shogi/shogi-kind';
import { chosenFiles } from '../chosen-files';
import type { ExportResult, ExportShape } from '../export-games';
import type { FileSource } from '../messages';
import type { PositionStatistics } from '../position-index';
import type { LibraryClient } from '../worker-client';
import type {
  GameListsApi,
  ListCriteria,
  ListFound,
  ListHit,
  ListLoading,
  RepeatedGame,
  SelectedGame,
} from './game-lists-api';
import type { ListServices } from './list-services';
import type { ListDesk, OpenPlace } from './list-desk';
import { ListFinder } from './list-finder';
import { ListIndex } from './list-index';
import type { ListLoadEnd } from './list-load';
import { ListLoad } from './list-load';
import { listMessages } from './list-messages';
import { ListOpener } from './list-opener';
import type { ListEntry, ListId, ListPort } from './list-port';
import type { RowStyle } from './list-rows';
import { textOf } from './list-rows';
import { addGame, exportRows, renewOwnColumns, restoreText } from './list-tasks';
import { selectGame } from './selected-game';

/** 対局一覧を組み立てるもの。 */
export interface GameListsOptions {
  readonly client: LibraryClient;
  readonly desk: ListDesk;
  readonly port: ListPort;
  readonly language: Language;
  readonly ownNames: readonly string[];
}

/** 対局一覧: 一覧のシートと、棋譜の仕事と、盤を結ぶ。Excel も画面も知らない。 */
export class GameLists implements GameListsApi, ListServices {
  readonly client: LibraryClient;
  readonly desk: ListDesk;
  readonly port: ListPort;
  readonly kind: GameKind = shogiKind;
  readonly exportFormats: readonly ExportFormat[] = shogiExports;
  readonly #listeners = new Set<() => void>();
  readonly #index: ListIndex;
  readonly #opener: ListOpener;
  readonly #finder: ListFinder;
  #style: RowStyle;
  #lists: readonly ListEntry[] = [];
  #currentId: ListId | null = null;
  #busy = 0;
  #load: ListLoad | null = null;
  #repeated: readonly RepeatedGame[] = [];
  #selected: SelectedGame | null = null;
  #found: ListFound | null = null;
  #statistics: PositionStatistics | null = null;

  constructor(options: GameListsOptions) {
    this.client = options.client;
    this.desk = options.desk;
    this.port = options.port;
    this.#style = { language: options.language, ownNames: options.ownNames };
    this.#index = new ListIndex(this);
    this.#opener = new ListOpener(this);
    this.#finder = new ListFinder(this, this.#index);
  }

  get language(): Language {
    return this.#style.language;
  }

  get style(): RowStyle {
    return this.#style;
  }

  get lists(): readonly ListEntry[] {
    return this.#lists;
  }

  get current(): ListEntry | null {
    return this.#lists.find(({ id }) => id === this.#currentId) ?? this.#lists[0] ?? null;
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  get loading(): ListLoading | null {
    const progress = this.#load?.progress;
    if (!this.#load || !progress) return null;
    return { progress, isCancelling: this.#load.isCancelling };
  }

  get repeated(): readonly RepeatedGame[] {
    return this.#repeated;
  }

  get selected(): SelectedGame | null {
    return this.#selected;
  }

  get found(): ListFound | null {
    return this.#found;
  }

  get statistics(): PositionStatistics | null {
    return this.#statistics;
  }

  get ownNames(): readonly string[] {
    return this.#style.ownNames;
  }

  get openings(): readonly string[] {
    return this.#finder.openings;
  }

  get results(): readonly string[] {
    return this.#finder.results;
  }

  get canAddActive(): boolean {
    const active = this.desk.active();
    return active !== null && active.game instanceof ShogiGame && !active.isPlaying;
  }

  get canWriteBack(): boolean {
    const active = this.desk.active();
    return active?.origin != null && active.game instanceof ShogiGame && !active.isPlaying;
  }

  /** シートの事象を結ぶ。一度だけ呼ぶ。 */
  async start(): Promise<void> {
    await this.port.follow({
      listsChanged: (lists, active) => {
        this.#lists = lists;
        if (active !== null) this.#currentId = active;
        this.#changed();
      },
      rowSelected: (list, row) => {
        this.#currentId = list;
        this.#selected = row === null ? null : selectGame(row, this.language);
        this.#changed();
      },
    });
    this.#changed();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setLanguage(language: Language): void {
    this.#style = { ...this.#style, language };
    this.#changed();
  }

  select(id: ListId): void {
    if (id === this.current?.id) return;
    this.#currentId = id;
    this.#repeated = [];
    this.#selected = null;
    this.#found = null;
    this.#statistics = null;
    this.#changed();
  }

  create(): Promise<void> {
    return this.#work(() => this.#newList());
  }

  show(): Promise<void> {
    return this.#withList(({ id }) => this.port.showList(id));
  }

  load(given: readonly FileSource[]): Promise<void> {
    if (this.#load !== null || given.length === 0) return Promise.resolve();
    const files = chosenFiles(given);
    if (files.length === 0) return this.#say(listMessages.noFiles);
    return this.#work(async () => {
      const list = this.current ?? (await this.#newList());
      await this.#index.turnTo(list.id);
      const { client, port, style } = this;
      const load = new ListLoad({ client, port, list: list.id, style, onChange: () => this.#changed() });
      this.#load = load;
      this.#repeated = [];
      try {
        const end = await load.run(files);
        this.#repeated = end.repeated;
        this.#index.noteLoaded(end.keys);
        this.#finder.forgetWords();
        this.#sayEnd(end);
      } finally {
        this.#load = null;
      }
    });
  }

  cancel(): void {
    this.#load?.cancel();
  }

  addActive(): Promise<void> {
    const active = this.desk.active();
    if (!(active?.game instanceof ShogiGame)) return this.#say(listMessages.notShogi);
    if (active.isPlaying) return this.#say(listMessages.stillPlaying);
    const { game, origin } = active;
    const { record } = active.game;
    return this.#work(async () => {
      const key = await addGame(this, this.current ?? (await this.#newList()), record);
      // A board of its own never becomes one that 開く may replace.
      if (key !== null && origin !== null && this.desk.active()?.game === game)
        this.#opener.moveTo(key, record);
      this.#finder.forgetWords();
    });
  }

  writeBack(): Promise<void> {
    return this.#work(async () => {
      const keys = await this.#opener.writeBack();
      if (keys !== null) await this.#index.forget([keys.from, keys.to]);
    });
  }

  open(place: OpenPlace): Promise<void> {
    const row = this.#selected?.row;
    if (row === undefined) return this.#say(listMessages.noRow);
    return this.#work(() => this.#opener.open(row, place));
  }

  step(delta: -1 | 1): Promise<void> {
    return this.#withList(async (list) => {
      const row = await this.#opener.step(list, delta, textOf(this.#selected?.row.values.key));
      if (row !== null) this.#selected = selectGame(row, this.language);
    });
  }

  openHit(hit: ListHit, place: OpenPlace): Promise<void> {
    return this.#work(async () => {
      const row = await this.#opener.openKey(hit.key, place, hit.path ?? undefined);
      if (row !== null) this.#selected = selectGame(row, this.language);
    });
  }

  search(criteria: ListCriteria): Promise<void> {
    return this.#withList(async (list) => {
      this.#found = await this.#finder.search(list, criteria);
    });
  }

  clearSearch(): Promise<void> {
    return this.#withList(async (list) => {
      this.#found = null;
      await this.#finder.clear(list);
    });
  }

  countPosition(ignoreHands: boolean): Promise<void> {
    return this.#withList(async (list) => {
      this.#statistics = await this.#finder.count(list, ignoreHands);
    });
  }

  async export(
    scope: 'visible' | 'selected',
    formatId: string,
    shape: ExportShape,
  ): Promise<ExportResult | null> {
    let result: ExportResult | null = null;
    await this.#withList(async (list) => {
      result = await exportRows(this, list, scope, formatId, shape);
    });
    return result;
  }

  restoreText(): Promise<void> {
    const selected = this.#selected;
    if (selected === null) return this.#say(listMessages.noRow);
    return this.#work(() => restoreText(this, selected));
  }

  async setOwnNames(names: readonly string[]): Promise<void> {
    const ownNames = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
    const before = this.ownNames;
    this.#style = { ...this.#style, ownNames };
    this.#changed();
    if (this.current !== null) await this.#withList((list) => renewOwnColumns(this, list, before));
  }

  makeReport(): Promise<void> {
    return this.#withList(async ({ id }) => {
      this.desk.say('success', listMessages.reported(await this.port.makeReport(id)));
    });
  }

  async #newList(): Promise<ListEntry> {
    const list = await this.port.newList();
    if (!this.#lists.some(({ id }) => id === list.id)) this.#lists = [...this.#lists, list];
    this.#currentId = list.id;
    this.#selected = null;
    return list;
  }

  #sayEnd({ games, repeated, unread, rows, isCancelled, error }: ListLoadEnd): void {
    if (error !== null) return this.desk.report(error, rows > 0 ? listMessages.stopped(rows) : undefined);
    if (isCancelled) return this.desk.say('info', listMessages.cancelled(rows));
    this.desk.say('success', listMessages.loaded(games, repeated.length, unread));
  }

  #withList(job: (list: ListEntry) => Promise<void> | void): Promise<void> {
    const list = this.current;
    if (list === null) return this.#say(listMessages.noList);
    return this.#work(() => job(list));
  }

  #say(text: Parameters<ListDesk['say']>[1]): Promise<void> {
    this.desk.say('info', text);
    return Promise.resolve();
  }

  async #work(job: () => unknown): Promise<void> {
    this.#busy++;
    this.#changed();
    try {
      await job();
    } catch (error) {
      this.desk.report(error);
    } finally {
      this.#busy--;
      this.#changed();
    }
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

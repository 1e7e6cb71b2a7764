import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { ExportResult } from '../../src/library/export-games';
import type {
  GameListsApi,
  ListCriteria,
  ListFound,
  ListHit,
  ListLoading,
  RepeatedGame,
  SelectedGame,
} from '../../src/library/list/game-lists-api';
import type { OpenPlace } from '../../src/library/list/list-desk';
import type { ListEntry } from '../../src/library/list/list-port';
import type { LoadProgress } from '../../src/library/load-entry';
import type { FileSource } from '../../src/library/messages';
import type { PositionStatistics } from '../../src/library/position-index';

type State = Pick<
  GameListsApi,
  | 'lists'
  | 'current'
  | 'isBusy'
  | 'loading'
  | 'repeated'
  | 'selected'
  | 'found'
  | 'statistics'
  | 'ownNames'
  | 'canAddActive'
  | 'canWriteBack'
  | 'openings'
  | 'results'
>;

/** 対局一覧の代わり: 決めた様子を見せ、頼まれたことを覚える。 */
export class FakeLists implements GameListsApi {
  readonly language = 'ja';
  readonly kind = shogiKind;
  readonly exportFormats = shogiKind.exports;
  readonly asked: string[] = [];
  readonly loaded: FileSource[] = [];
  criteria: ListCriteria | null = null;
  result: ExportResult | null = null;
  lists: readonly ListEntry[] = [];
  current: ListEntry | null = null;
  isBusy = false;
  loading: ListLoading | null = null;
  repeated: readonly RepeatedGame[] = [];
  selected: SelectedGame | null = null;
  found: ListFound | null = null;
  statistics: PositionStatistics | null = null;
  ownNames: readonly string[] = [];
  canAddActive = false;
  canWriteBack = false;
  openings: readonly string[] = [];
  results: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  /** 様子を変えて知らせる。 */
  set(state: Partial<State>): void {
    Object.assign(this, state);
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  select(id: string): void {
    this.asked.push(`select ${id}`);
  }

  create(): Promise<void> {
    return this.#note('create');
  }

  show(): Promise<void> {
    return this.#note('show');
  }

  load(files: readonly FileSource[]): Promise<void> {
    this.loaded.push(...files);
    return this.#note(`load ${files.length}`);
  }

  cancel(): void {
    this.asked.push('cancel');
  }

  addActive(): Promise<void> {
    return this.#note('add');
  }

  writeBack(): Promise<void> {
    return this.#note('write back');
  }

  open(place: OpenPlace): Promise<void> {
    return this.#note(`open ${place}`);
  }

  step(delta: -1 | 1): Promise<void> {
    return this.#note(`step ${delta}`);
  }

  openHit(hit: ListHit, place: OpenPlace): Promise<void> {
    return this.#note(`hit ${hit.key} ${place}`);
  }

  search(criteria: ListCriteria): Promise<void> {
    this.criteria = criteria;
    return this.#note('search');
  }

  clearSearch(): Promise<void> {
    return this.#note('clear');
  }

  countPosition(ignoreHands: boolean): Promise<void> {
    return this.#note(`count ${ignoreHands}`);
  }

  export(...[scope, format, shape]: Parameters<GameListsApi['export']>): Promise<ExportResult | null> {
    this.asked.push(`export ${scope} ${format} ${shape}`);
    return Promise.resolve(this.result);
  }

  restoreText(): Promise<void> {
    return this.#note('text');
  }

  setOwnNames(names: readonly string[]): Promise<void> {
    return this.#note(`own ${names.join('|')}`);
  }

  makeReport(): Promise<void> {
    return this.#note('report');
  }

  #note(what: string): Promise<void> {
    this.asked.push(what);
    return Promise.resolve();
  }
}

/** 試験の一覧。 */
export const LIST: ListEntry = { id: 't1', sheetName: '対局一覧', tableName: '対局一覧', missing: [] };

/** 試験の進み。 */
export const PROGRESS: LoadProgress = {
  done: 123,
  total: 300,
  games: 95,
  duplicates: 3,
  unread: 2,
  bytes: 100_000,
  current: '名人戦/第1局.kif',
  filesPerSecond: 1250.4,
  remaining: 12_300,
};

/** 試験の選んだ行。終わりの局面は、一手だけ指したもの。 */
export function selectedGame(): SelectedGame {
  const made = shogiKind.openText(
    '先手：羽生\n後手：<b>藤井</b>\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n',
  );
  const { game } = made.games[0]!;
  game.goTo(game.kifu.line().at(-1)!);
  return {
    row: { index: 0, values: { key: 'k1' }, kifu: [] },
    title: '2024/05/01 名人戦',
    black: '羽生',
    white: '<b>藤井</b>',
    resultLine: '3手 先手勝ち（投了）',
    view: game.view(),
    fault: null,
    hasKifu: true,
  };
}

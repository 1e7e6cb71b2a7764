import type { PositionHit, PositionStatistics } from '../position-index';
import type { ListCriteria, ListFound, ListHit } from './game-lists-api';
import type { ListServices } from './list-services';
import type { ListIndex } from './list-index';
import { listMessages } from './list-messages';
import type { ListEntry, ListRow, ListValues } from './list-port';
import { textOf } from './list-rows';
import { bestHits, hitOf, matchesRow, SEARCH_COLUMNS } from './list-search';

const MOST_SHOWN = 200;

/** 探し: 条件に合う行に印を付け、シートのフィルターで見せる。局面の統計も数える。 */
export class ListFinder {
  readonly #context: ListServices;
  readonly #index: ListIndex;
  #openings: readonly string[] = [];
  #results: readonly string[] = [];

  constructor(context: ListServices, index: ListIndex) {
    this.#context = context;
    this.#index = index;
  }

  /** 一覧に現れる戦型と結果。探すまでは空。 */
  get openings(): readonly string[] {
    return this.#openings;
  }

  get results(): readonly string[] {
    return this.#results;
  }

  /** 行が増えた: 言葉は次に読んだときに分かる。 */
  forgetWords(): void {
    this.#openings = this.#results = [];
  }

  /** 探して、合う行だけをシートに見せる。局面を探すのに盤がなければ null。 */
  async search(list: ListEntry, criteria: ListCriteria): Promise<ListFound | null> {
    const hits = criteria.position ? await this.#positionHits(list, criteria.ignoreHands) : null;
    if (criteria.position && hits === null) return null;
    const shown: ListHit[] = [];
    const words = { openings: new Set<string>(), results: new Set<string>() };
    let count = 0;
    let total = 0;
    const mark = (row: ListRow): ListValues => {
      total++;
      words.openings.add(textOf(row.values.opening));
      words.results.add(textOf(row.values.result));
      const hit = hits?.get(textOf(row.values.key)) ?? null;
      if ((hits !== null && hit === null) || !matchesRow(row.values, criteria)) return { hit: '' };
      if (count++ < MOST_SHOWN) shown.push(hitOf(row, hit));
      return { hit: hit?.ply ?? '○' };
    };
    await this.#context.port.rewriteRows(list.id, [...SEARCH_COLUMNS, 'hit'], mark);
    this.#openings = sorted(words.openings);
    this.#results = sorted(words.results);
    if (list.missing.includes('hit')) this.#context.desk.say('info', listMessages.noHitColumn);
    else await this.#context.port.filterHits(list.id, true);
    return { count, total, hits: shown };
  }

  /** 印を消し、絞り込みを解く。人のほかの絞り込みには触れない。 */
  async clear(list: ListEntry): Promise<void> {
    if (list.missing.includes('hit')) return;
    await this.#context.port.filterHits(list.id, false);
    await this.#context.port.rewriteRows(list.id, ['hit'], () => ({ hit: '' }));
  }

  /** いま前にある盤 (なければシート「棋譜」) の局面の統計。盤がなければ null。 */
  async count(list: ListEntry, ignoreHands: boolean): Promise<PositionStatistics | null> {
    const sfen = await this.#wanted(list);
    if (sfen === null) return null;
    await this.#index.followFacts(list.id);
    return this.#context.client.statistics(sfen, { ignoreHands });
  }

  async #positionHits(
    list: ListEntry,
    ignoreHands: boolean,
  ): Promise<ReadonlyMap<string, PositionHit> | null> {
    const sfen = await this.#wanted(list);
    const hits = sfen === null ? null : await this.#context.client.search(sfen, { ignoreHands });
    return hits === null ? null : bestHits(hits);
  }

  /** 前にある盤か、シート「棋譜」の局面。索引を一覧に合わせてから返す。 */
  async #wanted(list: ListEntry): Promise<string | null> {
    const { desk } = this.#context;
    const active = desk.active() ?? desk.onKifuSheet();
    if (active?.game.kind.id !== this.#context.kind.id) {
      desk.say('info', listMessages.noPosition);
      return null;
    }
    const sfen = active.game.view().position;
    const faults = await this.#index.follow(list.id);
    if (faults > 0) desk.say('info', listMessages.unindexed(faults));
    return sfen;
  }
}

function sorted(words: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => word !== '').sort((a, b) => a.localeCompare(b, 'ja'));
}

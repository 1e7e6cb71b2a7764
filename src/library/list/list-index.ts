import type { StoredFacts } from '../messages';
import type { IndexFacts } from '../position-index';
import type { ListServices } from './list-services';
import type { ListId, ListRow } from './list-port';
import { dateText, textOf } from './list-rows';

// As many games as a message to the worker carries without a pause that is felt.
const MOST_GAMES = 500;

const FACT_COLUMNS = ['key', 'date', 'blackPoints'] as const;

/** 一覧の索引: worker の索引を、いまの一覧の行に合わせる。 */
export class ListIndex {
  readonly #context: ListServices;
  /** 索引にある対局の鍵と、伝えた行の値 (読み込みで加わったものは、まだ '')。 */
  readonly #keys = new Map<string, string>();
  #list: ListId | null = null;

  constructor(context: ListServices) {
    this.#context = context;
  }

  /** これからこの一覧のものとする。別の一覧の索引は捨てる。 */
  async turnTo(list: ListId): Promise<void> {
    if (this.#list === list) return;
    this.#list = list;
    this.#keys.clear();
    await this.#context.client.forget('all');
  }

  /** 読み込みで索引に加わった。 */
  noteLoaded(keys: readonly string[]): void {
    for (const key of keys) this.#keys.set(key, '');
  }

  /** 行を除く: 書き換えられて鍵が変わった。 */
  async forget(keys: readonly string[]): Promise<void> {
    const known = keys.filter((key) => this.#keys.delete(key));
    if (known.length > 0) await this.#context.client.forget(known);
  }

  /** 一覧の行に合わせる。棋譜を開けなかった行の数を返す。 */
  async follow(list: ListId): Promise<number> {
    await this.turnTo(list);
    const rows = await this.#context.port.readRows(list, 'all', ['key']);
    const keys = new Set(rows.map(({ values }) => textOf(values.key)));
    await this.forget([...this.#keys.keys()].filter((key) => !keys.has(key)));
    if ([...keys].every((key) => key === '' || this.#keys.has(key))) return 0;
    return this.#add(await this.#context.port.readRows(list, 'all', [...FACT_COLUMNS, 'kifu']));
  }

  /** 日付と得点を、行のいまの値に合わせる。行には follow で合わせておく。 */
  async followFacts(list: ListId): Promise<void> {
    const changed: StoredFacts[] = [];
    for (const { values } of await this.#context.port.readRows(list, 'all', FACT_COLUMNS)) {
      const key = textOf(values.key);
      const facts = factsOf(values);
      const told = JSON.stringify(facts);
      if (!this.#keys.has(key) || this.#keys.get(key) === told) continue;
      this.#keys.set(key, told);
      changed.push({ key, facts });
    }
    if (changed.length > 0) await this.#context.client.setFacts(changed);
  }

  async #add(rows: readonly ListRow[]): Promise<number> {
    const fresh = rows.filter(({ values }) => {
      const key = textOf(values.key);
      return key !== '' && !this.#keys.has(key);
    });
    let faults = 0;
    for (let at = 0; at < fresh.length; at += MOST_GAMES) {
      const games = fresh.slice(at, at + MOST_GAMES).map(({ values, kifu }) => ({
        key: textOf(values.key),
        cells: kifu,
        facts: factsOf(values),
      }));
      const failed = await this.#context.client.index(games);
      const broken = new Set(failed.map(({ key }) => key));
      faults += failed.length;
      this.noteLoaded(games.flatMap(({ key }) => (broken.has(key) ? [] : [key])));
    }
    return faults;
  }
}

function factsOf({ date, blackPoints }: ListRow['values']): IndexFacts {
  return {
    blackPoints: typeof blackPoints === 'number' ? blackPoints : null,
    dateSerial: typeof date === 'number' ? date : null,
    dateText: dateText(date),
  };
}

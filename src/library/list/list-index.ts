import type { ListContext } from './list-context';
import type { ListId, ListRow } from './list-port';
import { dateText, textOf } from './list-rows';

// As many games as a message to the worker carries without a pause that is felt.
const MOST_GAMES = 500;

/** 一覧の索引: worker の索引を、いまの一覧の行に合わせる。 */
export class ListIndex {
  readonly #context: ListContext;
  readonly #keys = new Set<string>();
  #list: ListId | null = null;

  constructor(context: ListContext) {
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
    for (const key of keys) this.#keys.add(key);
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
    await this.forget([...this.#keys].filter((key) => !keys.has(key)));
    if ([...keys].every((key) => key === '' || this.#keys.has(key))) return 0;
    return this.#add(await this.#context.port.readRows(list, 'all', ['key', 'date', 'blackPoints', 'kifu']));
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

function factsOf({ date, blackPoints }: ListRow['values']) {
  return {
    blackPoints: typeof blackPoints === 'number' ? blackPoints : null,
    dateSerial: typeof date === 'number' ? date : null,
    dateText: dateText(date),
  };
}

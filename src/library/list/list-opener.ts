import { ShogiGame } from '../../games/shogi/shogi-game';
import { shogiKind } from '../../games/shogi/shogi-kind';
import { gameKey } from '../identity';
import { packGame } from '../packing';
import { summarize } from '../summarize';
import type { ListServices } from './list-services';
import type { OpenPlace } from './list-desk';
import { listMessages } from './list-messages';
import type { ListEntry, ListRow, ListValues } from './list-port';
import { summaryValues, textOf } from './list-rows';
import { readRowGame, recordText } from './row-game';

const START = '0';

/** 行の一局を盤に開き、直したものを行に書き戻す。 */
export class ListOpener {
  readonly #context: ListServices;
  /** 開いたときの一局の文。鍵ごと。変わったかを比べるため。 */
  readonly #opened = new Map<string, string>();

  constructor(context: ListServices) {
    this.#context = context;
  }

  /** 行を開く。シート「棋譜」に書き戻していない変更があれば、尋ねてから。path を省くと開始局面。 */
  async open(row: ListRow, place: OpenPlace, path = START): Promise<boolean> {
    const { desk } = this.#context;
    if (place === 'kifuSheet' && (await this.#isDirty())) {
      const drop = () => void this.#show(row, place, path).catch((error: unknown) => desk.report(error));
      desk.say('error', listMessages.notSaved, { label: listMessages.dropChanges, run: drop });
      return false;
    }
    return this.#show(row, place, path);
  }

  /** 鍵の行を開く。 */
  async openKey(key: string, place: OpenPlace, path?: string): Promise<ListRow | null> {
    const { port, current, desk } = this.#context;
    if (current === null) return null;
    const row = await port.readRow(current.id, key);
    if (row === null) desk.say('error', listMessages.rowGone);
    return row !== null && (await this.open(row, place, path)) ? row : null;
  }

  /** 見えている行の前か次を、シート「棋譜」に開く。そのシートが空なら selected の行から数える。 */
  async step(list: ListEntry, delta: -1 | 1, selected: string): Promise<ListRow | null> {
    const { port, desk } = this.#context;
    const rows = await port.readRows(list.id, 'visible', ['key']);
    const keys = rows.map(({ values }) => textOf(values.key)).filter((key) => key !== '');
    const at = keys.indexOf(desk.onKifuSheet()?.origin?.key ?? selected);
    const key = at < 0 ? keys.at(delta > 0 ? 0 : -1) : keys[at + delta];
    if (key !== undefined) return this.openKey(key, 'kifuSheet');
    desk.say('info', listMessages.noNext);
    return null;
  }

  /** 前にある盤の一局を、もとの行に書き戻す。新しい鍵を返す。できなければ null。 */
  async writeBack(): Promise<{ readonly from: string; readonly to: string } | null> {
    const { desk, port, lists, current } = this.#context;
    const active = desk.active();
    if (!active?.origin || !(active.game instanceof ShogiGame)) return null;
    const { record } = active.game;
    const from = active.origin.key;
    const to = gameKey(record);
    const values = this.#valuesToWrite(active.game);
    const order = [...lists].sort((a, b) => Number(b === current) - Number(a === current));
    for (const { id } of order) {
      if (!(await port.updateRow(id, from, { ...values, key: to }, packGame(record)))) continue;
      this.#opened.delete(from);
      this.#opened.set(to, recordText(record));
      desk.setOrigin({ key: to });
      desk.say('success', listMessages.wroteBack);
      return { from, to };
    }
    const keyless = order.find(({ missing }) => missing.includes('key'));
    desk.say('error', keyless ? listMessages.noKeyColumn(keyless.sheetName) : listMessages.rowGone);
    return null;
  }

  // What the record does not know stays as the user typed it.
  #valuesToWrite({ record }: ShogiGame): ListValues {
    const { style } = this.#context;
    const { notes: _notes, ...values } = summaryValues(summarize({ record, notices: [] }), style);
    const own: readonly string[] = style.ownNames.length === 0 ? ['ownSide', 'opponent', 'ownResult'] : [];
    const kept = new Set([
      ...own,
      ...['result', 'reason', 'blackPoints'].filter((id) => isBlank(values, id)),
    ]);
    return Object.fromEntries(Object.entries(values).filter(([id]) => !kept.has(id)));
  }

  async #show(row: ListRow, place: OpenPlace, path: string): Promise<boolean> {
    const { desk } = this.#context;
    const read = readRowGame(row);
    if (!read.ok) {
      desk.say('error', read.text);
      return false;
    }
    const key = textOf(row.values.key);
    const game = new ShogiGame(read.record, shogiKind);
    this.#opened.set(key, recordText(read.record));
    return desk.open(game, place, key === '' ? null : { key }, path);
  }

  async #isDirty(): Promise<boolean> {
    const { desk, port, lists } = this.#context;
    const held = desk.onKifuSheet();
    if (!held?.origin || !(held.game instanceof ShogiGame)) return false;
    const now = recordText(held.game.record);
    const { key } = held.origin;
    const then = this.#opened.get(key);
    if (then !== undefined) return now !== then;
    // Opened before this pane was: the row tells.
    for (const { id } of lists) {
      const row = await port.readRow(id, key);
      const read = row && readRowGame(row);
      if (read?.ok) return recordText(read.record) !== now;
    }
    return true;
  }
}

function isBlank(values: ListValues, id: string): boolean {
  return textOf(values[id as keyof ListValues]) === '';
}

import type { ShogiRecord } from '../../games/shogi/record/shogi-record';
import { ShogiGame } from '../../games/shogi/shogi-game';
import { shogiKind } from '../../games/shogi/shogi-kind';
import { gameKey } from '../identity';
import { packGame, unpackGame } from '../packing';
import type { GameSummary } from '../summary';
import { summarize } from '../summarize';
import { editedCells, moveToHeaders } from './edited-cells';
import type { ListServices } from './list-services';
import type { OpenPlace } from './list-desk';
import { headersOf, listMessages } from './list-messages';
import type { ListEntry, ListId, ListRow, ListValues } from './list-port';
import { OWN_COLUMNS, ownValues, renewedOwnValues, summaryValues, textOf } from './list-rows';
import { readRowGame, recordText } from './row-game';

const START = '0';

/** 行の一局を盤に開き、直したものを行に書き戻す。 */
export class ListOpener {
  readonly #context: ListServices;
  /** 開いたときの一局の文と要約。鍵ごと。変わったかを比べるため。 */
  readonly #opened = new Map<string, { readonly text: string; readonly summary: GameSummary }>();

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

  /**
   * 前にある盤の一局を、もとの行に書き戻す。開いた後にシートで直されたセルは、盤より優る: そのまま残り、盤の見出しになる。
   * 新しい鍵を返す。できなければ null。
   */
  async writeBack(): Promise<{ readonly from: string; readonly to: string } | null> {
    const { desk, port, lists, current } = this.#context;
    const active = desk.active();
    if (!active?.origin || !(active.game instanceof ShogiGame)) return null;
    const from = active.origin.key;
    const order = [...lists].sort((a, b) => Number(b === current) - Number(a === current));
    for (const { id } of order) {
      const row = await port.readRow(id, from);
      if (row !== null) return this.#writeTo(id, row, active.game);
    }
    const keyless = order.find(({ missing }) => missing.includes('key'));
    desk.say('error', keyless ? listMessages.noKeyColumn(keyless.sheetName) : listMessages.rowGone);
    return null;
  }

  /** 盤の一局は、新しい行に加わった: これからはその行のもの。 */
  moveTo(key: string, record: ShogiRecord): void {
    this.#note(key, record);
    this.#context.desk.setOrigin({ key });
  }

  async #writeTo(id: ListId, row: ListRow, game: ShogiGame): ReturnType<ListOpener['writeBack']> {
    const { desk, port } = this.#context;
    const from = textOf(row.values.key);
    const { edits, clashes } = editedCells(row.values, this.#summaryOf(from, row, game), game);
    const before = game.headers;
    await port.assertKeepsGames(id);
    if (!moveToHeaders(game, edits)) {
      desk.say('error', listMessages.noHeader(headersOf(Object.keys(edits))));
      return null;
    }
    let isWritten = false;
    try {
      const to = gameKey(game.record);
      const values = { ...this.#valuesToWrite(game, row.values), key: to };
      isWritten = await port.updateRow(id, from, values, packGame(game.record));
      if (!isWritten) {
        desk.say('error', listMessages.rowGone);
        return null;
      }
      this.#opened.delete(from);
      this.moveTo(to, game.record);
      desk.say('success', listMessages.wroteBack(headersOf(Object.keys(edits)), headersOf(clashes)));
      return { from, to };
    } finally {
      if (!isWritten) game.setHeaders(before);
    }
  }

  /** 開いたときの一局の要約。開いたのがこの窓の開く前なら、行に入っている棋譜のもの。 */
  #summaryOf(key: string, row: ListRow, game: ShogiGame): GameSummary {
    const opened = this.#opened.get(key);
    if (opened !== undefined) return opened.summary;
    const stored = unpackGame(row.kifu);
    return summarize({ record: stored.ok ? stored.record : game.record, notices: [] });
  }

  #note(key: string, record: ShogiRecord): void {
    this.#opened.set(key, { text: recordText(record), summary: summarize({ record, notices: [] }) });
  }

  // What the record does not know stays as the user typed it.
  #valuesToWrite({ record }: ShogiGame, row: ListValues): ListValues {
    const { style } = this.#context;
    const { notes: _notes, ...values } = summaryValues(summarize({ record, notices: [] }), style);
    const unknown = ['result', 'reason', 'blackPoints'].filter((id) => isBlank(values, id));
    const kept = new Set<string>([...OWN_COLUMNS, ...unknown]);
    const known: ListValues = Object.fromEntries(Object.entries(values).filter(([id]) => !kept.has(id)));
    const own = ownValues({ ...row, ...known }, style);
    return { ...known, ...renewedOwnValues(row, ownValues(row, style), own) };
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
    this.#note(key, read.record);
    return desk.open(game, place, key === '' ? null : { key }, path);
  }

  async #isDirty(): Promise<boolean> {
    const { desk, port, lists } = this.#context;
    const held = desk.onKifuSheet();
    if (!held?.origin || !(held.game instanceof ShogiGame)) return false;
    const now = recordText(held.game.record);
    const { key } = held.origin;
    const then = this.#opened.get(key)?.text;
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

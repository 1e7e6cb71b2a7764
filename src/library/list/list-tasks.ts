import type { ShogiRecord } from '../../games/shogi/record/shogi-record';
import type { ExportResult, ExportShape } from '../export-games';
import { gameKey } from '../identity';
import { packGame, unpackText } from '../packing';
import { summarize } from '../summarize';
import type { SelectedGame } from './game-lists-api';
import { readKnownRows } from './known-rows';
import type { ListServices } from './list-services';
import { listMessages } from './list-messages';
import type { ListEntry, RowScope } from './list-port';
import { EDITABLE_COLUMNS, OWN_COLUMNS, ownValues, renewedOwnValues, rowOf, textOf } from './list-rows';
import { rowTitle } from './list-search';

/** 盤の一局を一覧の終わりに加え、その鍵を返す。もうあれば加えず null。 */
export async function addGame(
  context: ListServices,
  list: ListEntry,
  record: ShogiRecord,
): Promise<string | null> {
  const { port, desk, style } = context;
  await port.assertKeepsGames(list.id);
  const { numbers, nextNo } = await readKnownRows(port, list.id);
  const key = gameKey(record);
  if (numbers.has(key)) {
    desk.say('info', listMessages.alreadyListed);
    return null;
  }
  const summary = summarize({ record, notices: [] });
  await port.append(list.id, [rowOf({ kind: 'game', key, summary, cells: packGame(record) }, nextNo, style)]);
  desk.say('success', listMessages.added(list.sheetName));
  return key;
}

/** 行の棋譜を文に戻し、新しいシートに置く。 */
export async function restoreText(
  { port, desk }: ListServices,
  { row, hasKifu }: SelectedGame,
): Promise<void> {
  if (!hasKifu) return desk.say('error', listMessages.noKifu);
  const unpacked = unpackText(row.kifu);
  if (!unpacked.ok) return desk.say('error', unpacked.text);
  const sheet = await port.writeText(rowTitle(row.values), unpacked.text.split('\n'));
  desk.say('success', listMessages.restored(sheet));
}

/** 行の対局を一つのファイルにする。人の直したセルは見出しに移る。 */
export async function exportRows(
  { port, client }: ListServices,
  list: ListEntry,
  scope: RowScope,
  formatId: string,
  shape: ExportShape,
): Promise<ExportResult> {
  const rows = await port.readRows(list.id, scope, [...EDITABLE_COLUMNS, 'file', 'kifu']);
  const wanted = rows.map(({ values, kifu }) => ({ cells: kifu, fileName: textOf(values.file), values }));
  return client.exportGames(wanted, formatId, shape);
}

/** 自分の名前に合わせて、一覧の「自分の手番」「相手」「勝敗」を書き直す。before は前の名前。 */
export async function renewOwnColumns(
  { port, desk, style }: ListServices,
  list: ListEntry,
  before: readonly string[],
): Promise<void> {
  if (OWN_COLUMNS.every((id) => list.missing.includes(id))) {
    return desk.say('info', listMessages.noOwnColumns);
  }
  const columns = ['black', 'white', 'result', 'blackPoints', ...OWN_COLUMNS, 'key'] as const;
  await port.rewriteRows(list.id, columns, ({ values }) =>
    renewedOwnValues(values, ownValues(values, { ...style, ownNames: before }), ownValues(values, style)),
  );
  desk.say('success', listMessages.ownNamesSet);
}

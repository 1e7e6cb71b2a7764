import { formatArea, intersectAreas, parseArea } from '../model/area';
import type { HostEvent } from '../model/events';
import { tablesOn } from '../model/table';
import { EVENT_NUMBERS, WORKBOOK_TARGET } from '../objects/event-numbers';

/** アドインへ送る知らせ一つ。`target` はシートの id か、全シート宛てなら Workbook。 */
export interface EventMessage {
  readonly number: number;
  readonly target: string;
  readonly args: Readonly<Record<string, unknown>>;
}

type Args = Record<string, unknown>;

function changedArgs(event: Extract<HostEvent, { type: 'changed' }>, isOwn: boolean): Args {
  return {
    worksheetId: event.sheet.id,
    source: event.cause === 'remote' ? 'Remote' : 'Local',
    address: event.address,
    changeType: event.changeType,
    // Only what this very add-in did is told apart (WorksheetChangedEventArgs.triggerSource, ExcelApi 1.14).
    triggerSource: event.cause === 'api' && isOwn ? 'ThisLocalAddin' : 'Unknown',
    shiftDirection: event.changeType === 'RangeEdited' ? 'None' : shiftOf(event.changeType),
    referenceId: '',
    ...event.details,
  };
}

function argsOf(event: HostEvent, isOwn: boolean): Args {
  const worksheetId = event.sheet.id;
  switch (event.type) {
    case 'changed':
      return changedArgs(event, isOwn);
    case 'formatChanged':
      return { worksheetId, source: event.cause === 'remote' ? 'Remote' : 'Local', address: event.address };
    case 'selectionChanged':
      return { worksheetId, address: event.address };
    case 'nameChanged':
      return { worksheetId, source: 'Local', nameBefore: event.before, nameAfter: event.after };
    case 'visibilityChanged':
      return { worksheetId, source: 'Local', visibilityBefore: event.before, visibilityAfter: event.after };
    case 'protectionChanged':
      return { worksheetId, source: 'Local', isProtected: event.isProtected };
    case 'rowSorted':
      return { worksheetId, source: 'Local', address: event.address };
    case 'tableAdded':
    case 'tableDeleted':
      return { worksheetId, source: 'Local', tableId: event.table.id, tableName: event.table.name };
    case 'added':
    case 'deleted':
      return { worksheetId, source: 'Local' };
    default:
      return { worksheetId };
  }
}

const shiftOf = (changeType: string): string =>
  changeType.startsWith('Column')
    ? changeType === 'ColumnInserted'
      ? 'Right'
      : 'Left'
    : changeType.endsWith('Inserted')
      ? 'Down'
      : 'Up';

const tableMessages = (targets: readonly string[], number: number, args: Args): EventMessage[] =>
  targets.map((target) => ({ number, target, args }));

// A change in a table is told to the table, to the tables of its sheet and to those of the workbook;
// a selection to each table of the sheet, with an empty address when it lies outside
// (TableChangedEventArgs and TableSelectionChangedEventArgs, API reference).
function messagesToTables(event: HostEvent, isOwn: boolean): EventMessage[] {
  if (event.type !== 'changed' && event.type !== 'selectionChanged') return [];
  const { sheet } = event;
  // Of several selected areas the first one counts.
  const area = parseArea(event.address.split(',')[0]!);
  return tablesOn(sheet).flatMap((table) => {
    const common = intersectAreas(table.area, area);
    const address = common ? formatArea(common) : '';
    if (event.type === 'selectionChanged') {
      const args = { worksheetId: sheet.id, tableId: table.id, address, isInsideTable: common !== null };
      return tableMessages([table.id], EVENT_NUMBERS.tableSelectionChanged, args);
    }
    const args = { ...changedArgs(event, isOwn), tableId: table.id, address };
    return common
      ? tableMessages([table.id, sheet.id, WORKBOOK_TARGET], EVENT_NUMBERS.tableChanged, args)
      : [];
  });
}

/**
 * 出来事を知らせにする。シート宛てと全シート宛ての二つと、かかるテーブル宛てになる。
 * `isOwn` はこのアドインの要求の最中か。
 */
export function messagesOf(event: HostEvent, isOwn: boolean): EventMessage[] {
  const number = EVENT_NUMBERS[event.type];
  const args = argsOf(event, isOwn);
  const isCollectionOnly = event.type === 'added' || event.type === 'deleted';
  const targets = isCollectionOnly ? [WORKBOOK_TARGET] : [event.sheet.id, WORKBOOK_TARGET];
  return [...targets.map((target) => ({ number, target, args })), ...messagesToTables(event, isOwn)];
}

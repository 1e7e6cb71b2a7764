import type { Scene } from '../play/scene';
import { WorkbookFailure } from '../play/ports';
import type { BoardState, ReadNames } from './board-state';
import { assumeBlankRest } from './board-state';
import { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { cellBox, formatAddress, formatNameFormula, lastCellOf } from './cell-box';
import { prepareKifu, setFormat } from './prepare-regions';
import { nameItem } from './sheet-names';
import { failureTexts } from './texts';

/** 足りなくなったとき、余分に取る行の数。 */
const spareRows = 200;

type RecordRole = 'kifu' | 'storage';

/** 長い棋譜で名前の行が足りなければ伸ばす。足りていれば何も送らない。 */
export async function growRecords(
  context: Excel.RequestContext,
  state: BoardState,
  scene: Scene,
): Promise<void> {
  const needed = [
    ['kifu', scene.kifuRows.length],
    ['storage', scene.storage.length],
  ] as const;
  const short = needed.filter(([role, rows]) => {
    const box = state.names.map.box(role);
    return box !== null && box.rows < rows;
  });
  if (short.length === 0) return;
  const sheet = context.workbook.worksheets.getItem(state.id);
  sheet.load('name');
  const additions = short.map(([role, rows]) => additionTo(sheet, state.names.map.box(role)!, role, rows));
  await context.sync();
  // Below the named rows may lie the user's own cells: they are never written over.
  const blocked = additions.find(({ range }) => range.values.flat().some((value) => value !== ''));
  if (blocked) {
    const name = state.names.map.layout.names[blocked.role]!;
    throw new WorkbookFailure('RecordBlocked', failureTexts.recordBlocked(name, formatAddress(blocked.box)));
  }
  const boxes = new Map(state.names.map.boxes);
  for (const { role, box, grown } of additions) {
    // Made anew: the light context keeps no range over a sync.
    const range = sheet.getRange(formatAddress(box));
    nameItem(context, sheet, state.names, role).formula = formatNameFormula(sheet.name, grown);
    if (role === 'kifu') prepareKifu(range);
    else setFormat(range, '@');
    boxes.set(role, grown);
    if (role === 'storage' && boxes.has('guard')) {
      const guard = lastCellOf(grown);
      nameItem(context, sheet, state.names, 'guard').formula = formatNameFormula(sheet.name, guard);
      boxes.set('guard', guard);
    }
  }
  await context.sync();
  const names: ReadNames = { ...state.names, map: new BoardMap(state.names.map.layout, boxes) };
  state.names = names;
  for (const { role } of additions) assumeBlankRest(state, role);
}

function additionTo(
  sheet: Excel.Worksheet,
  box: CellBox,
  role: RecordRole,
  rows: number,
): { role: RecordRole; range: Excel.Range; box: CellBox; grown: CellBox } {
  const extra = rows + spareRows - box.rows;
  const added = cellBox(box.row + box.rows, box.column, extra, box.columns);
  const range = sheet.getRange(formatAddress(added));
  range.load('values');
  return { role, range, box: added, grown: { ...box, rows: box.rows + extra } };
}

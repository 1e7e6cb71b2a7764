import type { BoardLayout } from '../games/contract/layout';
import type { NameScope, ReadNames } from './board-state';
import { BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { parseAddress } from './cell-box';
import type { SheetRole } from './sheet-roles';
import { nameOf, namedRoles } from './sheet-roles';

/** 読みに出した名前。同期の後に {@link readNames} で読む。 */
export interface LoadedNames {
  readonly sheet: Excel.Worksheet;
  readonly local: Excel.NamedItemCollection;
  readonly shared: Excel.NamedItemCollection | null;
}

/** 名前の式とシートの名を読みに出す。 */
export function loadNames(context: Excel.RequestContext, sheet: Excel.Worksheet): LoadedNames {
  const local = sheet.names;
  const shared = context.workbook.names;
  sheet.load('name');
  local.load('items/name,items/formula');
  shared.load('items/name,items/formula');
  return { sheet, local, shared };
}

/**
 * いま使っている名前だけを読みに出す: 一手ごとの確かめのため。
 * ブック全体の名前を使っていなければ、シートの名前だけで足りる。
 */
export function loadUsedNames(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  names: ReadNames,
): LoadedNames {
  if ([...names.scopes.values()].includes('workbook')) return loadNames(context, sheet);
  const local = sheet.names;
  local.load('name,formula');
  return { sheet, local, shared: null };
}

/** 読めた名前から地図を作る。シートだけの名前がブック全体の名前に勝つ (Excel と同じ)。 */
export function readNames(layout: BoardLayout, loaded: LoadedNames): ReadNames {
  const boxes = new Map<SheetRole, CellBox>();
  const scopes = new Map<SheetRole, NameScope>();
  const local = boxesByName(loaded.local.items, null);
  const shared = loaded.shared
    ? boxesByName(loaded.shared.items, loaded.sheet.name)
    : new Map<string, CellBox>();
  for (const [role, name] of namedRoles(layout)) {
    const box = local.get(name) ?? shared.get(name);
    if (!box) continue;
    boxes.set(role, box);
    scopes.set(role, local.has(name) ? 'sheet' : 'workbook');
  }
  return { map: new BoardMap(layout, boxes), scopes };
}

/** 役の名前付き範囲。名前がなければ呼ばない。 */
export function rangeOf(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  names: ReadNames,
  role: SheetRole,
): Excel.Range {
  return nameItem(context, sheet, names, role).getRange();
}

/** 役の名前。 */
export function nameItem(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  names: ReadNames,
  role: SheetRole,
): Excel.NamedItem {
  const collection = names.scopes.get(role) === 'workbook' ? context.workbook.names : sheet.names;
  return collection.getItem(nameOf(names.map.layout, role)!);
}

function boxesByName(items: readonly Excel.NamedItem[], sheetName: string | null): Map<string, CellBox> {
  const found = new Map<string, CellBox>();
  for (const item of items) {
    const formula = String(item.formula);
    if (sheetName !== null && sheetOf(formula) !== sheetName) continue;
    const box = parseAddress(formula.startsWith('=') ? formula.slice(1) : formula);
    if (box) found.set(item.name, box);
  }
  return found;
}

function sheetOf(formula: string): string {
  const name = formula.slice(1, formula.lastIndexOf('!'));
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

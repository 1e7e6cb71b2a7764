import type { BoardLayout } from '../games/contract/layout';
import type { GameKind } from '../games/contract/game-progress';
import type { ReadNames } from './board-state';
import { rangeOf, loadNames, readNames } from './sheet-names';
import { findMisfits } from './sheet-roles';

/** 見つかった盤: 名前と、保存の行。 */
export interface FoundBoard {
  readonly id: string;
  readonly sheetName: string;
  readonly names: ReadNames;
  readonly kindId: string;
  readonly lines: readonly string[];
}

/** 名前のそろったシートを探し、種類と棋譜データを読む。棋譜データの空のシートは盤ではない。 */
export async function findBoards(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  kinds: readonly GameKind[],
): Promise<readonly FoundBoard[]> {
  const loaded = sheets.map((sheet) => {
    sheet.load('id');
    return loadNames(context, sheet);
  });
  await context.sync();
  const reads = loaded.flatMap((each) => {
    const names = fittingNames(kinds, (layout) => readNames(layout, each));
    if (!names) return [];
    const kind = rangeOf(context, each.sheet, names, 'kind');
    const storage = rangeOf(context, each.sheet, names, 'storage');
    kind.load('values');
    storage.load('values');
    return [{ ...each, names, kind, storage }];
  });
  if (reads.length === 0) return [];
  await context.sync();
  return reads.flatMap(({ sheet, names, kind, storage }) => {
    const lines = trimLines(storage.values.map((row) => String(row[0] ?? '')));
    if (lines.length === 0) return [];
    return [{ id: sheet.id, sheetName: sheet.name, names, kindId: String(kind.values[0]?.[0] ?? ''), lines }];
  });
}

function fittingNames(
  kinds: readonly GameKind[],
  read: (layout: BoardLayout) => ReadNames,
): ReadNames | null {
  for (const { layout } of kinds) {
    const names = read(layout);
    if (findMisfits(layout, names.map.boxes).length === 0) return names;
  }
  return null;
}

/** 終わりの空の行を除く。 */
export function trimLines(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}

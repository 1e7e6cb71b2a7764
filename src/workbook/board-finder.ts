import type { BoardLayout } from '../games/contract/layout';
import type { GameKind } from '../games/contract/game-progress';
import type { ReadNames } from './board-state';
import { rangeOf, loadNames, readNames } from './sheet-names';
import type { NameMisfit } from './sheet-roles';
import { findMisfits } from './sheet-roles';
import { linesIn } from './storage-lines';

/** 見つかった盤: 名前と、保存の行。 */
export interface FoundBoard {
  readonly id: string;
  readonly sheetName: string;
  readonly names: ReadNames;
  readonly kindId: string;
  readonly lines: readonly string[];
}

/** 見つかった盤と、名前が足りないか大きさの違う、盤だったらしいシートの不備。 */
export interface FoundBoards {
  readonly boards: readonly FoundBoard[];
  readonly misfits: readonly (readonly NameMisfit[])[];
}

/** 名前のそろったシートを探し、種類と棋譜データを読む。棋譜データの空のシートは盤ではない。 */
export async function findBoards(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  kinds: readonly GameKind[],
): Promise<FoundBoards> {
  const loaded = sheets.map((sheet) => {
    sheet.load('id');
    return loadNames(context, sheet);
  });
  await context.sync();
  const misfits: (readonly NameMisfit[])[] = [];
  const reads = loaded.flatMap((each) => {
    const { names, wrong } = nearestNames(kinds, (layout) => readNames(layout, each));
    if (wrong.length > 0) {
      if (wasBoard(names, wrong)) misfits.push(wrong);
      return [];
    }
    const kind = rangeOf(context, each.sheet, names, 'kind');
    const storage = rangeOf(context, each.sheet, names, 'storage');
    kind.load('values');
    storage.load('values');
    return [{ ...each, names, kind, storage }];
  });
  if (reads.length === 0) return { boards: [], misfits };
  await context.sync();
  const boards = reads.flatMap(({ sheet, names, kind, storage }) => {
    const lines = linesIn(storage.values);
    if (lines.length === 0) return [];
    return [{ id: sheet.id, sheetName: sheet.name, names, kindId: String(kind.values[0]?.[0] ?? ''), lines }];
  });
  return { boards, misfits };
}

/** いちばんよく合う配置の名前と、その不備。 */
function nearestNames(
  kinds: readonly GameKind[],
  read: (layout: BoardLayout) => ReadNames,
): { readonly names: ReadNames; readonly wrong: readonly NameMisfit[] } {
  const reads = kinds.map(({ layout }) => {
    const names = read(layout);
    return { names, wrong: findMisfits(layout, names.map.boxes) };
  });
  return reads.reduce((best, each) => (each.wrong.length < best.wrong.length ? each : best));
}

// A name or two of the many of a board may be the user's own; most of them are a board that has lost some.
function wasBoard({ map }: ReadNames, wrong: readonly NameMisfit[]): boolean {
  return map.boxes.size > wrong.length;
}

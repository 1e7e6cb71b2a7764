import type { ShogiGame } from '../../games/shogi/shogi-game';
import type { GameEdits } from '../game-edits';
import { headerEdits } from '../game-edits';
import type { GameSummary } from '../summary';
import { summarize } from '../summarize';
import type { ListValues } from './list-port';
import { EDITABLE_COLUMNS, editsOf } from './list-rows';

/** 直せる欄の一つ。 */
export type EditableColumn = (typeof EDITABLE_COLUMNS)[number];

/** 盤を開いてから、シートで直されたセル。 */
export interface EditedCells {
  readonly edits: GameEdits;
  /** 盤の側でも別の値に変わっていた欄。 */
  readonly clashes: readonly EditableColumn[];
}

/**
 * 盤を開いてから、シートで直されたセル。opened は開いたときの一局の要約。
 * 開いたときの値から変わり、盤のいまの値とも違うセルだけを言う。
 */
export function editedCells(values: ListValues, opened: GameSummary, { record }: ShogiGame): EditedCells {
  const now = summarize({ record, notices: [] });
  const sinceOpened = editsOf(values, opened);
  // A date keeps its time unless the day is another one: what agrees with the board is no edit.
  const besideBoard = editsOf(values, now);
  const columns = EDITABLE_COLUMNS.filter(
    (id) => sinceOpened[id] !== undefined && besideBoard[id] !== undefined,
  );
  return {
    edits: Object.fromEntries(columns.map((id) => [id, sinceOpened[id]])),
    clashes: columns.filter((id) => headerText(now, id) !== headerText(opened, id)),
  };
}

/** 直されたセルを盤の一局の見出しに移す。見出しにできない値があれば、何も変えず false。 */
export function moveToHeaders(game: ShogiGame, edits: GameEdits): boolean {
  const changed = new Map(headerEdits(game.record, edits));
  if (changed.size === 0) return true;
  const known = game.headers.map(([key, value]) => [key, changed.get(key) ?? value] as const);
  for (const [key] of known) changed.delete(key);
  return game.setHeaders([...known, ...changed]);
}

// An opening that is read from the moves is nobody's edit.
function headerText(summary: GameSummary, id: EditableColumn): string {
  if (id === 'opening') return summary.openingFrom === 'header' ? summary.opening.ja : '';
  return id === 'date' ? summary.dateText : summary[id];
}

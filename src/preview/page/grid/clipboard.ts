import type { Area } from '../../host/model/area';
import { intersectAreas } from '../../host/model/area';
import type { Sheet } from '../../host/model/sheet';
import { clearContents, pasteRows } from '../../host/model/typing';
import type { KeyboardTools } from './keyboard';
import { selectArea } from './select-area';
import { formatTabSeparated, parseTabSeparated } from './tab-separated';

/** 範囲の切り貼り。文字列 (タブ区切り) だけを渡し、書式は渡さない。 */
export function listenToClipboard({ book, edit, notices, field }: KeyboardTools): void {
  field.addEventListener('copy', (event) => {
    if (edit.cell) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', copiedText(book.active, book.active.selection));
  });
  field.addEventListener('cut', (event) => {
    if (edit.cell) return;
    event.preventDefault();
    const { active } = book;
    event.clipboardData?.setData('text/plain', copiedText(active, active.selection));
    notices.attempt(() => book.history.group(() => clearContents(active, active.selection, 'user')));
  });
  field.addEventListener('paste', (event) => {
    if (edit.cell) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    const { active } = book;
    const { row, column } = active.selection;
    const area = notices.attempt(() => pasteRows(active, row, column, parseTabSeparated(text)));
    if (area) selectArea(book, area, { row, column });
  });
}

/** 範囲の表示文字列をタブ区切りにする。列全体などは使われている範囲まで。 */
export function copiedText(sheet: Sheet, selection: Area): string {
  const used = sheet.usedArea();
  const isBig = selection.rows * selection.columns > 100_000;
  const area = isBig ? used && intersectAreas(selection, used) : selection;
  if (!area) return '';
  return formatTabSeparated(
    Array.from({ length: area.rows }, (_, r) =>
      Array.from({ length: area.columns }, (_, c) => sheet.text(area.row + r, area.column + c)),
    ),
  );
}

import type { Language } from '../../games/contract/language';
import type { ColumnKind } from '../../library/list/list-columns';
import type { CellValue } from '../../library/list/list-port';
import { textForCell } from '../cell-text';
import { durationFormat } from '../kifu-look';
import { listSheetWords } from './list-texts';

/** 書くセル: 表示形式と値。 */
export interface ListCell {
  readonly format: string;
  readonly value: CellValue;
}

// A longer text in a text cell is shown as ####; a General cell shows it.
const longText = 255;
const mostChars = 32_767;

/** 欄の種類の表示形式。値の種類がそれと違うセル (文の日付) は別の形になる。 */
export function formatOf(kind: ColumnKind, language: Language): string {
  switch (kind) {
    case 'text':
      return '@';
    case 'date':
      return listSheetWords[language].dateFormat;
    case 'duration':
      return durationFormat;
    case 'number':
    case 'kifu':
      return 'General';
  }
}

/** 値をセルにする。文は、読み直して同じ文になる形にする。 */
export function cellOf(kind: ColumnKind, value: CellValue, language: Language): ListCell {
  if (value === '') return { format: formatOf(kind, language), value };
  if (typeof value === 'number')
    return kind === 'text' ? textCell(String(value)) : { format: formatOf(kind, language), value };
  return kind === 'kifu' ? longCell(value) : textCell(value);
}

function textCell(text: string): ListCell {
  return text.length > longText ? longCell(text) : { format: '@', value: textForCell(text) };
}

/** 標準のセルの文。数や式に読まれないよう、文字列の印を付ける。 */
function longCell(text: string): ListCell {
  const value = textForCell(text);
  if (!/^[=+\-@\d\s.,(¥$%]/.test(value)) return { format: 'General', value };
  return { format: 'General', value: `'${value.slice(0, mostChars - 1)}` };
}

/** 読んだ値。真偽は Excel が見せる言葉にする。 */
export function valueOf(read: unknown): CellValue {
  if (typeof read === 'number') return read;
  return typeof read === 'boolean' ? String(read).toUpperCase() : String(read ?? '');
}

import type { CellBox } from './cell-box';
import { cellBox } from './cell-box';
import type { CellLook, Shadow } from './cell-look';
import { changedFormat, isFormatChanged, isValueChanged } from './cell-look';

/** 行がこれより離れた変化は別の配列で書く。間の空欄を送るより安い。 */
const blockGap = 3;

/** 書いた箱: 範囲の左上から測った、値を書いた箱。自分の書き込みの事象を見分けるため。 */
export type WrittenBox = CellBox;

/**
 * 範囲を描く: 覚えと比べ、変わったセルだけを配列で書く。
 *
 * 番地は名前の範囲から測るので、行が足されていても違うところには書かない。
 * 配列の中の変わらないセルは null や {} で、Excel はそのセルに触れない
 * (excel-add-ins-blank-null-values、setCellProperties の見本)。
 */
export function writeRegion(
  range: Excel.Range,
  columns: number,
  shadow: Shadow,
  looks: readonly CellLook[],
): readonly WrittenBox[] {
  const written: WrittenBox[] = [];
  // A named range of one cell is the cell itself: no path from its corner is needed.
  const isSingle = shadow.length === 1 && looks.length === 1;
  const part = (box: CellBox): Excel.Range => (isSingle ? range : subrange(range, box));
  const old = (index: number): CellLook | null => shadow[index] ?? null;
  // The format goes first: a text must find its cell already declared as text.
  for (const box of changedBoxes(columns, looks, (look, at) => isFormatChanged(old(at), look))) {
    part(box).numberFormat = grid(box, columns, (at) =>
      isFormatChanged(old(at), looks[at]!) ? looks[at]!.format : null,
    );
  }
  for (const box of changedBoxes(columns, looks, (look, at) => isValueChanged(old(at), look))) {
    part(box).values = grid(box, columns, (at) =>
      isValueChanged(old(at), looks[at]!) ? looks[at]!.value : null,
    );
    written.push(box);
  }
  for (const box of changedBoxes(columns, looks, (look, at) => changedFormat(old(at), look) !== null)) {
    part(box).setCellProperties(
      grid(box, columns, (at): Excel.SettableCellProperties => {
        const format = changedFormat(old(at), looks[at]!);
        return format ? { format } : {};
      }),
    );
  }
  return written;
}

function subrange(range: Excel.Range, box: CellBox): Excel.Range {
  const first = range.getCell(box.row, box.column);
  return box.rows === 1 && box.columns === 1 ? first : first.getResizedRange(box.rows - 1, box.columns - 1);
}

function grid<T>(box: CellBox, columns: number, at: (index: number) => T): T[][] {
  return Array.from({ length: box.rows }, (_, row) =>
    Array.from({ length: box.columns }, (_, column) => at((box.row + row) * columns + box.column + column)),
  );
}

/** 変わったセルを囲む箱。近い行はまとめる。 */
function changedBoxes(
  columns: number,
  looks: readonly CellLook[],
  isChanged: (look: CellLook, index: number) => boolean,
): readonly CellBox[] {
  const boxes: CellBox[] = [];
  looks.forEach((look, index) => {
    if (!isChanged(look, index)) return;
    const row = Math.floor(index / columns);
    const cell = cellBox(row, index % columns);
    const last = boxes.at(-1);
    if (last && row - (last.row + last.rows) < blockGap) boxes[boxes.length - 1] = around(last, cell);
    else boxes.push(cell);
  });
  return boxes;
}

function around(box: CellBox, cell: CellBox): CellBox {
  const row = Math.min(box.row, cell.row);
  const column = Math.min(box.column, cell.column);
  const bottom = Math.max(box.row + box.rows, cell.row + cell.rows);
  const right = Math.max(box.column + box.columns, cell.column + cell.columns);
  return cellBox(row, column, bottom - row, right - column);
}

import type { CellFormat } from '../model/format';
import { DEFAULT_BORDER } from '../model/format';
import { formatArea, quoteSheetName } from '../model/area';
import { invalidArgument } from '../model/errors';
import type { RangeTarget } from './host-object';
import { recordArg } from './host-object';
import { columnsOf, rowsOf } from './format-values';

function wholeFormat(format: CellFormat): Record<string, unknown> {
  const border = (edge: keyof CellFormat['borders']): unknown => format.borders[edge] ?? DEFAULT_BORDER;
  const { fill, font } = format;
  return {
    fill: { color: fill.color ?? '#FFFFFF', pattern: fill.pattern, patternColor: fill.patternColor ?? '' },
    font,
    borders: {
      top: border('EdgeTop'),
      bottom: border('EdgeBottom'),
      left: border('EdgeLeft'),
      right: border('EdgeRight'),
      diagonalDown: border('DiagonalDown'),
      diagonalUp: border('DiagonalUp'),
    },
    protection: { locked: format.locked, formulaHidden: format.formulaHidden },
    horizontalAlignment: format.horizontal,
    verticalAlignment: format.vertical,
    wrapText: format.wrapText,
    shrinkToFit: format.shrinkToFit,
    textOrientation: format.textOrientation,
    indentLevel: format.indent,
  };
}

// The load options are a tree of `true`s; what it names is answered, in the same shape.
function pick(from: unknown, options: unknown): unknown {
  if (options === true) return from;
  const source = recordArg(from);
  const result: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(recordArg(options))) {
    if (option === undefined || option === false) continue;
    if (!(key in source)) invalidArgument(`getCellProperties: ${key} is not part of the simulated host.`);
    result[key] = pick(source[key], option);
  }
  return result;
}

/** 行ごとの番号、高さ、隠れているかを、頼まれた項目だけ答える。書式はセルごとに読む。 */
export function getRowProperties({ sheet, area }: RangeTarget, [options]: readonly unknown[]): unknown {
  const { hidden } = sheet.layout.rows;
  return [...rowsOf(area)].map((row) => {
    const address = `${quoteSheetName(sheet.name)}!${row + 1}:${row + 1}`;
    const format = { rowHeight: sheet.rowHeight(row) };
    const whole = { address, addressLocal: address, rowIndex: row, rowHidden: hidden.has(row), format };
    return pick(whole, options);
  });
}

/** セルごとの書式と番地を、頼まれた項目だけ答える。 */
export function getCellProperties({ sheet, area }: RangeTarget, [options]: readonly unknown[]): unknown {
  return [...rowsOf(area)].map((row) =>
    [...columnsOf(area)].map((column) => {
      const address = `${quoteSheetName(sheet.name)}!${formatArea({ row, column, rows: 1, columns: 1 })}`;
      const whole = { address, addressLocal: address, format: wholeFormat(sheet.cellAt(row, column).format) };
      return pick(whole, options);
    }),
  );
}

import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { gameKey } from '../../src/library/identity';
import { LIST_COLUMNS } from '../../src/library/list/list-columns';
import type { NewListRow } from '../../src/library/list/list-port';
import { rowOf } from '../../src/library/list/list-rows';
import type { PackStyle } from '../../src/library/packing';
import { packGame } from '../../src/library/packing';
import { summarize } from '../../src/library/summarize';
import { cellOf } from '../../src/workbook/list/list-cells';
import { benchRecord } from '../bench/kif-corpus';

const GAMES = 1000;
const MOST_BYTES = 2_000_000;

function gameRow(at: number, style: PackStyle): NewListRow {
  // The random source takes odd seeds: an even one gives the game of its neighbour.
  const record = benchRecord(2 * at + 1);
  const summary = summarize({ record, notices: [] }, `棋譜/${at}.kif`);
  const entry = { kind: 'game', key: gameKey(record), summary, cells: packGame(record, style) } as const;
  return rowOf(entry, at + 1, { language: 'ja', ownNames: [`架空 一郎${at % 1000}`] });
}

function sheetOf(rows: readonly NewListRow[]): SheetData {
  const header = LIST_COLUMNS.map((column) => column.header.ja);
  const lines = rows.map(({ values, kifu }) =>
    LIST_COLUMNS.flatMap(({ id, kind }) =>
      (id === 'kifu' ? kifu : [values[id] ?? '']).map((written) => {
        const { value, format } = cellOf(kind, written, 'ja');
        if (value === '') return null;
        return typeof value === 'number'
          ? { value, type: Number, format }
          : { value, type: String, format: '@' };
      }),
    ),
  );
  return [header, ...lines];
}

describe('保存したブックの大きさ', () => {
  test.each(['plain', 'packed'] as const)(
    '千局で 2 MB に収まる (%s)',
    { timeout: 120_000 },
    async (style) => {
      const rows = Array.from({ length: GAMES }, (_, at) => gameRow(at, style));
      const saved = await writeExcelFile(sheetOf(rows)).toBuffer();
      const parts = unzipSync(saved);
      expect(Object.keys(parts)).toContain('xl/worksheets/sheet1.xml');
      // Excel saves fast rather than small: the lowest level of compression is the upper bound.
      const fast = zipSync(parts, { level: 1 });
      const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;
      console.log(`  千局の .xlsx (${style}): ${kib(saved.length)}、いちばん速い圧縮で ${kib(fast.length)}`);
      expect(saved.length).toBeLessThan(MOST_BYTES);
      expect(fast.length).toBeLessThan(MOST_BYTES);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { formatArea, parseArea, wholeSheet } from '../../../src/preview/host/model/area';
import { editCells, editFormat, mergeCells } from '../../../src/preview/host/model/edits';
import type { HostEvent } from '../../../src/preview/host/model/events';
import { addName, findName, rangeOfName } from '../../../src/preview/host/model/names';
import { formatValue } from '../../../src/preview/host/model/number-format';
import { loadWorkbook, saveWorkbook } from '../../../src/preview/host/model/saved';
import { addSheet, copySheet, deleteSheet, renameSheet } from '../../../src/preview/host/model/sheets';
import { shiftCells } from '../../../src/preview/host/model/structure';
import { editingText, pasteRows } from '../../../src/preview/host/model/typing';
import { Workbook } from '../../../src/preview/host/model/workbook';

const A1 = { row: 0, column: 0 };
const open = (): Workbook => new Workbook({ year: () => 2026 });

function typed(text: string, numberFormat?: string): { value: unknown; shown: string; format: string } {
  const book = open();
  const sheet = book.active;
  if (numberFormat !== undefined) {
    editFormat(sheet, parseArea('A1'), 'user', (f) => ({ ...f, numberFormat }));
  }
  const done = book.edit(sheet, A1, text);
  if (!done.ok) return { value: `! ${done.error.code}`, shown: '', format: '' };
  const cell = sheet.cellAt(0, 0);
  return { value: cell.value, shown: sheet.text(0, 0), format: cell.format.numberFormat };
}

describe('番地', () => {
  it('A1 形式を読み、同じ形に書く', () => {
    for (const text of ['A1', 'B2:D4', 'A:C', '2:5', 'XFD1048576'])
      expect(formatArea(parseArea(text))).toBe(text);
    expect(formatArea(parseArea('$d$4:b2'))).toBe('B2:D4');
    expect(formatArea(parseArea('A1'), true)).toBe('$A$1');
    for (const text of ['', 'A', '1', 'XFE1', 'A0', 'A1048577', 'A1:B', 'x!']) {
      expect(() => parseArea(text), text).toThrow(
        expect.objectContaining({ code: 'InvalidArgument' }) as Error,
      );
    }
  });
});

describe('入力の読み方', () => {
  it.each([
    ['0:16', 16 / 1440, '0:16', 'h:mm'],
    ['1:02:03', 3723 / 86400, '1:02:03', 'h:mm:ss'],
    ['25:00', 25 / 24, '25:00:00', '[h]:mm:ss'],
    ['5-3', 46145, '5月3日', 'm"月"d"日"'],
    ['1/2', 46024, '1月2日', 'm"月"d"日"'],
    ['2026/5/3', 46145, '2026/5/3', 'yyyy/m/d'],
    ['12%', 0.12, '12%', '0%'],
    ['1,234', 1234, '1,234', '#,##0'],
    ['１２', 12, '12', 'General'],
    ['-1.5', -1.5, '-1.5', 'General'],
    ['true', true, 'TRUE', 'General'],
    ['=1+1', 2, '2', 'General'],
    ['-x', '#NAME?', '#NAME?', 'General'],
    ['=x', '#NAME?', '#NAME?', 'General'],
    ['+7776FU', '! InvalidArgument', '', ''],
    ['-3334FU', '! InvalidArgument', '', ''],
    ["'0:16", '0:16', '0:16', 'General'],
    ["'=1+1", '=1+1', '=1+1', 'General'],
    ['-', '-', '-', 'General'],
    ['13-45', '13-45', '13-45', 'General'],
    ['歩', '歩', '歩', 'General'],
  ])('「%s」', (text, value, shown, format) => {
    const result = typed(text);
    if (typeof value === 'number') expect(result.value).toBeCloseTo(value, 9);
    else expect(result.value).toBe(value);
    expect([result.shown, result.format]).toEqual([shown, format]);
  });

  it('文字列書式のセルでは何も変えない', () => {
    for (const text of ['0:16', '5-3', '1/2', '=x', '+7776FU', '-3334FU', '1e5', 'TRUE', '@a']) {
      expect(typed(text, '@')).toEqual({ value: text, shown: text, format: '@' });
    }
    expect(typed("'x", '@').value).toBe('x');
    expect(typed("''x", '@').value).toBe("'x");
  });

  it('英語の Excel では日付の見え方が違う', () => {
    const book = new Workbook({ locale: 'en-US', year: () => 2026 });
    book.edit(book.active, A1, '5-3');
    expect(book.active.text(0, 0)).toBe('3-May');
  });

  it('編集を始めた文字列を確定しても値は変わらない', () => {
    const book = open();
    for (const text of ["'0:16", "'=1+1", '0:16', '5-3', '12', '歩', '=1+1']) {
      book.edit(book.active, A1, text);
      const before = book.active.cellAt(0, 0);
      book.edit(book.active, A1, editingText(book.active, 0, 0));
      expect(book.active.cellAt(0, 0)).toEqual(before);
    }
  });
});

describe('表示形式', () => {
  it.each([
    ['歩', '"▽"@', '▽歩'],
    ['歩', '@', '歩'],
    ['歩', 'General', '歩'],
    [3, '"▽"@', '3'],
    [0.5, 'h:mm', '12:00'],
    [1.5, '[h]:mm:ss', '36:00:00'],
    [125 / 86400, '[h]:mm:ss', '0:02:05'],
    [125 / 86400, '[m]:ss', '2:05'],
    [46145, 'm/d', '5/3'],
    [46145, 'yyyy/mm/dd', '2026/05/03'],
    [46145.5, 'yyyy/m/d h:mm', '2026/5/3 12:00'],
    [3.7, '0', '4'],
    [1234567.5, '#,##0', '1,234,568'],
    [0.1234, '0.0%', '12.3%'],
    [-2, '0;"△"0', '△2'],
    [-2, '0', '-2'],
    [1 / 3, 'General', '0.3333333333'],
    [12345678901234, 'General', '1.23457E+13'],
    [7, '0"手"', '7手'],
    [0, '0;-0;', ''],
    [-0.5, 'h:mm', '########'],
  ])('%s を %s で見ると %s', (value, format, shown) => {
    expect(formatValue(value, format)).toBe(shown);
  });
});

describe('変更と取り消し', () => {
  it('入力・書式・貼り付けを取り消し、やり直す', () => {
    const book = open();
    const sheet = book.active;
    book.edit(sheet, A1, '歩');
    editFormat(sheet, parseArea('A1:B2'), 'user', (f) => ({ ...f, font: { ...f.font, bold: true } }));
    pasteRows(sheet, 0, 0, [
      ['と', '1/2'],
      ['金', '3'],
    ]);
    expect(sheet.cellAt(1, 1).value).toBe(3);
    expect(book.undo()).toBe(true);
    expect([sheet.cellAt(0, 0).value, sheet.cellAt(1, 1).value]).toEqual(['歩', '']);
    book.undo();
    expect(sheet.cellAt(0, 0).format.font.bold).toBe(false);
    book.undo();
    expect([sheet.cellAt(0, 0).value, book.undo()]).toEqual(['', false]);
    book.redo();
    book.redo();
    book.redo();
    expect([sheet.cellAt(0, 0).value, sheet.text(0, 1), book.redo()]).toEqual(['と', '1月2日', false]);
  });

  it('取り消しも onChanged を上げる', () => {
    const book = open();
    const seen: HostEvent[] = [];
    book.onEvent((event) => seen.push(event));
    book.edit(book.active, A1, '歩');
    book.undo();
    expect(seen.map((e) => (e.type === 'changed' ? [e.address, e.details?.valueAfter] : e.type))).toEqual([
      ['A1', '歩'],
      ['A1', ''],
    ]);
  });

  it('シートの削除は取り消しの記録を消す', () => {
    const book = open();
    const extra = addSheet(book, '余り');
    book.edit(book.active, A1, '1');
    deleteSheet(book, extra);
    expect(book.undo()).toBe(false);
  });

  it('読めない値が一つあれば範囲はそのまま', () => {
    const book = open();
    expect(() => pasteRows(book.active, 0, 0, [['a', '+7776FU']])).toThrow();
    expect(book.active.cellAt(0, 0).value).toBe('');
  });
});

describe('式', () => {
  it('番地、連結、COUNTIF、SUM を計算し、元が変われば変わる', () => {
    const book = open();
    const sheet = book.active;
    book.edit(sheet, A1, '歩');
    book.edit(sheet, { row: 1, column: 0 }, '2');
    const formulas = [
      '=A1&"成"',
      '=COUNTIF(A1:A9,"歩")',
      '=SUM(A1:A9)*10',
      '=Sheet1!A2',
      '=ROOK(1,A1,1)',
      '=A9',
    ];
    formulas.forEach((f, i) => book.edit(sheet, { row: i, column: 2 }, f));
    const values = (): unknown[] => formulas.map((_, i) => sheet.cellAt(i, 2).value);
    expect(values()).toEqual(['歩成', 1, 20, 2, '#NAME?', 0]);
    book.edit(sheet, { row: 1, column: 0 }, '歩');
    expect(values()).toEqual(['歩成', 2, 0, '歩', '#NAME?', 0]);
  });
});

describe('名前と構造', () => {
  it('行の挿入と削除に名前・式・結合・値がついて動き、消えれば #REF! になる', () => {
    const book = open();
    const sheet = book.active;
    addName(book, { name: '盤', scope: sheet, refersTo: '=Sheet1!$B$3:$C$4', visible: true, comment: '' });
    book.edit(sheet, { row: 2, column: 1 }, '歩');
    book.edit(sheet, { row: 0, column: 0 }, '=B3');
    mergeCells(sheet, parseArea('E3:F3'), false, 'user');
    const insert = (text: string, isInsert: boolean): void =>
      shiftCells(sheet, { ...parseArea(text), column: 0, columns: 16384 }, 'rows', isInsert, 'user');
    insert('A2:A3', true);
    expect(findName(book, '盤', sheet)?.refersTo).toBe('=Sheet1!$B$5:$C$6');
    expect([
      sheet.cellAt(4, 1).value,
      sheet.cellAt(0, 0).formula,
      sheet.layout.merges.map((m) => formatArea(m)),
    ]).toEqual(['歩', '=B5', ['E5:F5']]);
    insert('A6:A6', false);
    expect(findName(book, '盤', sheet)?.refersTo).toBe('=Sheet1!$B$5:$C$5');
    insert('A5:A5', false);
    expect([findName(book, '盤', sheet)?.refersTo, sheet.cellAt(0, 0).value]).toEqual(['=#REF!', '#REF!']);
    book.undo();
    expect(findName(book, '盤', sheet)?.refersTo).toBe('=Sheet1!$B$5:$C$5');
  });

  it('シートを写すと名前も写り、名前を変えると式もついて変わる', () => {
    const book = open();
    const sheet = book.active;
    addName(book, { name: '盤', scope: null, refersTo: '=Sheet1!$B$3', visible: true, comment: '' });
    const copy = copySheet(book, sheet, 1);
    expect([copy.name, findName(book, '盤', copy)?.refersTo]).toEqual(['Sheet1 (2)', "='Sheet1 (2)'!$B$3"]);
    renameSheet(book, sheet, '対局1');
    const name = findName(book, '盤', sheet);
    expect([name?.refersTo, name && rangeOfName(book, name)?.sheet]).toEqual(['=対局1!$B$3', sheet]);
    expect(() => renameSheet(book, copy, '対局1')).toThrow(
      expect.objectContaining({ code: 'ItemAlreadyExists' }) as Error,
    );
  });

  it('保存して開いても同じ', () => {
    const book = open();
    const sheet = book.active;
    addName(book, { name: '盤', scope: sheet, refersTo: '=Sheet1!$B$3', visible: true, comment: '' });
    editFormat(sheet, wholeSheet, 'user', (f) => ({ ...f, font: { ...f.font, size: 9 } }));
    editFormat(sheet, parseArea('B:B'), 'user', (f) => ({ ...f, numberFormat: '@' }));
    editCells(sheet, parseArea('A1:C9'), 'values', 'user', (c) => ({ ...c, value: '歩' }));
    book.edit(sheet, A1, '=C1');
    mergeCells(sheet, parseArea('E3:F3'), false, 'user');
    const json = JSON.parse(JSON.stringify(saveWorkbook(book))) as ReturnType<typeof saveWorkbook>;
    const again = loadWorkbook(json);
    expect(saveWorkbook(again)).toEqual(json);
    expect(again.active.cellAt(500, 1).format).toMatchObject({ numberFormat: '@', font: { size: 9 } });
    expect(json.formats.length).toBeLessThan(6);
  });
});

describe('選択', () => {
  it('利用者が同じセルを選んでも出来事はない。select() は desktop だけ上がる', () => {
    for (const platform of ['desktop', 'web'] as const) {
      const book = new Workbook({ platform });
      const seen: HostEvent[] = [];
      book.onEvent((event) => seen.push(event));
      const area = parseArea('B2');
      book.select(book.active, area);
      book.select(book.active, area);
      expect(seen.length).toBe(1);
      book.select(book.active, area, 'api');
      expect(seen.length).toBe(platform === 'desktop' ? 2 : 1);
    }
  });

  it('名前ボックスで番地と名前へ行く', () => {
    const book = open();
    const other = addSheet(book, '対局 1');
    addName(book, { name: '盤', scope: null, refersTo: "='対局 1'!$B$3:$C$4", visible: true, comment: '' });
    expect([book.goTo('盤'), book.active, formatArea(other.selection)]).toEqual([true, other, 'B3:C4']);
    expect([book.goTo('Sheet1!C9'), formatArea(book.active.selection), book.goTo('無い名前')]).toEqual([
      true,
      'C9',
      false,
    ]);
  });
});

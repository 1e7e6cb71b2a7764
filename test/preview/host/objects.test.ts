import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { Workbook } from '../../../src/preview/host/model/workbook';
import type { InstalledOffice } from '../../../src/preview/host/office-loader';
import { installOffice } from '../../../src/preview/host/office-loader';

describe('オブジェクトモデル', () => {
  let app: InstalledOffice;
  beforeAll(async () => {
    app = await installOffice(new Workbook({ year: () => 2026 }));
  });
  afterAll(() => {
    expect([...app.host.unknown]).toEqual([]);
  });

  const onSheet = <T>(
    work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T> | T,
  ): Promise<T> =>
    app.Excel.run(async (context) => {
      const result = await work(context.workbook.worksheets.getItem('Sheet1'), context);
      await context.sync();
      return result;
    });

  it('コレクションを読む', async () => {
    await onSheet(async (_sheet, context) => {
      context.workbook.worksheets.add('表');
      const sheets = context.workbook.worksheets;
      sheets.load('items/name,items/visibility');
      const count = sheets.getCount();
      await context.sync();
      expect([sheets.items.map((s) => s.name), count.value]).toEqual([['Sheet1', '表'], 2]);
    });
  });

  it('values は Excel が読むように読み、@ のセルではそのまま', async () => {
    await onSheet(async (sheet, context) => {
      const range = sheet.getRange('A1:A5');
      const texts = [['0:16'], ['5-3'], ['1/2'], ['=x'], ["'+7776FU"]];
      range.values = texts;
      range.load('values,text,numberFormat');
      await context.sync();
      expect(range.text.flat()).toEqual(['0:16', '5月3日', '1月2日', '#NAME?', '+7776FU']);
      expect(range.numberFormat[1]).toEqual(['m"月"d"日"']);
      const safe = sheet.getRange('B1:B5');
      safe.numberFormat = texts.map(() => ['@']);
      safe.values = [['0:16'], ['5-3'], ['=x'], ['+7776FU'], [12]];
      safe.load('values');
      await context.sync();
      expect(safe.values.flat()).toEqual(['0:16', '5-3', '=x', '+7776FU', '12']);
    });
  });

  it('読めない式は InvalidArgument で、その前の変更は残る', async () => {
    const run = onSheet((sheet) => {
      sheet.getRange('A9').values = [['残る']];
      sheet.getRange('A10:A11').values = [['ok'], ['+7776FU']];
    });
    await expect(run).rejects.toMatchObject({ code: 'InvalidArgument' });
    await onSheet(async (sheet, context) => {
      const range = sheet.getRange('A9:A11').load('values');
      await context.sync();
      expect(range.values).toEqual([['残る'], [''], ['']]);
    });
  });

  it('大きさの違う配列、無いシート、変な番地を断る', async () => {
    const sizes = onSheet((sheet) => {
      sheet.getRange('A1:B2').values = [[1]];
    });
    await expect(sizes).rejects.toMatchObject({ code: 'InvalidArgument' });
    const sheets = app.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('無い').getRange('A1').values = [[1]];
      await context.sync();
    });
    await expect(sheets).rejects.toMatchObject({ code: 'ItemNotFound' });
    await expect(onSheet((sheet) => void sheet.getRange('変な!').load('values'))).rejects.toMatchObject({
      code: 'InvalidArgument',
    });
  });

  it('配列の null はセルをそのままにする', async () => {
    await onSheet(async (sheet, context) => {
      const range = sheet.getRange('D1:E1');
      range.values = [['a', 'b']];
      range.values = [[null, 'c']];
      range.load('values');
      await context.sync();
      expect(range.values).toEqual([['a', 'c']]);
    });
  });

  it('setCellProperties で色・網掛け・罫線・文字を一度に塗り、読み返す', async () => {
    await onSheet(async (sheet, context) => {
      const range = sheet.getRange('G2:H2');
      const thick = { style: 'Continuous', weight: 'Thick', color: '#112233' } as const;
      range.setCellProperties([
        [
          {
            format: {
              fill: { color: '#9CC7F2', pattern: 'LightUp', patternColor: '#006400' },
              font: { bold: true, color: '#8E1B14', name: '游明朝', size: 20 },
              borders: { top: thick, bottom: thick, left: thick, right: thick },
              shrinkToFit: true,
              horizontalAlignment: 'Center',
            },
          },
          {},
        ],
      ]);
      const cell = sheet.getRange('G2');
      cell.load('format/fill/color,format/fill/pattern,format/fill/patternColor,format/shrinkToFit');
      const right = cell.format.borders.getItem('EdgeRight').load('style,weight,color');
      const left = sheet.getRange('H2').format.borders.getItem('EdgeLeft').load('weight');
      const read = range.getCellProperties({
        address: true,
        format: { font: { bold: true }, fill: { color: true } },
      });
      await context.sync();
      expect(cell.format.fill.toJSON()).toEqual({
        color: '#9CC7F2',
        pattern: 'LightUp',
        patternColor: '#006400',
      });
      expect([right.style, right.weight, right.color, left.weight]).toEqual([
        'Continuous',
        'Thick',
        '#112233',
        'Thick',
      ]);
      expect(read.value[0]).toEqual([
        { address: 'Sheet1!G2', format: { font: { bold: true }, fill: { color: '#9CC7F2' } } },
        { address: 'Sheet1!H2', format: { font: { bold: false }, fill: { color: '#FFFFFF' } } },
      ]);
    });
  });

  it('列の幅、行の高さ、隠す、グループ、目盛線、固定、印刷の設定', async () => {
    await onSheet(async (sheet, context) => {
      sheet.getRange('D:L').format.columnWidth = 33;
      sheet.getRange('4:12').format.rowHeight = 36;
      sheet.getRange('X:X').columnHidden = true;
      sheet.getRange('AA:AA').group('ByColumns');
      sheet.showOutlineLevels(0, 1);
      sheet.showGridlines = false;
      sheet.showHeadings = false;
      sheet.tabColor = '#F4DDAE';
      sheet.freezePanes.freezeRows(2);
      sheet.pageLayout.orientation = 'Landscape';
      sheet.pageLayout.setPrintArea('A1:P16');
      sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
      sheet.pageLayout.centerHorizontally = true;
      const board = sheet.getRange('D4:L12').load('left,top,width,height');
      const hidden = sheet.getRange('X1').load('columnHidden');
      const grouped = sheet.getRange('AA1').load('columnHidden');
      const frozen = sheet.freezePanes.getLocationOrNullObject().load('address');
      sheet.load('showGridlines,showHeadings,tabColor');
      sheet.pageLayout.load('orientation,zoom,centerHorizontally');
      await context.sync();
      expect([board.left, board.top, board.width, board.height]).toEqual([144, 45, 297, 324]);
      expect([hidden.columnHidden, grouped.columnHidden, frozen.address]).toEqual([true, true, 'Sheet1!1:2']);
      expect([sheet.showGridlines, sheet.showHeadings, sheet.tabColor]).toEqual([false, false, '#F4DDAE']);
      expect(sheet.pageLayout.toJSON()).toMatchObject({
        orientation: 'Landscape',
        zoom: { horizontalFitToPages: 1 },
      });
    });
  });

  it('名前を付け、読み、動かし、消す', async () => {
    await onSheet(async (sheet, context) => {
      sheet.names.add('将棋盤', sheet.getRange('D30:L38'), '盤');
      context.workbook.names.add('手数', sheet.getRange('B30'));
      sheet.names.addFormulaLocal('倍', '=2*3');
      const board = sheet.names.getItem('将棋盤').load('name,type,value,formula,scope,comment,visible');
      const twice = sheet.names.getItem('倍').load('value,type');
      const none = sheet.names.getItemOrNullObject('手数').load('name');
      const named = sheet.getRange('将棋盤').load('address');
      sheet.names.load('items/name');
      await context.sync();
      expect(board.toJSON()).toMatchObject({
        name: '将棋盤',
        type: 'Range',
        value: 'Sheet1!$D$30:$L$38',
        formula: '=Sheet1!$D$30:$L$38',
        scope: 'Worksheet',
        comment: '盤',
        visible: true,
      });
      expect([twice.value, none.isNullObject, named.address]).toEqual([6, true, 'Sheet1!D30:L38']);
      expect(sheet.names.items.map((n) => n.name)).toEqual(['将棋盤', '倍']);
      sheet.getRange('20:21').insert('Down');
      sheet.getRange('F:F').delete('Left');
      board.load('formula');
      await context.sync();
      expect(board.formula).toBe('=Sheet1!$D$32:$K$40');
      sheet.getRange('32:40').delete('Up');
      board.load('formula,type');
      const lost = board.getRangeOrNullObject();
      await context.sync();
      expect([board.formula, board.type, lost.isNullObject]).toEqual(['=#REF!', 'Error', true]);
      board.delete();
    });
  });

  it('範囲から範囲を作る', async () => {
    await onSheet(async (sheet, context) => {
      const base = sheet.getRange('B2:D4');
      const ranges = [
        base.getCell(1, 1),
        base.getRow(2),
        base.getColumn(0),
        base.getOffsetRange(1, -1),
        base.getResizedRange(1, 1),
        base.getAbsoluteResizedRange(1, 2),
        base.getBoundingRect('F9'),
        base.getEntireRow(),
        base.getEntireColumn(),
        base.getLastCell(),
        base.getIntersectionOrNullObject('C3:Z99'),
      ];
      for (const range of ranges) range.load('address');
      const apart = base.getIntersectionOrNullObject('Z1');
      await context.sync();
      const addresses = ranges.map((range) => range.address.replace('Sheet1!', ''));
      expect(addresses).toEqual([
        'C3',
        'B4:D4',
        'B2:B4',
        'A3:C5',
        'B2:E5',
        'B2:C2',
        'B2:F9',
        '2:4',
        'B:D',
        'D4',
        'C3:D4',
      ]);
      expect(apart.isNullObject).toBe(true);
    });
  });

  it('結合、写し、消去、探す', async () => {
    await onSheet(async (sheet, context) => {
      sheet.getRange('A60:B61').values = [
        ['歩', 'と'],
        ['香', '杏'],
      ];
      sheet.getRange('D60').copyFrom('A60:B61');
      sheet.getRange('A60:B60').merge();
      sheet.getRange('A61').clear('Contents');
      const copy = sheet.getRange('D60:E61').load('values');
      const merged = sheet.getRange('A60:B61').load('values');
      const found = sheet.getRange('D60:E61').find('杏', { completeMatch: true }).load('address');
      const none = sheet.getRange('D60:E61').findOrNullObject('王', {});
      await context.sync();
      expect(copy.values.flat()).toEqual(['歩', 'と', '香', '杏']);
      expect(merged.values.flat()).toEqual(['歩', '', '', '杏']);
      expect([found.address, none.isNullObject]).toEqual(['Sheet1!E61', true]);
    });
  });

  it('1500 セルを超える配列も分けて届く', async () => {
    await onSheet(async (sheet, context) => {
      const range = sheet.getRange('AC1:AD2000');
      range.values = Array.from({ length: 2000 }, (_, i) => [i, `#${i}`]);
      const last = sheet.getRange('AC2000:AD2000').load('values');
      await context.sync();
      expect(last.values).toEqual([[1999, '#1999']]);
    });
  });

  it('シートを写し、隠し、消す', async () => {
    await app.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      const copy = sheet.copy('End').load('name');
      await context.sync();
      expect(copy.name).toBe('Sheet1 (2)');
      copy.visibility = 'Hidden';
      await context.sync();
      copy.delete();
      const gone = context.workbook.worksheets.getItemOrNullObject('Sheet1 (2)');
      await context.sync();
      expect(gone.isNullObject).toBe(true);
    });
  });

  it('保護されたシートのロックされたセルは AccessDenied。二度の保護も', async () => {
    await onSheet(async (sheet, context) => {
      sheet.getRange('A1').format.protection.locked = false;
      sheet.protection.protect();
      sheet.getRange('A1').values = [['書ける']];
      await context.sync();
    });
    const locked = onSheet((sheet) => {
      sheet.getRange('A2').values = [['書けない']];
    });
    await expect(locked).rejects.toMatchObject({ code: 'AccessDenied' });
    await expect(onSheet((sheet) => sheet.protection.protect())).rejects.toMatchObject({
      code: 'AccessDenied',
    });
    await onSheet((sheet) => sheet.protection.unprotect());
  });

  it('選択と編集セル', async () => {
    app.book.select(app.book.active, parseArea('C3:D4'));
    await app.Excel.run(async (context) => {
      const selected = context.workbook.getSelectedRange().load('address');
      const cell = context.workbook.getActiveCell().load('address');
      await context.sync();
      expect([selected.address, cell.address]).toEqual(['Sheet1!C3:D4', 'Sheet1!C3']);
    });
  });
});

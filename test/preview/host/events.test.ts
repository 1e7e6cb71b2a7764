import { describe, expect, it, vi } from 'vitest';
import { parseArea } from '../../../src/preview/host/model/area';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { installOffice } from '../../../src/preview/host/office-loader';
import { settle } from './wait';

const open = (platform: 'desktop' | 'web'): Workbook => new Workbook({ platform, year: () => 2026 });

describe.each(['desktop', 'web'] as const)('出来事(%s)', (platform) => {
  it('利用者とアドインの変更が、答えの後に届く', async () => {
    const book = open(platform);
    const { Excel } = await installOffice(book);
    const seen: unknown[] = [];
    const note = (...items: unknown[]): Promise<void> => {
      seen.push(items);
      return Promise.resolve();
    };
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.onSelectionChanged.add((e) => note('選択', e.address));
      sheet.onChanged.add((e) =>
        note('変更', e.address, e.details?.valueBefore, e.details?.valueAfter, e.source),
      );
      sheet.onFormatChanged.add((e) => note('書式', e.address));
      sheet.onDeactivated.add(() => note('裏'));
      sheet.onActivated.add(() => note('表'));
      context.workbook.worksheets.onAdded.add(() => note('追加'));
      await context.sync();
    });
    book.select(book.active, parseArea('C3'));
    book.select(book.active, parseArea('C3'));
    book.select(book.active, parseArea('D4:E5'));
    book.edit(book.active, { row: 0, column: 0 }, '歩');
    await settle();
    expect(seen).toEqual([
      ['選択', 'C3'],
      ['選択', 'D4:E5'],
      ['変更', 'A1', '', '歩', 'Local'],
    ]);
    seen.length = 0;
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange('A1').values = [['と']];
      sheet.getRange('A1:B1').format.fill.color = '#FF0000';
      sheet.getRange('A9').select();
      sheet.getRange('A9').select();
      context.workbook.worksheets.add('次').activate();
      await context.sync();
      seen.push('答え');
    });
    await settle();
    expect(seen).toEqual([
      '答え',
      ['変更', 'A1', '歩', 'と', 'Local'],
      ['書式', 'A1:B1'],
      ['選択', 'A9'],
      // office-js #4691: only the desktop hears select() of the selected cell.
      ...(platform === 'desktop' ? [['選択', 'A9']] : []),
      ['追加'],
      ['裏'],
    ]);
  });

  it('enableEvents を切ると何も届かず、外した受け手にも届かない', async () => {
    const book = open(platform);
    const { Excel } = await installOffice(book);
    let count = 0;
    const handler = await Excel.run(async (context) => {
      const added = context.workbook.worksheets.getActiveWorksheet().onSelectionChanged.add(() => {
        count++;
        return Promise.resolve();
      });
      context.runtime.enableEvents = false;
      await context.sync();
      return added;
    });
    book.select(book.active, parseArea('C3'));
    await settle();
    expect(count).toBe(0);
    await Excel.run(async (context) => {
      context.runtime.enableEvents = true;
      await context.sync();
    });
    book.select(book.active, parseArea('C4'));
    await settle();
    expect(count).toBe(1);
    await Excel.run(handler.context, async (context) => {
      handler.remove();
      await context.sync();
    });
    book.select(book.active, parseArea('C5'));
    await settle();
    expect(count).toBe(1);
  });

  it('一つの sync は一度で取り消せて、onChanged が上がる', async () => {
    const book = open(platform);
    const { Excel } = await installOffice(book);
    const seen: string[] = [];
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.onChanged.add((e) => {
        seen.push(`${e.address} ${e.triggerSource}`);
        return Promise.resolve();
      });
      await context.sync();
      sheet.getRange('A1').values = [['歩']];
      sheet.getRange('B1').format.font.bold = true;
      await context.sync();
    });
    await settle();
    expect(book.undo()).toBe(true);
    await settle();
    expect(seen).toEqual(['A1 ThisLocalAddin', 'A1 Unknown']);
    expect([book.active.cellAt(0, 0).value, book.active.cellAt(0, 1).format.font.bold, book.undo()]).toEqual([
      '',
      false,
      false,
    ]);
  });
});

it('出来事を遅らせ、捨て、重ねる', async () => {
  const book = open('desktop');
  const delays = new Map([
    ['A1', [30]],
    ['A2', []],
    ['A3', [0, 0]],
  ]);
  const { Excel } = await installOffice(book, {
    eventDelays: ({ args }) => delays.get(String(args['address'])) ?? [0],
  });
  const seen: string[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().onSelectionChanged.add((e) => {
      seen.push(e.address);
      return Promise.resolve();
    });
    await context.sync();
  });
  book.select(book.active, parseArea('B1'));
  for (const address of ['A1', 'A2', 'A3']) book.select(book.active, parseArea(address));
  await vi.waitFor(() => expect(seen).toEqual(['B1', 'A3', 'A3', 'A1']));
});

it('共同編集の相手の入力は Remote で届き、取り消しの対象にならない', async () => {
  const book = open('desktop');
  const { Excel } = await installOffice(book);
  const seen: string[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().onChanged.add((e) => {
      seen.push(`${e.address} ${e.source}`);
      return Promise.resolve();
    });
    await context.sync();
  });
  expect(book.edit(book.active, { row: 1, column: 1 }, '歩', 'remote')).toEqual({ ok: true });
  await settle();
  expect([seen, book.undo()]).toEqual([['B2 Remote'], false]);
});

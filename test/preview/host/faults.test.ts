import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/preview/host/batch/host';
import { loadWorkbook, saveWorkbook } from '../../../src/preview/host/model/saved';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { installOffice } from '../../../src/preview/host/office-loader';
import { settle } from './wait';

async function writeTwo(fault: Fault): Promise<{ code: string | null; values: unknown[] }> {
  const book = new Workbook();
  const { Excel } = await installOffice(book, {
    intercept: ({ isReleaseOnly }) => (isReleaseOnly ? 'run' : fault),
  });
  const run = Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('A1').values = [['一']];
    sheet.getRange('A2').values = [['二']];
    await context.sync();
    return null;
  });
  const code = await run.catch((error: { code: string }) => error.code);
  return { code, values: [book.active.cellAt(0, 0).value, book.active.cellAt(1, 0).value] };
}

describe('障害', () => {
  it('行う前の誤り、途中の誤り、答えの紛失', async () => {
    expect(await writeTwo('run')).toEqual({ code: null, values: ['一', '二'] });
    expect(await writeTwo({ error: 'GeneralException' })).toEqual({
      code: 'GeneralException',
      values: ['', ''],
    });
    const half = await writeTwo({ half: 6, error: 'RequestAborted' });
    expect(half.code).toBe('RequestAborted');
    expect(half.values[1]).toBe('');
    const lost = await writeTwo('loseAnswer');
    expect(lost.values).toEqual(['一', '二']);
    expect(lost.code).toBe('GeneralException');
  });

  it('セルの編集中は断り、delayForCellEdit なら待つ', async () => {
    const book = new Workbook();
    const { Excel } = await installOffice(book);
    book.cellEditMode = true;
    const write = async (context: Excel.RequestContext): Promise<void> => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [['歩']];
      await context.sync();
    };
    await expect(Excel.run(write)).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
    const waiting = Excel.run({ delayForCellEdit: true }, write);
    await settle(40);
    expect(book.active.cellAt(0, 0).value).toBe('');
    book.cellEditMode = false;
    await waiting;
    expect(book.active.cellAt(0, 0).value).toBe('歩');
  });

  it('保存したブックに新しい接続でつなげば続きから', async () => {
    const book = new Workbook();
    const first = await installOffice(book);
    await first.Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange('A1').values = [['歩']];
      await context.sync();
    });
    const json = JSON.parse(JSON.stringify(saveWorkbook(book))) as ReturnType<typeof saveWorkbook>;
    const second = await installOffice(loadWorkbook(json));
    const values = await second.Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1').load('values');
      await context.sync();
      return range.values;
    });
    expect(values).toEqual([['歩']]);
  });
});

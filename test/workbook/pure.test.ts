import { describe, expect, it } from 'vitest';
import type { CellLook } from '../../src/workbook/cell-look';
import { changedFormat } from '../../src/workbook/cell-look';
import { formatAddress, formatNameFormula, parseAddress } from '../../src/workbook/cell-box';
import { durationForCell, textForCell } from '../../src/workbook/cell-text';
import { contrastRatio, readableContrast, readableOn } from '../../src/workbook/contrast';
import { edgesOf } from '../../src/workbook/grid-edges';
import { joinFailures, toWorkbookFailure } from '../../src/workbook/office-errors';
import { PaintRequest, WorkQueue } from '../../src/workbook/paint-queue';
import { shogiLayout } from '../../src/games/shogi/layout';

describe('番地', () => {
  it.each(['A1', 'D6:L14', 'AA300', 'XFD1048576'])('%s は読んで書くと同じ', (address) => {
    expect(formatAddress(parseAddress(address)!)).toBe(address);
  });

  it('シート名と $ を除き、列全体も読む', () => {
    expect(formatAddress(parseAddress("='対局 1'!$B$3:$C$4")!)).toBe('B3:C4');
    expect(parseAddress('B:C')).toMatchObject({ row: 0, column: 1, columns: 2, rows: 1_048_576 });
    expect(parseAddress('2:3')).toMatchObject({ row: 1, rows: 2, columns: 16_384 });
  });

  it.each(['A1,B2', '#REF!', '', '対局'])('%s は読まない', (address) => {
    expect(parseAddress(address)).toBe(null);
  });

  it('名前の式はシート名の引用符を重ねる', () => {
    expect(formatNameFormula("it's", parseAddress('B3')!)).toBe("='it''s'!$B$3");
  });
});

describe('セルの文', () => {
  it('先頭の引用符だけを重ねる', () => {
    expect(textForCell("'x")).toBe("''x");
    expect(textForCell('=1+1')).toBe('=1+1');
    expect(textForCell('a\r\nb')).toBe('a\nb');
  });

  it('上限で切り、サロゲートの組は割らない', () => {
    const cut = textForCell(`${'a'.repeat(32_766)}😀b`);
    expect(cut).toHaveLength(32_766);
  });

  it('時間は日の端数', () => {
    expect(durationForCell(90_061_999) * 86_400).toBeCloseTo(90_061, 6);
  });
});

describe('見え', () => {
  it('どの地の上の字も読める', () => {
    const { colors } = shogiLayout;
    for (const fill of [
      colors.board,
      colors.lastTo,
      colors.lastFrom,
      colors.selected,
      colors.check,
      '#224422',
    ])
      for (const ink of [colors.firstText, colors.secondText, colors.promotedText])
        expect(contrastRatio(readableOn(ink, fill), fill)).toBeGreaterThanOrEqual(readableContrast);
  });

  it('変わった欄だけを書き、網と色は一緒に書く', () => {
    const plain: CellLook = { value: '', fill: { color: '#FFFFFF', hatch: null }, bold: false };
    expect(changedFormat(plain, plain)).toBe(null);
    expect(changedFormat(plain, { ...plain, fill: { color: '#FFFFFF', hatch: '#1E6B34' } })).toEqual({
      fill: { pattern: 'LightUp', patternColor: '#1E6B34' },
    });
    expect(changedFormat(plain, { ...plain, fill: { color: '#EEEEEE', hatch: '#1E6B34' } })).toEqual({
      fill: { color: '#EEEEEE', pattern: 'LightUp', patternColor: '#1E6B34' },
    });
  });

  it('升目の線は中が細く枠が中くらいで、隣と共の辺は右か下のマスだけが書く', () => {
    const grid = { rows: 3, columns: 3, line: '#7A5C33' } as const;
    expect(edgesOf(grid, 1, 1)).toEqual(['Thin #7A5C33', null, null, 'Thin #7A5C33']);
    expect(edgesOf(grid, 1, 0)).toEqual(['Thin #7A5C33', null, null, 'Medium #7A5C33']);
    expect(edgesOf(grid, 2, 2)).toEqual(['Thin #7A5C33', 'Medium #7A5C33', 'Medium #7A5C33', 'Thin #7A5C33']);
  });
});

describe('仕事の列', () => {
  it('描いている最中の頼みは一つにまとまり、後の場面で一度だけ描く', async () => {
    const queue = new WorkQueue({ now: () => 0, date: () => new Date(0), after: () => () => undefined }, 1);
    let release = (): void => undefined;
    let painted = 0;
    const request = new PaintRequest(
      queue,
      () => {
        painted++;
        return new Promise((done) => {
          release = done;
        });
      },
      () => undefined,
    );
    request.request();
    await Promise.resolve();
    for (let click = 0; click < 20; click++) request.request();
    expect(painted).toBe(1);
    release();
    await new Promise((done) => {
      setTimeout(done, 1);
    });
    expect(painted).toBe(2);
  });

  it('失敗した仕事の後も次は進む', async () => {
    const queue = new WorkQueue({ now: () => 0, date: () => new Date(0), after: () => () => undefined }, 1);
    const failed = queue.run(() => Promise.reject(new Error('x'))).catch(() => 'failed');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
    expect(await failed).toBe('failed');
  });
});

describe('Excel の誤り', () => {
  const busy = /応えませんでした。対局は残っています。少し待って「盤を描き直す」/;
  const large = /量が大きすぎて.*対局は残っています。長いコメントを短くするか/;
  it.each([
    ['InvalidOperationInCellEditMode', /編集中.*対局は進んでいます。Enter か Esc/],
    [
      'AccessDenied',
      /保護されていて.*対局はメモリーに残っています。.*「シート保護の解除」の後、「盤を描き直す」/,
    ],
    ['ItemNotFound', /シートが見つかりません。.*ほかの盤はそのままです。「元に戻す」/],
    ['RequestPayloadSizeLimitExceeded', large],
    ['ResponsePayloadSizeLimitExceeded', large],
    ['InvalidReference', /名前が壊れています。対局はメモリーに残っています。.*「名前の管理」/],
    ['HostIsBusy', busy],
    ['RequestAborted', busy],
    ['HostRestartNeeded', busy],
    ['ServiceNotAvailable', busy],
    ['Timeout', busy],
    ['SomethingNew', /終えられませんでした。対局はメモリーに残っています。次の一手か「盤を描き直す」/],
  ])('%s は何が起き、何が残り、次に何をすればよいかを言う', (code, words) => {
    const failure = toWorkbookFailure({ code });
    expect(failure.code).toBe(code);
    expect(failure.text.ja).toMatch(words);
    expect(failure.text.en).toMatch(/(kept|went on|untouched)/);
    expect(failure.text.kana).toMatch(/のこっているよ|みつからないよ/);
  });

  it('二つ重なった失敗は、同じわけなら一つ、違えば両方を言う', () => {
    const failed = (code: string): unknown => toWorkbookFailure({ code });
    const [denied, lost] = [failed('AccessDenied'), failed('RequestAborted')];
    expect(joinFailures(denied, failed('AccessDenied'))).toBe(denied);
    expect(joinFailures(denied, lost)).toMatchObject({ code: 'AccessDenied', cause: [denied, lost] });
    expect(String(joinFailures(denied, lost))).toMatch(/保護.*応えませんでした/);
    const wrong = new TypeError('a mistake of the program');
    expect(joinFailures(denied, wrong)).toBe(wrong);
    expect(joinFailures(wrong, denied)).toBe(wrong);
  });
});

import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListPage, ListRowTexts } from './list-page';
import {
  chooseForList,
  chosenFile,
  listButton,
  LISTED,
  messageOf,
  namedKif,
  openListPage,
  readListRows,
  readRepeated,
  returnToList,
  waitForMessage,
} from './list-page';
import { goTo, hasBrowser, openWorkbookFile, readWorkbook, sheetTabs } from './play-page';

// More than are written before somebody can press a button.
const MANY = 6000;

const many = (prefix: string) =>
  chosenFile(
    `${prefix}.zip`,
    zipSync(
      Object.fromEntries(
        Array.from({ length: MANY }, (_, at) => [`${at}.kif`, strToU8(namedKif(`${prefix}${at}`))]),
      ),
      { level: 0 },
    ),
  );

describe.skipIf(!hasBrowser)('what goes wrong with a list', () => {
  let list: ListPage;

  beforeAll(async () => {
    list = await openListPage({ viewport: { width: 1600, height: 900 } });
  });

  afterAll(async () => {
    expect(list.problems).toEqual([]);
    await list.close();
  });

  const games = async (): Promise<ListRowTexts[]> =>
    (await readListRows(list)).filter((row) => row['対局の鍵'] !== '');
  it('a picture among the files: a row says why, the others are loaded', async () => {
    const picture = chosenFile(
      '写真.png',
      Uint8Array.from({ length: 300 }, (_, at) => (at * 151) % 256),
    );
    await chooseForList(list, [picture]);
    await waitForMessage(list, /一覧に加わった対局はありません。読めなかったファイル1個は/);
    await chooseForList(list, [
      chosenFile('甲.kif', namedKif('甲')),
      picture,
      chosenFile('丙.kif', namedKif('丙')),
    ]);
    await waitForMessage(list, '2局を一覧に加えました');
    const rows = await readListRows(list);
    expect(rows.map((row) => [row['№'], row['ファイル名'], row['先手']])).toEqual([
      ['1', '写真.png', ''],
      ['2', '甲.kif', '甲'],
      ['3', '丙.kif', '丙'],
    ]);
    expect(rows[0]!['注意']).toContain('KIF・KI2・CSA・USI・JKF を読めます');
  });

  it('the same game again, under another name: not doubled, and told which row it is', async () => {
    await chooseForList(list, [chosenFile('別の名.kif', namedKif('丙'))]);
    await waitForMessage(list, '一覧に加わった対局はありません。もう一覧にある対局1局は加えませんでした');
    expect(await readRepeated(list)).toEqual([{ file: '別の名.kif', no: '3' }]);
  });

  it('stopped on the way: shows how far it is, keeps what was added, and goes on when asked again', async () => {
    const pressed = pressWhileLoading(list, '中止');
    await chooseForList(list, [many('連番')]);
    const { counts, speed, file: current } = await pressed;
    expect(counts).toMatch(/^[\d,]+ \/ 6,000 件、[\d,]+ 局、重複 0、読めない 0$/);
    expect(speed).toMatch(/^毎秒 [\d,]+ 件　残り \d+:\d\d$/);
    expect(current).toMatch(/^連番\.zip\/\d+\.kif$/);
    await waitForMessage(list, /読み込みをやめました。一覧に加えた[\d,]+行は残っています/);
    const added = Number((await messageOf(list)).match(/([\d,]+)行/)![1]!.replaceAll(',', ''));
    expect(added).toBeLessThan(MANY);
    expect(await games()).toHaveLength(2 + added);
    await chooseForList(list, [many('連番')]);
    await waitForMessage(list, `${(MANY - added).toLocaleString('en')}局を一覧に加えました`);
    expect(new Set((await games()).map((row) => row['先手']))).toHaveProperty('size', MANY + 2);
  });

  it('a column that was deleted: told, and nothing lands beside its place', async () => {
    await goTo(list.page, 'C:C');
    await list.page.getByRole('button', { name: '行・列・表' }).click();
    await list.page.getByRole('menuitem', { name: '列を削除' }).click();
    await chooseForList(list, [chosenFile('丁.kif', namedKif('丁'))]);
    await waitForMessage(list, '1局を一覧に加えました');
    const last = (await games()).at(-1)!;
    expect(last).toMatchObject({ 対局日: '2026/01/10', 先手: '丁', 後手: '乙', 手数: '2' });
    expect(last).not.toHaveProperty('棋戦');
    await list.pane.getByText('表に「棋戦」の欄がありません').waitFor();
  });

  it('the sheet deleted during the load: told what is kept, and a new list takes the same files', async () => {
    await list.page.getByRole('tab', { name: '対局一覧', exact: true }).click({ button: 'right' });
    await list.page.getByRole('menuitem', { name: '削除' }).click();
    const pressed = pressWhileLoading(list, '削除');
    // The question stands before the pane, so the files go to its input as they come from the system's dialog.
    await list.pane
      .locator('.load input[type=file]')
      .first()
      .setInputFiles([many('再び')]);
    await pressed;
    await waitForMessage(list, /一覧の表が見つかりません。.*ほかのシートはそのままです/);
    expect((await sheetTabs(list.page)).names).toEqual(['Sheet1']);
    await expect.poll(() => listButton(list, 'ファイルを選ぶ').isEnabled(), LISTED).toBe(true);
    await chooseForList(list, [chosenFile('甲.kif', namedKif('甲'))]);
    await waitForMessage(list, '1局を一覧に加えました');
    expect(await games()).toHaveLength(1);
  });

  it('a protected sheet: unchanged, and told how to go on', async () => {
    const book = await readWorkbook(list.page);
    const sheet = book.sheets.find(({ name }) => name === '対局一覧')!;
    sheet.layout = { ...sheet.layout, protection: {} };
    await openWorkbookFile(list.page, book);
    await returnToList(list);
    await chooseForList(list, [chosenFile('丙.kif', namedKif('丙'))]);
    await waitForMessage(list, /シートが保護されていて書けませんでした。.*もう一度試してください/);
    expect(await games()).toHaveLength(1);
  });
});

/** 千局より多く読めたその時に、その名のボタンを押す。押したときの進みの文を返す。読み込みの前に呼ぶ。 */
function pressWhileLoading(
  { page }: ListPage,
  name: string,
): Promise<{ counts: string; speed: string; file: string }> {
  return page.evaluate((wanted) => {
    const pane = document.querySelector<HTMLIFrameElement>('.pane iframe')!.contentDocument!;
    const textOf = (part: string): string => pane.querySelector(`.load-${part}`)!.textContent ?? '';
    return new Promise((done) => {
      const observer = new MutationObserver(() => {
        const isOn = pane.querySelector('.load[data-loading]') && /\d,\d{3} 局/.test(textOf('counts'));
        if (!isOn) return;
        observer.disconnect();
        const buttons = [document, pane].flatMap((each) => [...each.querySelectorAll('button')]);
        buttons.find((button) => button.textContent?.trim() === wanted)!.click();
        done({ counts: textOf('counts'), speed: textOf('speed'), file: textOf('file') });
      });
      observer.observe(pane.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }, name);
}

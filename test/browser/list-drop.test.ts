import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenFile, ListPage } from './list-page';
import { chosenFile, LISTED, namedKif, openListPage, readListRows, waitForMessage } from './list-page';
import { hasBrowser } from './play-page';

describe.skipIf(!hasBrowser)('files dropped on the pane', () => {
  let list: ListPage;

  beforeAll(async () => {
    list = await openListPage();
  });

  afterAll(async () => {
    expect(list.problems).toEqual([]);
    await list.close();
  });

  const showTab = (name: string): Promise<void> => list.pane.getByRole('tab', { name, exact: true }).click();
  const hint = () => list.pane.locator('.drop-overlay:not([hidden])').allTextContents();
  const named = (...names: readonly string[]): ChosenFile[] =>
    names.map((name) => chosenFile(`${name}.kif`, namedKif(name)));
  const rows = async (): Promise<string[]> => (await readListRows(list)).map((row) => row['ファイル名']!);

  it('while the list is shown: it says where they go, and they make the list', async () => {
    await drag(list, 'dragenter', named('甲'));
    await expect.poll(hint, LISTED).toEqual(['ここに放すと一覧に読み込みます']);
    await drag(list, 'drop', named('甲', '丙'));
    await waitForMessage(list, '2局を一覧に加えました');
    expect(await rows()).toEqual(['甲.kif', '丙.kif']);
    expect(await hint()).toEqual([]);
  });

  it('a .zip, on another tab: it goes to the list, which comes to the front', async () => {
    await showTab('設定');
    const zip = zipSync({ '春/丁.kif': strToU8(namedKif('丁')), '戊.kif': strToU8(namedKif('戊')) });
    await drag(list, 'drop', [chosenFile('まとめ.zip', zip)]);
    await waitForMessage(list, '2局を一覧に加えました');
    expect(await rows()).toEqual(['甲.kif', '丙.kif', 'まとめ.zip/春/丁.kif', 'まとめ.zip/戊.kif']);
    await list.pane.locator('.list-name').waitFor();
  });

  it('a single kifu on another tab is opened on a board, and the list is as it was', async () => {
    await showTab('設定');
    await drag(list, 'drop', named('己'));
    await expect.poll(() => list.pane.locator('.player-name').first().textContent(), LISTED).toBe('己');
    expect(await rows()).toHaveLength(4);
  });
});

/** 作業ウィンドウの上で、本物の File の入った DataTransfer を引く。人がファイルを引いたときにブラウザーがするのと同じ。 */
function drag({ pane }: ListPage, type: 'dragenter' | 'drop', files: readonly ChosenFile[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  return pane.evaluate(
    (dragged) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of dragged.files)
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
      const over = document.querySelector('[role=tabpanel]:not([hidden])') ?? document.body;
      over.dispatchEvent(new DragEvent(dragged.type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { type, files: given },
  );
}

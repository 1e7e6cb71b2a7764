// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kifuFileName } from '../../src/taskpane/files/download';
import { readLanguageChoice } from '../../src/taskpane/language-choice';
import type { HostTheme } from '../../src/taskpane/theme';
import { themeOf } from '../../src/taskpane/theme';
import type { PaneBench } from './pane-bench';
import {
  allByRole,
  findByRole,
  playMoves,
  press,
  pressKey,
  settle,
  setUpPane,
  startGame,
} from './pane-bench';

const KIF = [
  '手合割：平手',
  '先手：甲',
  '後手：<img src=x>',
  '手数----指手---------消費時間--',
  '1 ７六歩(77) (0:16/00:00:16)',
  '2 ３四歩(33) (0:04/00:00:04)',
  '',
].join('\n');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** ファイルを選んだことにして、読み終わるまで時を進める。 */
async function chooseFiles(bench: PaneBench, files: readonly File[]): Promise<void> {
  const input = bench.root.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change'));
  for (let turn = 0; turn < 10; turn++) {
    bench.timer.advance(0);
    await new Promise((done) => setTimeout(done, 2));
  }
  await settle();
}

describe('new game', () => {
  it('asks what the game asks and starts with the answers', async () => {
    const bench = setUpPane();
    await press(bench.root, 'tab', '新規対局');
    const box = findByRole(bench.root, 'combobox', '手合割');
    await pressKey(box, 'Enter');
    await pressKey(box, 'ArrowDown');
    await pressKey(box, 'Enter');
    expect(box.textContent).toContain('香落ち');
    bench.root.querySelector<HTMLFormElement>('form.panel')!.requestSubmit();
    await settle();
    expect(bench.hall.active!.sitting.game.sideNames[0].ja).toBe('下手');
    expect(findByRole(bench.root, 'tab', '対局').getAttribute('aria-selected')).toBe('true');
  });

  it('says what is wrong and stays', async () => {
    const bench = setUpPane();
    await press(bench.root, 'tab', '新規対局');
    bench.root.querySelector<HTMLTextAreaElement>('form.panel textarea')!.value = 'これは局面ではない';
    bench.root.querySelector<HTMLFormElement>('form.panel')!.requestSubmit();
    await settle();
    expect(bench.root.querySelector('[role=alert]')!.textContent).not.toBe('');
    expect(bench.hall.active).toBeNull();
    expect(findByRole(bench.root, 'tab', '新規対局').getAttribute('aria-selected')).toBe('true');
  });

  it('can use the sheet in front', async () => {
    const bench = setUpPane();
    await press(bench.root, 'tab', '新規対局');
    bench.root.querySelector<HTMLInputElement>('input[value=activeSheet]')!.click();
    bench.root.querySelector<HTMLFormElement>('form.panel')!.requestSubmit();
    await settle();
    expect(bench.workbook.asked).toEqual(['adopt']);
  });
});

describe('opening', () => {
  it('sets up a single clean game at once, as text, at its start, in review', async () => {
    const bench = setUpPane();
    await chooseFiles(bench, [new File([KIF], 'a.kif')]);
    const { sitting } = bench.hall.active!;
    expect(sitting.mode).toBe('reviewing');
    expect(sitting.scene.kifuRows).toHaveLength(3);
    expect(sitting.game.ply).toBe(0);
    expect(bench.root.querySelector('img')).toBeNull();
    expect(bench.root.textContent).toContain('<img src=x>');
  });

  it('lists several games and touches nothing until one is chosen', async () => {
    const bench = setUpPane();
    const before = await startGame(bench);
    playMoves(before, '26歩');
    await chooseFiles(bench, [new File([KIF], 'a.kif'), new File([KIF.replace('甲', '乙')], 'b.kif')]);
    expect(bench.root.textContent).toContain('2個のファイルに2局ありました。');
    expect(bench.hall.active!.sitting).toBe(before);
    await press(bench.root, 'button', '盤に並べる: 乙');
    expect(bench.hall.active!.sitting.game.players[0]).toBe('乙');
    expect(before.game.ply).toBe(1);
  });

  it('shows notices with line and source before the game is set up', async () => {
    const bench = setUpPane();
    await press(bench.root, 'tab', '棋譜を開く');
    bench.root.querySelector<HTMLTextAreaElement>('.panel textarea[id^=paste]')!.value =
      `${KIF}3 <b>変な手</b>\n`;
    await press(bench.root, 'button', '貼り付けたものを開く');
    expect(bench.hall.active).toBeNull();
    const notice = bench.root.querySelector('.notices')!;
    expect(notice.textContent).toContain('7行目');
    expect(notice.querySelector('code')!.textContent).toContain('<b>変な手</b>');
    expect(notice.querySelector('b')).toBeNull();
  });

  it('refuses a huge file by its size, without reading it, and the rest goes on', async () => {
    const bench = setUpPane();
    const huge = new File(['x'], 'huge.kif');
    Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 });
    const read = vi.spyOn(huge, 'arrayBuffer');
    await chooseFiles(bench, [huge, new File([KIF], 'a.kif')]);
    expect(read).not.toHaveBeenCalled();
    expect(bench.hall.active).not.toBeNull();
    await press(bench.root, 'tab', '棋譜を開く');
    expect(bench.root.textContent).toContain('「huge.kif」は 50.0 MB あり');
  });

  it('says so when there is no kifu in it', async () => {
    const bench = setUpPane();
    await chooseFiles(bench, [new File([new Uint8Array([0, 255, 254, 7, 0, 1])], 'photo.jpg')]);
    expect(bench.root.querySelector('.result-problem')!.textContent).not.toBe('');
    expect(bench.hall.active).toBeNull();
  });

  it('takes a drop anywhere on the pane and a paste outside the boxes', async () => {
    const bench = setUpPane();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: { files: [], getData: () => KIF } });
    findByRole(bench.root, 'tab', '対局').dispatchEvent(paste);
    await settle();
    expect(bench.hall.active!.sitting.game.players[0]).toBe('甲');
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', {
      value: { files: [], getData: () => KIF.replace('甲', '丙') },
    });
    bench.root.firstElementChild!.dispatchEvent(drop);
    await settle();
    expect(bench.hall.active!.sitting.game.players[0]).toBe('丙');
  });
});

describe('saving', () => {
  const open = async () => {
    const bench = setUpPane();
    playMoves(await startGame(bench), '76歩');
    await press(bench.root, 'tab', '棋譜を保存');
    return bench;
  };

  it('always offers the three ways out', async () => {
    const { root, workbook } = await open();
    for (const name of ['ダウンロード', 'コピー', 'シートに書く'])
      expect(findByRole(root, 'button', name)).toBeTruthy();
    await press(root, 'button', 'シートに書く');
    expect(workbook.asked).toEqual(['sheet']);
  });

  it('copies by the clipboard', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { language: 'ja', clipboard: { writeText } });
    const { root } = await open();
    await press(root, 'button', 'コピー');
    expect(writeText.mock.calls[0]![0]).toContain('７六歩(77)');
    await press(root, 'button', 'いまの局面をコピー');
    expect(writeText.mock.calls[1]![0]).toMatch(/^l?n?.*\/.* w /);
  });

  it.each([
    ['SFEN', /^\S+ w - 2$/],
    ['局面図（BOD）', /^(?:.*\n)*後手の持駒：.*\n(?:.*\n)*先手の持駒：/],
    ['USI', /^position sfen \S+ w - 2$/],
  ])('copies the position as %s, which opens as the same position', async (name, expected) => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { language: 'ja', clipboard: { writeText } });
    const { root, hall } = await open();
    findByRole(root, 'combobox', '局面の書き方').click();
    findByRole(root, 'option', name).click();
    await press(root, 'button', 'いまの局面をコピー');
    const text = writeText.mock.calls[0]![0];
    expect(text).toMatch(expected);
    const [read] = hall.openText(text).games;
    expect(read!.game.view().position).toBe(hall.active!.sitting.scene.position);
  });

  it('falls back to the old command, then to a selected text', async () => {
    vi.stubGlobal('navigator', {
      language: 'ja',
      clipboard: { writeText: () => Promise.reject(new Error('denied')) },
    });
    const command = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
    const { root } = await open();
    await press(root, 'button', 'コピー');
    expect(root.textContent).toContain('棋譜をコピーしました。');
    await press(root, 'button', 'コピー');
    const area = root.querySelector<HTMLTextAreaElement>('textarea[id^=copy]')!;
    expect(area.closest('[hidden]')).toBeNull();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toContain('７六歩(77)');
    expect(root.textContent).toContain('⌘C');
  });

  it('makes file names that every system accepts', () => {
    expect(kifuFileName(['甲/乙', '丙:丁'], '対局1', '.kif')).toBe('甲_乙 対 丙_丁.kif');
    expect(kifuFileName(['', ''], '対局1', '.kifu')).toBe('対局1.kifu');
    expect(kifuFileName(['..', ''], '対局1', '.kif').startsWith('.')).toBe(false);
  });
});

describe('settings', () => {
  it('change the board in front', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    await press(bench.root, 'tab', '設定');
    bench.root.querySelector<HTMLInputElement>('input[value=large]')!.click();
    bench.root.querySelector<HTMLInputElement>('input[value=keyboard]')!.click();
    await press(bench.root, 'button', '盤を反転する');
    expect(sitting.scene).toMatchObject({ size: 'large', inputMode: 'keyboard', flipped: true });
    await press(bench.root, 'button', '盤を描き直す');
    await press(bench.root, 'tab', '対局');
    await press(bench.root, 'button', '確定');
    expect(bench.workbook.asked).toEqual(['repaint', 'confirm']);
  });

  it('switch the language of everything, and remember it', async () => {
    const bench = setUpPane();
    await startGame(bench);
    await press(bench.root, 'tab', '設定');
    bench.root.querySelector<HTMLInputElement>('input[value=en]')!.click();
    await settle();
    expect(bench.languages).toEqual(['en']);
    await press(bench.root, 'tab', 'Game');
    expect(bench.root.lang).toBe('en');
    expect(bench.root.textContent).toContain('Black to move');
    expect(
      allByRole(bench.root, 'button')
        .map((each) => each.textContent)
        .join(),
    ).not.toMatch(/[ぁ-ん]/);
  });

  it('choose the language: what was saved, else Japanese for Japanese Excel', () => {
    expect(readLanguageChoice('ja-JP').language).toBe('ja');
    expect(readLanguageChoice('fr-FR').language).toBe('en');
    readLanguageChoice('ja-JP', 'part-').save('en');
    expect(readLanguageChoice('ja-JP', 'part-').language).toBe('en');
    expect(readLanguageChoice('ja-JP').language).toBe('ja');
  });

  it('follow the theme of Office', () => {
    expect(themeOf({ bodyBackgroundColor: '#212121' })).toBe('dark');
    expect(themeOf({ bodyBackgroundColor: '#FFFFFF' })).toBe('light');
    expect(themeOf({ isDarkTheme: true, bodyBackgroundColor: '#FFFFFF' })).toBe('dark');
    expect(themeOf(undefined)).toBeNull();
    const mangled = { isDarkTheme: '#000000', bodyBackgroundColor: '#ffffff' } as unknown as HostTheme;
    expect(themeOf(mangled)).toBe('light');
  });
});

describe('several boards', () => {
  it('are listed by sheet name, and choosing one brings it to the front', async () => {
    const bench = setUpPane();
    await startGame(bench);
    await startGame(bench);
    const box = findByRole(bench.root, 'combobox', '盤');
    expect(box.textContent).toContain('対局2');
    await pressKey(box, 'Enter');
    await press(bench.root, 'option', '対局1');
    expect(bench.workbook.asked).toEqual(['show board-1']);
    bench.hall.activate(null);
    await settle();
    expect(bench.root.textContent).toContain('このシートに盤はありません');
  });

  it('tell beside their names whose turn it is', async () => {
    const bench = setUpPane();
    const first = await startGame(bench);
    await startGame(bench);
    const label = async (): Promise<string> => {
      await settle();
      const box = findByRole(bench.root, 'combobox', '盤');
      await pressKey(box, 'Enter');
      const { textContent } = findByRole(bench.root, 'option', '対局1');
      await pressKey(box, 'Escape');
      return textContent;
    };
    expect(await label()).toContain('先手');
    playMoves(first, '76歩');
    expect(await label()).toContain('後手');
    first.runCommand('resign', {});
    expect(await label()).toContain(first.scene.resultText.ja);
  });
});

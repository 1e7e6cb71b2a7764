// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { FakeLists, LIST, PROGRESS, selectedGame } from './fake-lists';
import type { PaneBench } from './pane-bench';
import { allByRole, findByRole, press, pressKey, settle, setUpPane, startGame } from './pane-bench';

let bench: PaneBench;
let lists: FakeLists;
let kept: string[][];

beforeEach(async () => {
  lists = new FakeLists();
  kept = [];
  bench = setUpPane([shogiKind, dobutsuKind], 'ja', {
    lists,
    onOwnNames: (names) => kept.push([...names]),
  });
  await press(bench.root, 'tab', '対局一覧');
});

afterEach(() => {
  bench.unmount();
  vi.unstubAllGlobals();
});

async function show(state: Parameters<FakeLists['set']>[0]): Promise<void> {
  lists.set(state);
  await settle();
}

const withList = (): Promise<void> => show({ lists: [LIST], current: LIST });
const button = (name: string): HTMLButtonElement =>
  findByRole(bench.root, 'button', name) as HTMLButtonElement;
const panel = (): HTMLElement => bench.root.querySelector<HTMLElement>('.list-panel')!;

/** The text of what is not hidden. */
function shownText(): string {
  const copy = panel().cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent;
}

describe('the tab', () => {
  it('is not there without lists', () => {
    bench.unmount();
    bench = setUpPane();
    expect(allByRole(bench.root, 'tab')).toHaveLength(5);
  });

  it('begins with loading and making, and speaks of rows only when there is a list', async () => {
    expect(shownText()).toContain('一局一行の表');
    expect(shownText()).not.toContain('対局を探す');
    await press(bench.root, 'button', '一覧をつくる');
    expect(lists.asked).toEqual(['create']);
    await withList();
    expect(shownText()).toContain('対局を探す');
    await press(bench.root, 'button', '一覧を見せる');
    expect(lists.asked).toEqual(['create', 'show']);
  });

  it('asks which list only when there are several, and says which columns are gone', async () => {
    await withList();
    expect(allByRole(panel(), 'combobox').some((each) => each.textContent.includes('対局一覧'))).toBe(false);
    const other = { ...LIST, id: 't2', sheetName: '名人戦', missing: ['opening', 'event'] } as const;
    await show({ lists: [LIST, other], current: other });
    const box = findByRole(panel(), 'combobox', '使う一覧');
    expect(box.textContent).toContain('名人戦 (対局一覧)');
    expect(shownText()).toContain('表に「戦型」「棋戦」の欄がありません');
    await pressKey(box, 'Enter');
    await press(panel(), 'option', '対局一覧');
    expect(lists.asked).toEqual(['select t1']);
  });

  it('speaks English and hiragana too', async () => {
    await withList();
    await bench.hall.start(dobutsuKind.id, {});
    await settle();
    expect(shownText()).toContain('きふを さがす');
    await press(bench.root, 'tab', 'せってい');
    bench.root.querySelector<HTMLInputElement>('input[value=en]')!.click();
    await settle();
    await press(bench.root, 'tab', 'List of games');
    expect(shownText()).toContain('Find games');
    expect(shownText().replaceAll('対局一覧', '')).not.toMatch(/[ぁ-ん]/);
  });
});

describe('loading', () => {
  const choose = async (at: number, files: readonly File[]): Promise<void> => {
    const input = panel().querySelectorAll<HTMLInputElement>('input[type=file]')[at]!;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change'));
    await settle();
  };

  it('hands over the files, with the path where a folder was chosen', async () => {
    const inFolder = new File(['x'], 'b.kif');
    Object.defineProperty(inFolder, 'webkitRelativePath', { value: '名人戦/b.kif' });
    await choose(0, [new File(['x'], 'a.kif')]);
    await choose(1, [inFolder]);
    expect(lists.loaded.map((each) => each.name)).toEqual(['a.kif', '名人戦/b.kif']);
  });

  it('shows how far it is, and stops on request', async () => {
    await show({ isBusy: true, loading: { progress: PROGRESS, isCancelling: false } });
    const bar = panel().querySelector('progress')!;
    expect([bar.value, bar.max]).toEqual([123, 300]);
    expect(shownText()).toContain('123 / 300 件、95 局、重複 3、読めない 2');
    expect(shownText()).toContain('毎秒 1,250 件　残り 0:12');
    expect(shownText()).toContain('名人戦/第1局.kif');
    expect(button('ファイルを選ぶ').disabled).toBe(true);
    await press(panel(), 'button', '中止');
    expect(lists.asked).toEqual(['cancel']);
    await show({ loading: { progress: PROGRESS, isCancelling: true } });
    expect(button('止めています').disabled).toBe(true);
    await show({ isBusy: false, loading: null });
    expect(button('ファイルを選ぶ').disabled).toBe(false);
  });
});

describe('games that were in the list already', () => {
  it('are named, each with the row it is the same as', async () => {
    expect(shownText()).not.toContain('もう一覧にある');
    const repeated = [
      { file: '写し/<b>1.kif', no: 12 },
      { file: '写し/2.kif', no: null },
    ];
    await show({ repeated });
    expect(shownText()).toContain('もう一覧にある対局 2局');
    expect(shownText()).toContain('写し/<b>1.kif№12 と同じ');
    expect(shownText()).toContain('写し/2.kif一覧にある');
    await show({ repeated: [] });
    expect(shownText()).not.toContain('もう一覧にある');
  });
});

describe('the selected row', () => {
  it('shows board, players, hands and result, as text', async () => {
    await withList();
    await show({ selected: selectedGame() });
    const board = panel().querySelector('table.small-board')!;
    expect(board.getAttribute('aria-label')).toBe('終わりの局面 2024/05/01 名人戦');
    expect(board.querySelectorAll('td[data-side]')).toHaveLength(39);
    expect(board.querySelector('[data-mark=to]')!.textContent).toBe('先手馬');
    expect(shownText()).toContain('<b>藤井</b>');
    expect(panel().querySelector('b')).toBeNull();
    expect(shownText()).toContain('持駒 角');
    expect(shownText()).toContain('3手 先手勝ち（投了）');
  });

  it('opens it here or on a sheet of its own, and steps through the visible rows', async () => {
    await withList();
    expect(button('別シートで開く').disabled).toBe(true);
    await show({ selected: selectedGame() });
    for (const name of ['開く', '別シートで開く', '前', '次']) {
      allByRole(panel(), 'button')
        .find((each) => each.textContent === name)!
        .click();
    }
    expect(lists.asked).toEqual(['open kifuSheet', 'open newSheet', 'step -1', 'step 1']);
  });

  it('says why a game cannot be opened', async () => {
    await withList();
    const fault = { ja: '続きのセルが足りません。', en: 'A cell is missing.' };
    await show({ selected: { ...selectedGame(), view: null, hasKifu: false, fault } });
    expect(shownText()).toContain('続きのセルが足りません。');
    expect(panel().querySelectorAll('td[data-side]')).toHaveLength(0);
    expect(panel().querySelector('.small-board')!.getAttribute('aria-label')).toBe(
      '局面なし 2024/05/01 名人戦',
    );
    expect(button('別シートで開く').disabled).toBe(true);
  });
});

describe('search and statistics', () => {
  it('asks for what was filled in, and clears it', async () => {
    await withList();
    await show({ openings: ['矢倉', '四間飛車'], results: ['先手勝ち'] });
    const boxes = panel().querySelectorAll<HTMLInputElement>('form input[type=checkbox]');
    expect([...boxes].map((each) => each.disabled)).toEqual([true, true]);
    expect(shownText()).toContain('将棋の盤を前に出してください');
    await startGame(bench);
    expect(boxes[0]!.disabled).toBe(false);
    boxes[0]!.click();
    boxes[1]!.click();
    const [player, from] = panel().querySelectorAll<HTMLInputElement>('form .input');
    player!.value = ' 羽生 ';
    from!.value = '2024-05-01';
    await pressKey(findByRole(panel(), 'combobox', '戦型'), 'Enter');
    await press(panel(), 'option', '四間飛車');
    panel().querySelector('form')!.requestSubmit();
    expect(lists.criteria).toEqual({
      position: true,
      ignoreHands: true,
      player: '羽生',
      from: '2024-05-01',
      to: '',
      opening: '四間飛車',
      result: '',
    });
    await press(panel(), 'button', '解く');
    expect(lists.asked).toEqual(['search', 'clear']);
    expect([player!.value, boxes[0]!.checked]).toEqual(['', false]);
  });

  it('lists the hits, one tab stop for all, and opens one at its ply', async () => {
    await withList();
    const hit = { key: 'k1', title: '<i>甲</i> 対 乙', ply: 32, path: 'p', isMainLine: true };
    const hits = [hit, { ...hit, key: 'k2', isMainLine: false }, { ...hit, key: 'k3', ply: null }];
    await show({ found: { count: 95, total: 300, hits } });
    expect(panel().querySelector('.found [role=status]')!.textContent).toBe(
      '300行のうち 95行が見つかりました。',
    );
    const buttons = [...panel().querySelectorAll<HTMLButtonElement>('.hit')];
    expect(buttons.map((each) => each.tabIndex)).toEqual([0, -1, -1]);
    expect(buttons[1]!.textContent).toContain('32手目 変化');
    expect(panel().querySelector('i')).toBeNull();
    await pressKey(buttons[0]!, 'ArrowDown');
    expect(buttons.map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
    buttons[1]!.click();
    expect(lists.asked).toEqual(['hit k2 kifuSheet']);
    await show({ found: null });
    expect(panel().querySelectorAll('.hit')).toHaveLength(0);
  });

  it('counts the position of the board in front', async () => {
    await withList();
    expect(button('前にある盤の局面を数える').disabled).toBe(true);
    await startGame(bench);
    await press(panel(), 'button', '前にある盤の局面を数える');
    expect(lists.asked).toEqual(['count false']);
    const move = {
      usi: '7g7f',
      text: '▲７六歩(77)',
      games: 1200,
      decided: 8,
      winRate: 0.625,
      lastSerial: 1,
      lastDate: '2024/05/01',
    };
    const unknown = { ...move, text: '▲２六歩(27)', winRate: null, lastSerial: null, lastDate: null };
    await show({ statistics: { games: 12, played: 10, moves: [move, unknown] } });
    const rows = [...panel().querySelectorAll('.moves tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['▲７六歩(77)', '1,200', '63%', '2024/05/01'],
      ['▲２六歩(27)', '1,200', '–', '–'],
    ]);
    await show({ statistics: { games: 1, played: 0, moves: [] } });
    expect(shownText()).toContain('次の手が指された対局はありません');
  });
});

describe('the board in front', () => {
  it('can be added and written back, from this tab and from the game', async () => {
    await startGame(bench);
    expect(allByRole(panel(), 'button').some((each) => each.textContent === '一覧に追加')).toBe(false);
    await show({ canAddActive: true });
    await press(panel(), 'button', '一覧に追加');
    await press(bench.root, 'tab', '対局');
    await show({ canWriteBack: true });
    await press(bench.root, 'button', '一覧に書き戻す');
    await press(bench.root, 'button', '一覧に追加');
    expect(lists.asked).toEqual(['add', 'write back', 'add']);
  });
});

describe('writing out', () => {
  it('hands over one file, and tells what was lost', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await withList();
    const warning = { ja: '「𠮷」を書けません。', en: 'x' };
    lists.result = { ok: true, fileName: '棋譜.zip', bytes: new Uint8Array(1), warnings: [warning] };
    await press(panel(), 'button', '書き出す');
    expect(lists.asked).toEqual(['export visible kif zip']);
    expect(click).toHaveBeenCalledOnce();
    expect(shownText()).toContain('「𠮷」を書けません。');
    expect(bench.root.querySelector('.messages')!.textContent).toContain('「棋譜.zip」として渡しました');
    lists.result = { ok: false, text: { ja: '一局しか入りません。', en: 'x' } };
    panel().querySelector<HTMLInputElement>('input[value=selected]')!.click();
    panel().querySelector<HTMLInputElement>('input[value=single]')!.click();
    await press(panel(), 'button', '書き出す');
    expect(lists.asked[1]).toBe('export selected kif single');
    expect(bench.root.querySelector('[role=alert]')!.textContent).toContain('一局しか入りません');
    await press(panel(), 'button', '棋譜を文字に戻す');
    await press(panel(), 'button', '集計シートを作る');
    expect(lists.asked.slice(2)).toEqual(['text', 'report']);
  });
});

describe('my names', () => {
  it('are several, and kept', async () => {
    const area = panel().querySelector('textarea')!;
    area.value = '羽生、 hanyu\n\n羽生\n';
    await press(panel(), 'button', 'この名前を使う');
    expect(lists.asked).toEqual(['own 羽生|hanyu']);
    expect(kept).toEqual([['羽生', 'hanyu']]);
    expect(area.value).toBe('羽生\nhanyu');
  });
});

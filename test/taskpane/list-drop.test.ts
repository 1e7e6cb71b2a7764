// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeLists } from './fake-lists';
import type { PaneBench } from './pane-bench';
import { findByRole, press, settle, setUpPane } from './pane-bench';

let bench: PaneBench;
let lists: FakeLists;

beforeEach(() => {
  lists = new FakeLists();
  bench = setUpPane(undefined, 'ja', { lists });
});

afterEach(() => bench.unmount());

interface FakeEntry {
  readonly fullPath: string;
  readonly isFile: boolean;
  readonly isDirectory: boolean;
}

function file(path: string, isBroken = false): FakeEntry {
  const made = new File(['x'], path.split('/').at(-1)!);
  const give = (done: (file: File) => void, fail: (error: Error) => void): void =>
    isBroken ? fail(new Error('gone')) : done(made);
  return Object.assign({ fullPath: path, isFile: true, isDirectory: false }, { file: give });
}

/** A folder whose reader gives two entries at a time, as a browser gives a hundred. */
function folder(path: string, children: readonly FakeEntry[]): FakeEntry {
  const createReader = () => {
    let at = 0;
    return {
      readEntries: (done: (batch: readonly FakeEntry[]) => void) => done(children.slice(at, (at += 2))),
    };
  };
  return Object.assign({ fullPath: path, isFile: false, isDirectory: true }, { createReader });
}

async function drop(files: readonly File[], entries: readonly FakeEntry[] = []): Promise<void> {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  Object.defineProperty(event, 'dataTransfer', { value: { files, items, getData: () => '' } });
  bench.root.firstElementChild!.dispatchEvent(event);
  await new Promise((done) => setTimeout(done, 5));
  await settle();
}

const names = (): string[] => lists.loaded.map((each) => each.name);
const selectedTab = (): string | undefined =>
  bench.root.querySelector('[role=tab][aria-selected=true]')?.textContent;
const message = (): string => bench.root.querySelector('.messages')!.textContent;
const kifFiles = (count: number): File[] =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.kif`));

describe('what is dropped', () => {
  it('goes to the boards as before: a few files on another tab', async () => {
    await drop(kifFiles(10));
    expect(lists.loaded).toEqual([]);
    expect(selectedTab()).toBe('開く');
  });

  it('goes to the list while the list is shown', async () => {
    await press(bench.root, 'tab', '対局一覧');
    await drop(kifFiles(1));
    expect(names()).toEqual(['0.kif']);
    expect(message()).toContain('1個のファイルを対局一覧に読み込みます');
  });

  it('goes to the list and says so: many files, or a zip', async () => {
    await drop(kifFiles(11));
    expect(selectedTab()).toBe('一覧');
    expect(message()).toContain('11個のファイルを対局一覧に読み込みます');
    await press(bench.root, 'tab', '対局');
    await drop([new File(['x'], '棋譜.ZIP')]);
    expect(names()).toHaveLength(12);
    expect(selectedTab()).toBe('一覧');
  });

  it('goes the same way when it is chosen with the button of 棋譜を開く', async () => {
    const choose = async (files: readonly File[]): Promise<void> => {
      await press(bench.root, 'tab', '棋譜を開く');
      const input = bench.root.querySelector<HTMLInputElement>('.drop-hint input')!;
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change'));
      await settle();
    };
    await choose(kifFiles(2));
    expect(lists.loaded).toEqual([]);
    await choose([new File(['x'], 'まとめ.ZIP')]);
    expect(names()).toEqual(['まとめ.ZIP']);
    expect(selectedTab()).toBe('一覧');
    expect(message()).toContain('1個のファイルを対局一覧に読み込みます');
    await choose(kifFiles(30));
    expect(names()).toHaveLength(31);
  });

  it('is read to the bottom when it is a folder, with the files beside it', async () => {
    const deep = folder('/棋譜/深い', [file('/棋譜/深い/c.kif')]);
    const outer = folder('/棋譜', [file('/棋譜/a.kif'), deep, file('/棋譜/b'), file('/棋譜/d.csa')]);
    await drop([], [outer, file('/e.kif')]);
    expect(names()).toEqual(['棋譜/a.kif', '棋譜/深い/c.kif', '棋譜/b', '棋譜/d.csa', 'e.kif']);
  });

  it('tells what could not be taken, and loads the rest', async () => {
    await drop([], [folder('/棋譜', [file('/棋譜/a.kif', true), file('/棋譜/b.kif')])]);
    expect(names()).toEqual(['棋譜/b.kif']);
    expect(message()).toContain('1個（「棋譜/a.kif」など）は取り出せませんでした');
    await drop([], [folder('/空', [])]);
    expect(message()).toContain('ファイルがありませんでした');
  });

  it('waits its turn while the list is busy', async () => {
    lists.set({ isBusy: true });
    await drop(kifFiles(20));
    expect(lists.loaded).toEqual([]);
    expect(message()).toContain('何も読み込んでいません');
  });

  it('is announced by the hint of the place it will go to', async () => {
    const enter = async (): Promise<string> => {
      bench.root.firstElementChild!.dispatchEvent(new Event('dragenter', { bubbles: true }));
      const hint = bench.root.querySelector('.drop-overlay')!.textContent;
      bench.root.firstElementChild!.dispatchEvent(new Event('dragleave', { bubbles: true }));
      return hint;
    };
    expect(await enter()).toContain('棋譜を開きます');
    findByRole(bench.root, 'tab', '対局一覧').click();
    expect(await enter()).toContain('一覧に読み込みます');
  });
});

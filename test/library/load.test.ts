import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { encodeShiftJis } from '../../src/games/shogi/formats/encode';
import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { gameKey } from '../../src/library/identity';
import type { LoadEntry, LoadProgress } from '../../src/library/load-entry';
import { loadGames } from '../../src/library/loader';
import { readAhead } from '../../src/library/read-ahead';
import { localPort, LibraryClient } from '../../src/library/worker-client';
import type { FileSource } from '../../src/library/messages';
import { randomRecord } from '../games/shogi/formats/random-record';
import { kif, shortKif } from './written-games';

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const HEADERS = { 開始日時: '2024/02/03 09:00:00', 先手: '架空 太郎', 後手: '乙' };

function source(name: string, text: string): FileSource {
  return { name, content: strToU8(text) };
}

function client(): LibraryClient {
  return new LibraryClient(
    localPort({ now: () => performance.now(), pause: () => new Promise((resolve) => setTimeout(resolve)) }),
  );
}

interface Loaded {
  readonly entries: LoadEntry[];
  readonly progress: LoadProgress;
  readonly cancelled: boolean;
}

async function load(files: readonly FileSource[], known: readonly string[] = []): Promise<Loaded> {
  const entries: LoadEntry[] = [];
  const handlers = {
    known,
    onEntries: (some: readonly LoadEntry[]) => void entries.push(...some),
    onProgress: () => undefined,
  };
  return { entries, ...(await client().load(files, handlers).finished) };
}

describe('同じ対局', () => {
  const key = gameKey(kif(shortKif(HEADERS)));

  test('names of files, widths, order of headers, comments and times make no difference', () => {
    const same = [
      shortKif({ 後手: '乙', 先手: '架空太郎', 開始日時: '2024/02/03(土) 9:00' }),
      shortKif({ ...HEADERS, 備考: '' }).replace('投了', '投了\n*よい対局'),
      shortKif(HEADERS).replaceAll(/ +\( .*\)/gu, ''),
    ];
    for (const text of same) expect(gameKey(kif(text))).toBe(key);
  });

  test('another move, end, name, day or variation does', () => {
    const others = [
      shortKif(HEADERS, 3),
      shortKif(HEADERS).replace('投了', '中断'),
      shortKif({ ...HEADERS, 後手: '丙' }),
      shortKif({ ...HEADERS, 開始日時: '2024/02/04 09:00:00' }),
      `${shortKif(HEADERS)}\n変化：2手\n2 ８四歩(83)\n`,
    ];
    expect(new Set([key, ...others.map((text) => gameKey(kif(text)))]).size).toBe(6);
  });

  test('a key is text to Excel and rarely meets another', () => {
    const keys = Array.from({ length: 3000 }, (_, i) =>
      gameKey(kif(shortKif({ ...HEADERS, 対局ID: String(i) }))),
    );
    expect(new Set(keys).size).toBe(3000);
    expect(keys.every((each) => /^g[0-9a-f]{16}$/u.test(each))).toBe(true);
  });
});

describe('読み込み', () => {
  test('every file has at least one entry: games, games already there, and files that say why not', async () => {
    const text = shortKif(HEADERS);
    const { entries, progress } = await load(
      [
        source('a.kif', text),
        { name: 'b/写し.kif', content: encodeShiftJis(text).bytes },
        source('two.kif', `${shortKif(HEADERS, 3)}\n${shortKif(HEADERS, 4)}`),
        source('empty.kif', ''),
        source('memo.txt', 'きょうは休み'),
        { name: 'picture.png', content: Uint8Array.from([0x89, 0x50, 0, 0, 0, 1, 2, 3]) },
        source('known.kif', shortKif(HEADERS, 5)),
        { name: 'gone.kif', content: { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } },
      ],
      [gameKey(kif(shortKif(HEADERS, 5)))],
    );
    expect(entries.map((entry) => (entry.kind === 'unread' ? entry.code : entry.kind))).toEqual([
      'game',
      'duplicate',
      'game',
      'game',
      'emptyFile',
      'notKifu',
      'notKifu',
      'duplicate',
      'unreadable',
    ]);
    expect(entries[1]).toMatchObject({ fileName: 'b/写し.kif', firstFile: 'a.kif' });
    expect(entries[3]).toMatchObject({ summary: { fileName: 'two.kif', gameNumber: 2, plies: 4 } });
    expect(entries[7]).toMatchObject({ firstFile: null });
    expect(progress).toMatchObject({ done: 8, total: 8, games: 3, duplicates: 2, unread: 4, current: '' });
  });

  test('a zip stands for its files: folders, Shift_JIS names, zips inside, damage', async () => {
    const inner = zipSync({ 'c.kif': strToU8(shortKif(HEADERS, 4)) });
    const zip = zipSync({
      '棋譜/a.kif': strToU8(shortKif(HEADERS)),
      'b.kif': strToU8(shortKif(HEADERS, 3)),
      'inner.zip': inner,
      '__MACOSX/._b.kif': strToU8('x'),
      '棋譜/.DS_Store': strToU8('x'),
      '棋譜/Thumbs.db': strToU8('x'),
      'desktop.ini': strToU8('x'),
    });
    const { entries, progress } = await load([{ name: 'all.zip', content: zip }]);
    const names = entries.map((entry) => (entry.kind === 'game' ? entry.summary.fileName : entry.fileName));
    expect(names.sort()).toEqual(['all.zip/b.kif', 'all.zip/inner.zip/c.kif', 'all.zip/棋譜/a.kif']);
    expect(progress).toMatchObject({ done: 3, total: 3, games: 3 });
    const broken = await load([
      { name: 'cut.zip', content: zip.slice(0, 60) },
      { name: 'none.zip', content: zipSync({}) },
    ]);
    expect(broken.entries.map((entry) => entry.kind === 'unread' && entry.code)).toEqual([
      'badZip',
      'emptyZip',
    ]);
  });

  test('names that Windows wrote in Shift_JIS are read', async () => {
    const { bytes } = encodeShiftJis('棋譜.kif');
    const zip = zipSync({ ['x'.repeat(bytes.length)]: strToU8(shortKif(HEADERS)) });
    for (let at = 0; at < zip.length; at++) {
      if (zip.subarray(at, at + bytes.length).every((byte) => byte === 0x78)) zip.set(bytes, at);
    }
    const { entries } = await load([{ name: 'w.zip', content: zip }]);
    expect(entries[0]).toMatchObject({ summary: { fileName: 'w.zip/棋譜.kif' } });
  });

  test('cancelling keeps what was read, and the client can go on', async () => {
    const library = client();
    const files = Array.from({ length: 3000 }, (_, i) =>
      source(`${i}.kif`, shortKif({ ...HEADERS, 対局ID: String(i) })),
    );
    const entries: LoadEntry[] = [];
    const loading = library.load(files, {
      onEntries: (some) => {
        expect(some.length).toBeLessThanOrEqual(100);
        entries.push(...some);
        loading.cancel();
      },
      onProgress: () => undefined,
    });
    const { cancelled, progress } = await loading.finished;
    expect(cancelled).toBe(true);
    expect(entries.length).toBe(progress.done);
    expect(progress.done).toBeLessThan(3000);
    // What was handed over is in the index and nothing else; what the list did not take is forgotten.
    expect(await library.search(START)).toHaveLength(entries.length);
    await library.forget(entries.slice(1).flatMap((entry) => (entry.kind === 'game' ? entry.key : [])));
    expect(await library.search(START)).toHaveLength(1);
  });

  test('no more than asked for come before they are taken, and who cancels waits for nothing', async () => {
    const files = Array.from({ length: 400 }, (_, i) =>
      source(`${i}.kif`, shortKif({ ...HEADERS, 対局ID: String(i) })),
    );
    let come = 0;
    let taken = 0;
    const until = async (count: number): Promise<void> => {
      while (come < count) await new Promise((resolve) => setTimeout(resolve));
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
    };
    const loading = client().load(files, {
      ahead: 50,
      onEntries: (some) => {
        come += some.length;
        expect(come - taken).toBeLessThanOrEqual(50 + 25);
      },
      onProgress: () => undefined,
    });
    await until(51);
    expect(come).toBeLessThan(100);
    taken += 60;
    loading.taken(60);
    await until(taken + 51);
    expect(come).toBeLessThan(160);
    loading.cancel();
    expect((await loading.finished).cancelled).toBe(true);
    expect(come).toBeLessThan(400);
  });

  test('a batch has at most 25 games and 100,000 characters, progress comes five times a second', async () => {
    const long = '長'.repeat(30_000);
    const texts = [
      ...Array.from({ length: 1200 }, (_, i) => shortKif({ ...HEADERS, 対局ID: String(i) })),
      ...Array.from({ length: 100 }, (_, i) => shortKif({ ...HEADERS, 備考: long, 対局ID: `L${i}` })),
    ];
    let clock = 0;
    const events = loadGames(
      texts.map((text, i) => ({ name: `${i}.kif`, read: () => Promise.resolve(strToU8(text)) })),
      { now: () => (clock += 2), pause: () => Promise.resolve() },
    );
    const batches: number[] = [];
    let progresses = 0;
    for await (const event of events) {
      if (event.type === 'progress') progresses++;
      if (event.type !== 'games') continue;
      batches.push(event.entries.length);
      const cells = event.entries.flatMap((entry) => (entry.kind === 'game' ? entry.cells : []));
      expect(cells.join('').length).toBeLessThanOrEqual(100_000);
    }
    expect(Math.max(...batches)).toBeLessThanOrEqual(25);
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(1300);
    expect(progresses).toBeLessThanOrEqual(clock / 200);
    expect(progresses).toBeGreaterThan(10);
  });

  test('files are opened ahead, but not all at once', async () => {
    let open = 0;
    let most = 0;
    const file = (size: number) => ({
      name: 'a.kif',
      size,
      read: () => {
        most = Math.max(most, ++open);
        return Promise.resolve(new Uint8Array(1));
      },
    });
    for (const [size, limit] of [
      [1000, 33],
      [12 << 20, 3],
    ] as const) {
      most = open = 0;
      let count = 0;
      for await (const { bytes } of readAhead(Array.from({ length: 100 }, () => file(size)))) {
        open--;
        count += bytes?.length ?? 0;
      }
      expect(count).toBe(100);
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(limit);
    }
  });

  test('the main thread is not held longer than a slice', async () => {
    const files = Array.from({ length: 200 }, (_, i) =>
      source(`${i}.kif`, writeKif(randomRecord(i + 1, { plies: 60, variations: 1 }), { newline: '\n' })),
    );
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { progress } = await load(files);
    clearInterval(timer);
    expect(progress.done).toBe(200);
    expect(turns).toBeGreaterThan(1);
  });
});

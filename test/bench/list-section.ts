import { zipSync } from 'fflate';
import { encodeShiftJis } from '../../src/games/shogi/formats/encode';
import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { buildIfStale } from '../../src/preview/server/build';
import { hasBrowser } from '../browser/play-page';
import { watchHeap } from './heap-watch';
import { benchRecord, corpusWords } from './kif-corpus';
import type { ListPage } from './list-page';
import { loadFiles, makeFiles, openListPage, openRow, searchPosition } from './list-page';
import { takeThreadUse } from './main-thread';
import type { Figures, Section } from './section';
import { printRow } from './section';

const SIZES = [1000, 10_000, 20_000];
const ZIPPED = 10_000;
const OPENED_FROM = 10_000;
const OPENED_ROWS = 5;
// Twice the files in little more than twice the work; what is done once makes it less.
const MOST_GROWTH = 2.5;

type Numbers = Record<string, Figures[string]>;

/** 対局一覧のページ。ファイルを渡してから一覧ができるまでを、ブラウザーの中の試遊ページで計る。 */
export const listSection: Section = {
  name: 'list',
  async run() {
    if (!hasBrowser) {
      console.log('  ブラウザー (Chrome, Edge, Chromium) がないので計りません。');
      return {};
    }
    await buildIfStale(process.cwd(), (target) => console.log(`  ${target} を作ります…`));
    console.log(
      `  ${corpusWords}。Shift_JIS の KIF、一局一ファイル、みな違う対局。zip は、その一万を一つに詰めたもの`,
    );
    console.log('  pane はページの糸のうち模擬 Excel でない分、heap はページと worker の JavaScript の領域');
    const files = Array.from({ length: Math.max(...SIZES) }, (_, i) => kifFile(i));
    const figures: Numbers = {};
    printRow('files', 's', 'CPU s', 'pane max ms', 'host max ms', 'host s', 'heap MB', 'worker MB');
    for (const size of SIZES) {
      await withListPage(async (list) => {
        const part = files.slice(0, size);
        Object.assign(figures, await measureLoad(list, { name: String(size), size, parts: part }));
        if (size === OPENED_FROM) Object.assign(figures, await measureRows(list));
      });
    }
    const zip = zipOf(files.slice(0, ZIPPED));
    await withListPage(async (list) => {
      const load = { name: `zip.${ZIPPED}`, size: ZIPPED, parts: [zip], extension: 'zip' };
      Object.assign(figures, await measureLoad(list, load));
    });
    return { ...figures, ...growth(figures) };
  },
};

function kifFile(number: number): Uint8Array {
  return encodeShiftJis(writeKif(benchRecord(number))).bytes;
}

/** 一つの zip。人の持つものと同じに、詰めてある。 */
function zipOf(files: readonly Uint8Array[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map((bytes, i) => [`${i}.kif`, bytes])));
}

async function withListPage(measure: (list: ListPage) => Promise<void>): Promise<void> {
  const list = await openListPage();
  try {
    await measure(list);
    if (list.play.problems.length > 0) throw new Error(list.play.problems.join('\n'));
  } finally {
    await list.play.close();
  }
}

/** 渡すもの: 表と図の中での名、対局の数、ファイルの中身。 */
interface Load {
  readonly name: string;
  readonly size: number;
  readonly parts: readonly Uint8Array[];
  readonly extension?: string;
}

async function measureLoad(list: ListPage, { name, size, parts, extension }: Load): Promise<Numbers> {
  await makeFiles(list, parts, extension);
  const stopHeap = await watchHeap(list.page);
  await takeThreadUse(list.page);
  const before = await list.cpuSeconds();
  const { seconds, message } = await loadFiles(list);
  const cpuSeconds = (await list.cpuSeconds()) - before;
  const use = await takeThreadUse(list.page);
  const heap = await stopHeap();
  if (
    !message.includes(`${size.toLocaleString('ja')}局を一覧に加えました`) ||
    message.includes('もう一覧にある対局')
  )
    throw new Error(`${size} files: ${message}`);
  const cells = [seconds.toFixed(2), cpuSeconds.toFixed(2), paneWords(use.paneLongest)];
  const hosts = [use.hostLongest.toFixed(0), (use.hostTotal / 1000).toFixed(2)];
  printRow(name, ...cells, ...hosts, heap.both.toFixed(0), heap.worker.toFixed(0));
  return {
    [`list.load.${name}.seconds`]: seconds,
    [`list.load.${name}.cpuSeconds`]: cpuSeconds,
    [`list.load.${name}.paneLongestMs`]: use.paneLongest,
    [`list.load.${name}.hostLongestMs`]: use.hostLongest,
    [`list.load.${name}.hostSeconds`]: use.hostTotal / 1000,
    [`list.load.${name}.heapMb`]: heap.both,
    [`list.load.${name}.workerHeapMb`]: heap.worker,
  };
}

// The browser tells of blocks over 50 ms only.
function paneWords(longest: number): string {
  return longest === 0 ? '< 50' : longest.toFixed(0);
}

async function measureRows(list: ListPage): Promise<Numbers> {
  const first = await openRow(list, 2);
  const times: number[] = [];
  for (let i = 1; i <= OPENED_ROWS; i++) times.push(await openRow(list, 2 + i * 1000));
  const again = times.sort((a, b) => a - b)[Math.floor(OPENED_ROWS / 2)]!;
  printRow('open a row: first, again', `${first.toFixed(0)} ms`, `${again.toFixed(0)} ms`);
  const { ms, count } = await searchPosition(list);
  printRow('search on the page, rows found', `${ms.toFixed(0)} ms`, String(count));
  if (count < 1) throw new Error('the opened game was not found by its own position');
  return { 'list.open.first.ms': first, 'list.open.ms': again, 'list.search.ms': ms };
}

/** 伸び方。CPU 秒の比なので、機械の忙しさにはあまりよらない。 */
function growth(figures: Numbers): Numbers {
  const [more, less] = [20_000, 10_000].map((name) => figures[`list.load.${name}.cpuSeconds`] as number);
  const ratio = more! / less!;
  printRow('20,000 / 10,000 (CPU s)', ratio.toFixed(2));
  return { 'list.growth.ratio': ratio, 'list.growth.gate': ratio < MOST_GROWTH ? 'ok' : 'failed' };
}

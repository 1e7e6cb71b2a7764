import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { encodeUtf8 } from '../../src/games/shogi/formats/encode';
import { readKifu } from '../../src/games/shogi/formats/read';
import type { LoadedGame } from '../../src/library/load-entry';
import { loadGames } from '../../src/library/loader';
import { PositionIndex } from '../../src/library/position-index';
import { benchRecord, corpusWords } from './kif-corpus';
import type { Figures, Section } from './section';
import { printRow } from './section';

const SIZES = [1000, 10_000, 20_000];
const DISTINCT = 500;
const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

interface Run {
  readonly seconds: number;
  /** 機械がほかの仕事で忙しくても変わりにくい方。 */
  readonly cpuSeconds: number;
  readonly heapMb: number;
  readonly cellChars: number;
  readonly games: number;
  readonly index: PositionIndex;
  readonly last: LoadedGame;
}

/** 対局一覧。棋譜のバイト列から、要約、セルの文、索引まで。局数を変えて、伸び方も見る。 */
export const librarySection: Section = {
  name: 'library',
  async run() {
    const texts = Array.from({ length: DISTINCT }, (_, i) =>
      writeKif(benchRecord(i * 7919 + 1), { newline: '\n' }),
    );
    console.log(`  ${corpusWords}`);
    await load(texts, 1000);
    const readRate = readAlone(texts);
    const figures: Record<string, Figures[string]> = { 'library.read.gamesPerSecond': readRate };
    printRow('reading alone', `${readRate.toFixed(0)} games/s`);
    printRow('games', 'CPU s', 'seconds', 'games/CPU s', 'heap MB', 'index B/game');
    let biggest: Run | null = null;
    for (const size of SIZES) {
      const run = await load(texts, size);
      if (size === 10_000) biggest = run;
      const bytes = run.index.bytes / run.index.size;
      const row = [
        run.cpuSeconds.toFixed(2),
        run.seconds.toFixed(2),
        (size / run.cpuSeconds).toFixed(0),
        run.heapMb.toFixed(0),
        bytes.toFixed(0),
      ];
      printRow(String(size), ...row);
      figures[`library.load.${size}.seconds`] = run.seconds;
      figures[`library.load.${size}.cpuSeconds`] = run.cpuSeconds;
      figures[`library.load.${size}.heapMb`] = run.heapMb;
      figures[`library.index.bytesPerGame`] = bytes;
      figures[`library.cell.charsPerGame`] = run.cellChars / run.games;
    }
    return { ...figures, ...(biggest === null ? {} : searches(biggest)) };
  },
};

// The same moves under another number are another game: reading, writing and indexing cost the same.
async function load(texts: readonly string[], size: number): Promise<Run> {
  const bytes = Array.from({ length: size }, (_, i) => bytesOf(texts, i));
  const index = new PositionIndex();
  const games: LoadedGame[] = [];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const events = loadGames(
    bytes.map((each, i) => ({ name: `${i}.kif`, size: each.length, read: () => Promise.resolve(each) })),
    {
      now: () => performance.now(),
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      onGame: (key, record, summary) => index.add(key, record, summary),
    },
  );
  for await (const event of events) {
    if (event.type !== 'games') continue;
    for (const entry of event.entries) if (entry.kind === 'game') games.push(entry);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = cpuSecondsSince(cpu);
  if (games.length !== size) throw new Error(`${games.length} of ${size} games`);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const cellChars = games.reduce((sum, { cells }) => sum + cells.join('').length, 0);
  return {
    seconds,
    cpuSeconds,
    heapMb: (heapUsed + arrayBuffers) / 1e6,
    cellChars,
    games: games.length,
    index,
    last: games.at(-1)!,
  };
}

function bytesOf(texts: readonly string[], number: number): Uint8Array {
  return encodeUtf8(`対局ID：${number}\n${texts[number % texts.length]!}`);
}

function readAlone(texts: readonly string[]): number {
  const files = texts.map((_, i) => bytesOf(texts, i));
  const rates = Array.from({ length: 5 }, () => {
    const cpu = process.cpuUsage();
    for (const file of files) readKifu(file);
    return files.length / cpuSecondsSince(cpu);
  });
  return Math.max(...rates);
}

function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function searches({ index }: Run): Figures {
  const middle = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3';
  const figures: Record<string, number> = {};
  const measure = (name: string, work: () => unknown) => {
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    });
    figures[`library.${name}.ms`] = times.sort((a, b) => a - b)[2]!;
    printRow(name, `${figures[`library.${name}.ms`]!.toFixed(1)} ms`);
  };
  measure('search.start', () => index.search(START));
  measure('search.middle', () => index.search(middle));
  measure('search.ignoreHands', () => index.search(middle, { ignoreHands: true }));
  measure('statistics.start', () => index.statistics(START));
  return figures;
}

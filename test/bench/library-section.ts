import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { encodeUtf8 } from '../../src/games/shogi/formats/encode';
import type { LoadedGame } from '../../src/library/load-entry';
import { loadGames } from '../../src/library/loader';
import { PositionIndex } from '../../src/library/position-index';
import { randomRecord } from '../games/shogi/formats/random-record';
import type { Figures, Section } from './section';
import { printRow } from './section';

const SIZES = [1000, 10_000, 20_000];
const PLIES = 224;
const DISTINCT = 500;
const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

interface Run {
  readonly seconds: number;
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
      writeKif(randomRecord(i * 7919 + 1, { plies: PLIES, variations: 0, texts: false }), { newline: '\n' }),
    );
    await load(texts, 200);
    const figures: Record<string, Figures[string]> = {};
    printRow('games', 'seconds', 'games/s', 'heap MB', 'index B/game');
    let biggest: Run | null = null;
    for (const size of SIZES) {
      const run = await load(texts, size);
      if (size === 10_000) biggest = run;
      const bytes = run.index.bytes / run.index.size;
      const row = [
        run.seconds.toFixed(2),
        (size / run.seconds).toFixed(0),
        run.heapMb.toFixed(0),
        bytes.toFixed(0),
      ];
      printRow(String(size), ...row);
      figures[`library.load.${size}.seconds`] = run.seconds;
      figures[`library.load.${size}.heapMb`] = run.heapMb;
      figures[`library.index.bytesPerGame`] = bytes;
      figures[`library.cell.charsPerGame`] = run.cellChars / run.games;
    }
    return { ...figures, ...(biggest === null ? {} : searches(biggest)) };
  },
};

// The same moves under another number are another game: reading, writing and indexing cost the same.
async function load(texts: readonly string[], size: number): Promise<Run> {
  const files = Array.from({ length: size }, (_, i) => ({
    name: `${i}.kif`,
    read: async () => encodeUtf8(`対局ID：${i}\n${texts[i % texts.length]!}`),
  }));
  const index = new PositionIndex();
  const games: LoadedGame[] = [];
  let waited = 0;
  const began = performance.now();
  const events = loadGames(
    files.map(({ name, read }) => ({ name, read: () => timed(read, (ms) => (waited += ms)) })),
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
  // Making the bytes is not part of what is measured.
  const seconds = (performance.now() - began - waited) / 1000;
  if (games.length !== size) throw new Error(`${games.length} of ${size} games`);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const cellChars = games.reduce((sum, { cells }) => sum + cells.join('').length, 0);
  return {
    seconds,
    heapMb: (heapUsed + arrayBuffers) / 1e6,
    cellChars,
    games: games.length,
    index,
    last: games.at(-1)!,
  };
}

async function timed<T>(work: () => Promise<T>, add: (ms: number) => void): Promise<T> {
  const began = performance.now();
  const result = await work();
  add(performance.now() - began);
  return result;
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

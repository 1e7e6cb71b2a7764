import { readKif } from '../../src/games/shogi/formats/kif-reader';
import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { randomRecord } from '../games/shogi/formats/random-record';
import type { Figures, Section } from './section';
import { fastestTime, printRow } from './section';

const GAMES = 300;
const PLIES = 220;

interface Tsshogi {
  importKIF(text: string): unknown;
  exportKIF(record: unknown, options: object): string;
}

interface JsonKifu {
  Parsers: { parseKIF(text: string): unknown };
}

// The names are held in variables so that type checking does not need the peers to be installed.
async function load<T>(path: string): Promise<T | null> {
  try {
    return (await import(path)) as T;
  } catch {
    return null;
  }
}

/** KIF の読み書き。一秒に何局か。棋譜は種から作る（でたらめな合法手、時間、コメント、変化、駒落ち）。 */
export const kifSection: Section = {
  name: 'kif',
  async run() {
    const records = Array.from({ length: GAMES }, (_, i) =>
      randomRecord(i * 7919 + 1, { plies: PLIES, variations: 1 }),
    );
    const texts = records.map((record) => writeKif(record, { newline: '\n' }));
    const nodes = records.reduce((sum, record) => sum + record.tree.size - 1, 0);
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    console.log(
      `  ${GAMES} games, ${(nodes / GAMES).toFixed(0)} nodes a game, ${(bytes / 1e6).toFixed(2)} MB UTF-8`,
    );
    const tsshogi = await load<Tsshogi>('tsshogi');
    const jkf = await load<JsonKifu>('json-kifu-format');
    const figures: Record<string, Figures[string]> = {
      'kif.read.ours': rate(() => texts.forEach((text) => readKif(text))),
      'kif.write.ours': rate(() => records.forEach((record) => writeKif(record))),
      'kif.read.tsshogi': tsshogi && rate(() => texts.forEach((text) => tsshogi.importKIF(text))),
      'kif.write.tsshogi': tsshogi && writeRate(tsshogi, texts),
      'kif.read.json-kifu-format': jkf && rate(() => texts.forEach((text) => attempt(jkf, text))),
    };
    printRow('', 'games/s');
    for (const [name, value] of Object.entries(figures)) {
      printRow(name, typeof value === 'number' ? value.toFixed(0) : 'not installed');
    }
    return figures;
  },
};

function rate(work: () => void): number {
  return (GAMES / fastestTime(work)) * 1000;
}

function writeRate(tsshogi: Tsshogi, texts: readonly string[]): number {
  const records = texts.map((text) => tsshogi.importKIF(text)).filter((record) => !(record instanceof Error));
  return (
    (records.length / fastestTime(() => records.forEach((record) => tsshogi.exportKIF(record, {})))) * 1000
  );
}

// It throws at some spellings; the time spent until then counts as reading.
function attempt(jkf: JsonKifu, text: string): void {
  try {
    jkf.Parsers.parseKIF(text);
  } catch {
    return;
  }
}

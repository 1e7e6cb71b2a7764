import { readFileSync } from 'node:fs';

/** 計測の一節。run は名前のついた数の並びを返し、表も自分で書く。 */
export interface Section {
  readonly name: string;
  run(): Promise<Figures>;
}

/** 計測の結果。`perft.startpos.ours` のような平たい名前で、JSON にそのまま書く。 */
export type Figures = Readonly<Record<string, number | string | boolean | null>>;

const leastTime = 1000;
const leastRounds = 3;

/**
 * work を一秒以上、三回以上くり返し、いちばん速かった一回の時間（ミリ秒）を返す。
 * ほかの仕事に邪魔された回は遅くなるだけなので、いちばん速い回が機械の力に最も近い。
 */
export function fastestTime(work: () => void): number {
  const began = performance.now();
  let fastest = Infinity;
  for (let round = 0; round < leastRounds || performance.now() - began < leastTime; round++) {
    const read = startWatch();
    work();
    fastest = Math.min(fastest, read());
  }
  return fastest;
}

/**
 * 一本道の仕事が使った時間（ミリ秒）。時計の進みと CPU の時間の短い方。
 * ほかの仕事が CPU を取っている間は時計だけが進み、別の糸でごみを集める間は CPU の時間だけが余分に進む。
 */
export function startWatch(): () => number {
  const clock = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - clock, (user + system) / 1000);
  };
}

/**
 * 主な糸だけが使った CPU の時間（ミリ秒）。手の空いた機械の時計の進みに当たる: 翻訳とごみ集めの糸は、そこではほかの
 * CPU で同時に働く。4 ミリ秒ほどの粗さがあり、長い仕事にだけ使える。Linux でなければ `startWatch` と同じ。
 */
export function startMainWatch(): () => number {
  const other = startWatch();
  const began = mainThreadTime();
  return () => (began === null ? other() : (mainThreadTime() ?? began) - began);
}

function mainThreadTime(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/** 表の一行。 */
export function printRow(name: string, ...cells: readonly string[]): void {
  console.log(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(16)).join('')}`);
}

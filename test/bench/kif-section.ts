import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeShiftJis } from '../../src/games/shogi/formats/encode';
import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { benchRecord, corpusWords } from './kif-corpus';
import type { Figures, Section } from './section';
import { printRow } from './section';

const FILES = 2000;
const PROCESSES = 3;
const RUN = fileURLToPath(new URL('kif-run.ts', import.meta.url));

const methodWords =
  'read と write は二秒温めてからの最も速い一回（時計と CPU 時間の短い方）。cold は新しいプロセスで、読み手を積み込んだ後、' +
  '初めのファイルを開くところから終わりの棋譜まで（一本の糸、その CPU 時間。旗も worker も使わない）。相手も同じ';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly peers: readonly string[];
  /** 届くべき値。速さは以上、メモリーと時間は以下。 */
  readonly target: number;
  readonly isLeast: boolean;
}

const BOTH = ['tsshogi', 'json-kifu-format'];
const ROWS: readonly Row[] = [
  { what: 'read', unit: 'games/s', peers: BOTH, target: 20_000, isLeast: true },
  { what: 'write', unit: 'games/s', peers: ['tsshogi'], target: 30_000, isLeast: true },
  { what: 'memory', unit: 'bytes/game', peers: BOTH, target: 8192, isLeast: false },
  { what: 'cold', unit: `ms, ${FILES} files`, peers: BOTH, target: 250, isLeast: false },
];

/** KIF の読み書き。どの数も、新しいプロセス三つの中央の値。 */
export const kifSection: Section = {
  name: 'kif',
  async run() {
    console.log(`  ${corpusWords}`);
    console.log(`  ${methodWords}`);
    const dir = mkdtempSync(join(tmpdir(), 'kif-bench-'));
    for (let i = 0; i < FILES; i++) {
      writeFileSync(join(dir, `${i}.kif`), encodeShiftJis(writeKif(benchRecord(i * 7919 + 1))).bytes);
    }
    const figures: Record<string, Figures[string]> = {};
    printRow('', 'ours', 'target', ...BOTH);
    for (const row of ROWS) Object.assign(figures, runRow(row, dir));
    rmSync(dir, { recursive: true });
    return figures;
  },
};

function runRow(row: Row, dir: string): Figures {
  const ours = median(row.what, 'ours', dir);
  const key = `kif.${row.what}`;
  const figures: Record<string, Figures[string]> = { [`${key}.ours`]: ours };
  const cells = row.peers.map((peer) => {
    const value = median(row.what, peer, dir);
    figures[`${key}.${peer}`] = value;
    return value === null ? '-' : value.toFixed(0);
  });
  const isMet = ours !== null && (row.isLeast ? ours >= row.target : ours <= row.target);
  figures[`${key}.gate`] = isMet ? 'passed' : 'failed';
  const bound = `${row.isLeast ? '≥' : '≤'} ${row.target}`;
  printRow(`${row.what} (${row.unit})`, ours?.toFixed(0) ?? '-', bound, ...cells);
  return figures;
}

// Null if the peer is not installed.
function median(what: string, who: string, dir: string): number | null {
  const values: number[] = [];
  for (let i = 0; i < PROCESSES; i++) {
    try {
      const args = ['--expose-gc', '--import', 'tsx', RUN, what, who, dir];
      values.push(Number(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })));
    } catch {
      return null;
    }
  }
  return values.sort((a, b) => a - b)[values.length >> 1] ?? null;
}

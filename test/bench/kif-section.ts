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
  /** 目標。速さは以上、メモリーと時間は以下。 */
  readonly target: number;
  readonly isLeast: boolean;
  /** 目標が決められた機械での、相手の値。相手を計らないものは空。 */
  readonly peers: Readonly<Record<string, number>>;
  /** 機械の速さによらない数なので、目標そのものと比べる。 */
  readonly isCount?: true;
}

// What the targets were set beside. A machine of another speed moves both, so the distance is what is judged.
const ROWS: readonly Row[] = [
  {
    what: 'read',
    unit: 'games/s',
    target: 20_000,
    isLeast: true,
    peers: { tsshogi: 1027, 'json-kifu-format': 2203 },
  },
  { what: 'write', unit: 'games/s', target: 30_000, isLeast: true, peers: { tsshogi: 12_968 } },
  {
    what: 'memory',
    unit: 'bytes/game',
    target: 8192,
    isLeast: false,
    peers: { tsshogi: 273_600, 'json-kifu-format': 49_100 },
    isCount: true,
  },
  {
    what: 'cold',
    unit: `ms, ${FILES} files`,
    target: 250,
    isLeast: false,
    peers: { tsshogi: 2470, 'json-kifu-format': 1120 },
  },
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
    console.log(
      '  相手の後ろは、相手の何倍か / 目標が決められた機械で目標が相手の何倍か（速さはこの倍で見る）',
    );
    printRow('', 'ours', 'target', 'tsshogi', 'json-kifu-format');
    for (const row of ROWS) Object.assign(figures, runRow(row, dir));
    rmSync(dir, { recursive: true });
    return figures;
  },
};

function runRow({ what, unit, target, isLeast, peers, isCount }: Row, dir: string): Figures {
  const ours = median(what, 'ours', dir);
  const key = `kif.${what}`;
  const figures: Record<string, Figures[string]> = { [`${key}.ours`]: ours };
  const verdicts: boolean[] = [];
  const cells = Object.entries(peers).map(([peer, then]) => {
    const value = peerMedian(what, peer, dir);
    figures[`${key}.${peer}`] = value;
    if (value === null) return '-';
    const times = isLeast ? ours / value : value / ours;
    const wanted = isLeast ? target / then : then / target;
    figures[`${key}.${peer}.ratio`] = times;
    verdicts.push(isCount ? ours <= target : times >= wanted);
    return `${value.toFixed(0)} ×${times.toFixed(1)}/${wanted.toFixed(1)}`;
  });
  figures[`${key}.gate`] = verdicts.length === 0 ? 'absent' : verdicts.every(Boolean) ? 'passed' : 'failed';
  printRow(`${what} (${unit})`, ours.toFixed(0), `${isLeast ? '≥' : '≤'} ${target}`, ...cells);
  return figures;
}

// Null if the peer is not installed, or cannot do it.
function peerMedian(what: string, who: string, dir: string): number | null {
  try {
    return median(what, who, dir);
  } catch {
    return null;
  }
}

function median(what: string, who: string, dir: string): number {
  const values = Array.from({ length: PROCESSES }, () => {
    const args = ['--expose-gc', '--import', 'tsx', RUN, what, who, dir];
    return Number(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }));
  });
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

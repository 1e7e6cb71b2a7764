import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PerftCase } from './perft-cases';
import { perftCases } from './perft-cases';
import type { PerftSpeeds } from './perft-run';
import type { Figures, Section } from './section';
import { printRow } from './section';

const PROCESSES = 3;
const RUN = fileURLToPath(new URL('perft-run.ts', import.meta.url));
const peers = ['tsshogi', 'shogiops'];

/** perft。一秒に数える手順の数を、同じ過程の中で相手とくらべる。新しい過程を何度か起こした中央値。 */
export const perftSection: Section = {
  name: 'perft',
  run() {
    const runs = Array.from({ length: PROCESSES }, runOnce);
    printRow('', 'nodes/s', 'listing', ...peers);
    return Promise.resolve(Object.assign({}, ...perftCases.map((item) => summarise(item, runs))) as Figures);
  },
};

function runOnce(): PerftSpeeds {
  const output = execFileSync(process.execPath, ['--import', 'tsx', RUN], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as PerftSpeeds;
}

function summarise(item: PerftCase, runs: readonly PerftSpeeds[]): Figures {
  const key = `perft.${item.name}`;
  const speedOf = (name: string): number | null => median(runs.map((run) => run[item.name]?.[name]));
  const figures: Record<string, Figures[string]> = {
    [`${key}.ours`]: speedOf('ours'),
    [`${key}.listing`]: speedOf('listing'),
    [`${key}.calibration`]: speedOf('calibration'),
  };
  const cells = peers.map((peer) => {
    const speed = speedOf(peer);
    const ratio = ratioOf(item, runs, 'ours', peer);
    figures[`${key}.${peer}`] = speed;
    figures[`${key}.${peer}.ratio`] = ratio;
    return speed === null || ratio === null ? '-' : `${millions(speed)} ×${ratio.toFixed(0)}`;
  });
  printRow(item.name, millions(speedOf('ours') ?? 0), millions(speedOf('listing') ?? 0), ...cells);
  return { ...figures, ...judgeGate(item, figures, runs) };
}

function judgeGate(item: PerftCase, figures: Figures, runs: readonly PerftSpeeds[]): Figures {
  if (item.gate === undefined) return {};
  const { peer, ratio, slowest } = item.gate;
  const key = `perft.${item.name}`;
  const pace = ratioOf(item, runs, peer, 'calibration');
  const reached = figures[`${key}.${peer}.ratio`];
  if (pace === null || typeof reached !== 'number') return { [`${key}.gate`]: 'absent' };
  const verdict = pace < slowest ? 'void' : reached >= ratio ? 'passed' : 'failed';
  const why =
    verdict === 'void' ? `（相手が物差しの一歩に ${slowest} 手順は要るのに ${pace.toFixed(4)}）` : '';
  console.log(`    ${peer} の ${ratio} 倍以上: ${verdict}${why}`);
  return { [`${key}.${peer}.pace`]: pace, [`${key}.gate`]: verdict };
}

// Within one process, so that whatever slowed the machine slowed both.
function ratioOf(item: PerftCase, runs: readonly PerftSpeeds[], name: string, other: string): number | null {
  return median(runs.map((run) => quotient(run[item.name]?.[name], run[item.name]?.[other])));
}

function quotient(speed: number | undefined, other: number | undefined): number | undefined {
  return speed === undefined || other === undefined ? undefined : speed / other;
}

// Null if a value is missing, as when the peer is not installed.
function median(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return known.length < values.length ? null : (known[known.length >> 1] ?? null);
}

function millions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(2)} M`;
}

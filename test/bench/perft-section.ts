import { perft, perftBulk } from '../../src/games/shogi/position/perft';
import { Position } from '../../src/games/shogi/position/position';
import type { Peer } from './peers/peer';
import { loadPeer } from './peers/peer';
import { loadShogiops } from './peers/shogiops';
import { loadTsshogi } from './peers/tsshogi';
import type { Figures, Section } from './section';
import { fastestTime, printRow } from './section';

interface Case {
  readonly name: string;
  readonly sfen: string;
  readonly depth: number;
  readonly nodes: number;
  readonly gate?: { readonly peer: string; readonly ratio: number; readonly slowest: number };
}

// A ratio counts only against a peer that runs as fast as it can: below `slowest` nodes a second it is void.
const cases: readonly Case[] = [
  {
    name: 'startpos',
    sfen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    depth: 4,
    nodes: 719_731,
    gate: { peer: 'tsshogi', ratio: 20, slowest: 1.1e6 },
  },
  {
    name: 'moves593',
    sfen: 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1',
    depth: 2,
    nodes: 105_677,
  },
  {
    name: 'matsuri',
    sfen: 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
    depth: 3,
    nodes: 4_809_015,
    gate: { peer: 'shogiops', ratio: 20, slowest: 4e6 },
  },
];

/** perft。一秒に数える手順の数を、同じ走りの中で相手とくらべる。 */
export const perftSection: Section = {
  name: 'perft',
  async run() {
    const peers = [await loadPeer('tsshogi', loadTsshogi), await loadPeer('shogiops', loadShogiops)];
    const figures: Record<string, Figures[string]> = {};
    // Varied positions first: a JIT that has seen one kind of position only can settle on slow code.
    for (const { sfen } of cases) for (let round = 0; round < 3; round++) perftBulk(place(sfen), 2);
    printRow('', 'nodes/s', 'listing', 'tsshogi', 'shogiops');
    for (const item of cases) Object.assign(figures, runCase(item, peers));
    return figures;
  },
};

function runCase(item: Case, peers: readonly (Peer | null)[]): Figures {
  const position = place(item.sfen);
  const ours = rate(item.nodes, () => perftBulk(position, item.depth));
  const listing = rate(item.nodes, () => perft(position, item.depth));
  const key = `perft.${item.name}`;
  const figures: Record<string, Figures[string]> = { [`${key}.ours`]: ours, [`${key}.listing`]: listing };
  const cells = peers.map((peer) => {
    if (peer === null) return '-';
    const speed = rate(item.nodes, () => peer.perft(item.sfen, item.depth));
    figures[`${key}.${peer.name}`] = speed;
    figures[`${key}.${peer.name}.ratio`] = ours / speed;
    return `${millions(speed)} ×${(ours / speed).toFixed(0)}`;
  });
  printRow(item.name, millions(ours), millions(listing), ...cells);
  return { ...figures, ...judgeGate(item, figures) };
}

function judgeGate(item: Case, figures: Figures): Figures {
  if (item.gate === undefined) return {};
  const { peer, ratio, slowest } = item.gate;
  const key = `perft.${item.name}`;
  const speed = figures[`${key}.${peer}`];
  const reached = figures[`${key}.${peer}.ratio`];
  if (typeof speed !== 'number' || typeof reached !== 'number') return { [`${key}.gate`]: 'absent' };
  const verdict = speed < slowest ? 'void' : reached >= ratio ? 'passed' : 'failed';
  console.log(
    `    ${peer} の ${ratio} 倍以上: ${verdict}${verdict === 'void' ? `（相手が毎秒 ${millions(slowest)} に届かない）` : ''}`,
  );
  return { [`${key}.gate`]: verdict };
}

function rate(nodes: number, work: () => number): number {
  const time = fastestTime(() => {
    const counted = work();
    if (counted !== nodes) throw new Error(`counted ${counted}, not ${nodes}`);
  });
  return Math.round((nodes / time) * 1000);
}

function millions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(2)} M`;
}

function place(sfen: string): Position {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.position;
}

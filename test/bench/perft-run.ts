import { perft, perftBulk } from '../../src/games/shogi/position/perft';
import { MAX_MOVES, Position } from '../../src/games/shogi/position/position';
import { calibrate, calibrationSteps } from './calibration';
import type { Peer } from './peers/peer';
import { loadPeer } from './peers/peer';
import { loadShogiops } from './peers/shogiops';
import { loadTsshogi } from './peers/tsshogi';
import type { PerftCase } from './perft-cases';
import { perftCases } from './perft-cases';
import { startWatch } from './section';

// One process of the measurement: writes the nodes a second of each case and counter as one line of JSON.

const ROUNDS = 5;
// Of CPU time, for one counter on one position (ms): a slow peer gets fewer rounds, at least two.
const BUDGET = 2000;

interface Counter {
  readonly name: string;
  readonly nodes: number;
  count(): number;
}

/** 一つの過程で数えた、一秒あたりの手順の数。局面の名、数え手の名で引く。 */
export type PerftSpeeds = Readonly<Record<string, Readonly<Record<string, number>>>>;

// Varied positions first: a JIT that has seen one kind of position only can settle on slow code.
function warmUp(): void {
  const list = new Int32Array(MAX_MOVES);
  let seed = 1;
  for (let game = 0; game < 10; game++) {
    const position = new Position();
    for (let ply = 0; ply < 100; ply++) {
      const count = position.generateLegal(list);
      if (count !== position.countLegal()) throw new Error(position.toSfen());
      if (!position.hasLegalMove()) break;
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      position.make(list[(seed >>> 8) % count] ?? 0);
    }
  }
}

function countersOf(item: PerftCase, peers: readonly Peer[]): Counter[] {
  const parsed = Position.parse(item.sfen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { position } = parsed;
  const nodesAt = (depth: number): number => item.nodes[depth - 1] ?? 0;
  return [
    { name: 'ours', nodes: nodesAt(item.depth), count: () => perftBulk(position, item.depth) },
    { name: 'listing', nodes: nodesAt(item.peerDepth), count: () => perft(position, item.peerDepth) },
    { name: 'calibration', nodes: calibrationSteps, count: calibrate },
    ...peers.map((peer) => ({
      name: peer.name,
      nodes: nodesAt(item.peerDepth),
      count: () => peer.perft(item.sfen, item.peerDepth),
    })),
  ];
}

// By turns, so that whatever else the machine does meets all of them; the fastest round of each counts.
function race(counters: readonly Counter[]): Record<string, number> {
  const speeds: Record<string, number> = {};
  const spent: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, nodes, count } of counters) {
      if (round >= 2 && (spent[name] ?? 0) > BUDGET) continue;
      const read = startWatch();
      const counted = count();
      const time = read();
      if (counted !== nodes) throw new Error(`${name} counted ${counted}, not ${nodes}`);
      speeds[name] = Math.max(speeds[name] ?? 0, Math.round((nodes / time) * 1000));
      spent[name] = (spent[name] ?? 0) + time;
    }
  }
  return speeds;
}

const loaded = [await loadPeer('tsshogi', loadTsshogi), await loadPeer('shogiops', loadShogiops)];
const peers = loaded.filter((peer) => peer !== null);
warmUp();
const speeds: PerftSpeeds = Object.fromEntries(
  perftCases.map((item) => [item.name, race(countersOf(item, peers))]),
);
console.log(JSON.stringify(speeds));

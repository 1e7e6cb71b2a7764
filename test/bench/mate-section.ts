import { formatUsiMove, makeDrop, parseUsiMove } from '../../src/games/shogi/move';
import { MAX_MOVES, Position } from '../../src/games/shogi/position/position';
import type { Peer } from './peers/peer';
import { loadPeer } from './peers/peer';
import { loadShogiops } from './peers/shogiops';
import { loadTsshogi } from './peers/tsshogi';
import type { Figures, Section } from './section';
import { fastestTime, printRow } from './section';

interface Sample {
  readonly alive: string[];
  readonly mated: string[];
  readonly allowed: Drop[];
  readonly forbidden: Drop[];
}

interface Drop {
  readonly sfen: string;
  readonly move: string;
}

const wanted = { alive: 48, mated: 16, allowed: 48, forbidden: 16 };

/** 詰みの判定と打ち歩詰めの判定。一回にかかる時間を、同じ走りの中で相手とくらべる。 */
export const mateSection: Section = {
  name: 'mate',
  async run() {
    const peers = [await loadPeer('tsshogi', loadTsshogi), await loadPeer('shogiops', loadShogiops)];
    const { alive, mated, allowed, forbidden } = collect();
    const mates = [...alive, ...mated];
    const drops = [...allowed, ...forbidden];
    printRow('', 'ours', 'tsshogi', 'shogiops');
    return {
      ...compare('mate', mates.map(ownMateTest), peers, (peer) => mates.map((sfen) => peer.mateTest(sfen))),
      ...compare('uchifuzume', drops.map(ownDropTest), peers, (peer) =>
        drops.map(({ sfen, move }) => peer.uchifuzumeTest(sfen, move)),
      ),
    };
  },
};

function ownMateTest(sfen: string): () => boolean {
  const position = place(sfen);
  return () => position.hasLegalMove();
}

function ownDropTest({ sfen, move }: { readonly sfen: string; readonly move: string }): () => boolean {
  const position = place(sfen);
  const drop = parseUsiMove(move);
  if (drop === null) throw new Error(move);
  return () => position.judge(drop)?.code === 'uchifuzume';
}

function compare(
  name: string,
  own: readonly (() => boolean)[],
  peers: readonly (Peer | null)[],
  prepare: (peer: Peer) => readonly (() => boolean)[],
): Figures {
  const expected = own.map((test) => test());
  const ours = perCall(own, 100);
  const figures: Record<string, Figures[string]> = {
    [`${name}.ours.ns`]: ours,
    [`${name}.samples`]: own.length,
  };
  const cells = peers.map((peer) => {
    if (peer === null) return '-';
    const tests = prepare(peer);
    const agree = tests.every((test, index) => test() === expected[index]);
    if (!agree) throw new Error(`${peer.name}: ${name} の答えが違います`);
    const time = perCall(tests, 10);
    figures[`${name}.${peer.name}.ns`] = time;
    return `${time.toFixed(0)} ns ×${(time / ours).toFixed(0)}`;
  });
  printRow(
    `${name} (${expected.filter((answer) => answer).length}/${own.length} true)`,
    `${ours.toFixed(0)} ns`,
    ...cells,
  );
  return figures;
}

function perCall(tests: readonly (() => boolean)[], rounds: number): number {
  const time = fastestTime(() => {
    for (let round = 0; round < rounds; round++) for (const test of tests) test();
  });
  return (time * 1e6) / (rounds * tests.length);
}

// Positions come from seeded random play, so that the bench needs no files of others.
function collect(): Sample {
  const sample: Sample = { alive: [], mated: [], allowed: [], forbidden: [] };
  const list = new Int32Array(MAX_MOVES);
  const isFull = () =>
    Object.entries(wanted).every(([kind, size]) => sample[kind as keyof Sample].length >= size);
  for (let game = 1; !isFull(); game++) {
    const position = new Position();
    let seed = game;
    for (let ply = 0; ply < 300; ply++) {
      const count = position.generateLegal(list);
      if (count === 0) keep(sample.mated, wanted.mated, position.toSfen());
      if (count === 0) break;
      if (ply % 60 === 59) keep(sample.alive, wanted.alive, position.toSfen());
      collectDrop(sample, position);
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      position.make(list[(seed >>> 8) % count] ?? 0);
    }
  }
  return sample;
}

function collectDrop(sample: Sample, position: Position): void {
  const king = position.kingSquare(position.turn === 'black' ? 'white' : 'black');
  const head = (king ?? 0) + (position.turn === 'black' ? 9 : -9);
  if (king === null || head < 0 || head > 80) return;
  const move = makeDrop('pawn', head);
  const code = position.judge(move)?.code;
  if (code !== undefined && code !== 'uchifuzume') return;
  const drop = { sfen: position.toSfen(), move: formatUsiMove(move) };
  if (code === undefined) keep(sample.allowed, wanted.allowed, drop);
  else keep(sample.forbidden, wanted.forbidden, drop);
}

function keep<T>(kept: T[], limit: number, item: T): void {
  if (kept.length < limit) kept.push(item);
}

function place(sfen: string): Position {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.position;
}

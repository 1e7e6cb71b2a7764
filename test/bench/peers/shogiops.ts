import type { Peer } from './peer';

// The parts of shogiops used here. Named by shape, so that the project compiles without the peer.
interface SquareSet extends Iterable<number> {
  has(square: number): boolean;
  intersect(other: SquareSet): SquareSet;
  size(): number;
}
interface Piece {
  readonly role: string;
  readonly color: string;
}
interface Position {
  turn: string;
  board: { get(square: number): Piece | undefined; getRole(square: number): string | undefined };
  clone(): Position;
  play(move: { from: number; to: number; promotion: boolean } | { role: string; to: number }): void;
  ctx(): unknown;
  hasDests(): boolean;
  allMoveDests(context: unknown): Map<number, SquareSet>;
  allDropDests(context: unknown): Map<string, SquareSet>;
  dropDests(piece: Piece): SquareSet;
}
interface Sets {
  fromSquares(...squares: number[]): SquareSet;
}

const name = 'shogiops';
const part = async (path: string) => (await import(`${name}/${path}`)) as unknown;

/** shogiops の合法手の集まりで数える。末端は集まりの大きさを足すだけにする。 */
export async function loadShogiops(): Promise<Peer> {
  const { parseSfen } = (await part('sfen')) as {
    parseSfen(rules: string, sfen: string, strict: boolean): { unwrap(): Position };
  };
  const util = (await part('variant/util')) as {
    pieceForcePromote(rules: string): (piece: Piece, square: number) => boolean;
    promotionZone(rules: string): (color: string) => SquareSet;
    fullSquareSet(rules: string): SquareSet;
  };
  const { SquareSet } = (await part('square-set')) as { SquareSet: Sets };
  const { parseSquareName, parsePieceName } = (await part('util')) as {
    parseSquareName(text: string): number;
    parsePieceName(text: string): Piece;
  };
  const place = (sfen: string) => parseSfen('standard', sfen, false).unwrap();
  const forces = util.pieceForcePromote('standard');
  const promotable = new Set(['pawn', 'lance', 'knight', 'silver', 'bishop', 'rook']);
  const zones = new Map(['sente', 'gote'].map((color) => [color, util.promotionZone('standard')(color)]));
  const squares = [...util.fullSquareSet('standard')];
  const forced = new Map(
    ['sente', 'gote'].flatMap((color) =>
      ['pawn', 'lance', 'knight'].map((role) => {
        const dead = squares.filter((square) => forces({ role, color }, square));
        return [`${color} ${role}`, SquareSet.fromSquares(...dead)] as const;
      }),
    ),
  );

  function countLeaf(position: Position): number {
    const context = position.ctx();
    const zone = zones.get(position.turn);
    let nodes = 0;
    for (const [from, dests] of position.allMoveDests(context)) {
      const size = dests.size();
      nodes += size;
      const role = position.board.getRole(from) ?? '';
      if (size === 0 || zone === undefined || !promotable.has(role)) continue;
      nodes += zone.has(from) ? size : dests.intersect(zone).size();
      const dead = forced.get(`${position.turn} ${role}`);
      if (dead !== undefined) nodes -= dests.intersect(dead).size();
    }
    for (const dests of position.allDropDests(context).values()) nodes += dests.size();
    return nodes;
  }

  function count(position: Position, depth: number): number {
    if (depth === 1) return countLeaf(position);
    const context = position.ctx();
    const zone = zones.get(position.turn);
    let nodes = 0;
    const after = (move: Parameters<Position['play']>[0]) => {
      const next = position.clone();
      next.play(move);
      nodes += count(next, depth - 1);
    };
    for (const [from, dests] of position.allMoveDests(context)) {
      const role = position.board.getRole(from) ?? '';
      const dead = forced.get(`${position.turn} ${role}`);
      for (const to of dests) {
        const enters = zone !== undefined && (zone.has(from) || zone.has(to));
        if (promotable.has(role) && enters) after({ from, to, promotion: true });
        if (dead?.has(to) !== true) after({ from, to, promotion: false });
      }
    }
    for (const [pieceName, dests] of position.allDropDests(context)) {
      const { role } = parsePieceName(pieceName);
      for (const to of dests) after({ role, to });
    }
    return nodes;
  }

  return {
    name,
    perft: (sfen, depth) => count(place(sfen), depth),
    mateTest(sfen) {
      const position = place(sfen);
      return () => position.hasDests();
    },
    uchifuzumeTest(sfen, usi) {
      const position = place(sfen);
      const to = parseSquareName(usi.slice(2));
      return () => !position.dropDests({ role: 'pawn', color: position.turn }).has(to);
    },
  };
}

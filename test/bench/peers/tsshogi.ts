import type { Peer } from './peer';

// The parts of tsshogi used here. Named by shape, so that the project compiles without the peer.
interface Square {
  readonly index: number;
  readonly rank: number;
  neighbor(direction: string): Square;
  readonly valid: boolean;
}
interface Piece {
  readonly color: string;
  readonly type: string;
  isPromotable(): boolean;
}
type Move = object;
interface Position {
  readonly board: { at(square: Square): Piece | null; listNonEmptySquares(): Square[] };
  readonly color: string;
  hand(color: string): { count(type: string): number };
  isValidMove(move: Move): boolean;
  isPawnDropMate(move: Move): boolean;
  createMoveByUSI(usi: string): Move | null;
  doMove(move: Move, option: { ignoreValidation: boolean }): boolean;
  undoMove(move: Move): void;
}
interface Tsshogi {
  Position: { newBySFEN(sfen: string): Position | null };
  Square: { all: readonly Square[] };
  Move: new (
    from: Square | string,
    to: Square,
    promote: boolean,
    color: string,
    type: string,
    captured: string | null,
  ) => Move;
  movableDirections(piece: Piece): string[];
  resolveMoveType(piece: Piece, direction: string): string | undefined;
  isPromotableRank(color: string, rank: number): boolean;
}

const handTypes = ['pawn', 'lance', 'knight', 'silver', 'gold', 'bishop', 'rook'];
const unchecked = { ignoreValidation: true };

/** tsshogi には指し手の生成がないので、駒の動きをたどって isValidMove に尋ねる。 */
export async function loadTsshogi(): Promise<Peer> {
  const name = 'tsshogi';
  const lib = (await import(name)) as Tsshogi;

  function place(sfen: string): Position {
    const position = lib.Position.newBySFEN(sfen);
    if (position === null) throw new Error(`tsshogi: ${sfen}`);
    return position;
  }

  function isStuck(color: string, type: string, rank: number): boolean {
    const row = color === 'black' ? rank : 10 - rank;
    return type === 'knight' ? row <= 2 : (type === 'pawn' || type === 'lance') && row === 1;
  }

  function eachMove(position: Position, visit: (move: Move) => boolean): void {
    const { board, color } = position;
    for (const from of board.listNonEmptySquares()) {
      const piece = board.at(from);
      if (piece === null || piece.color !== color) continue;
      for (const direction of lib.movableDirections(piece)) {
        const far = lib.resolveMoveType(piece, direction) === 'long';
        for (let to = from.neighbor(direction); to.valid; to = to.neighbor(direction)) {
          const taken = board.at(to);
          if (taken !== null && taken.color === color) break;
          if (visitBoth(position, piece, from, to, taken, visit)) return;
          if (!far || taken !== null) break;
        }
      }
    }
    const hand = position.hand(color);
    for (const type of handTypes) {
      if (hand.count(type) === 0) continue;
      for (const to of lib.Square.all) {
        if (board.at(to) !== null) continue;
        const move = new lib.Move(type, to, false, color, type, null);
        if (position.isValidMove(move) && visit(move)) return;
      }
    }
  }

  // The king's safety is the same for both ways of a move, so it is asked once: this favours the peer.
  function visitBoth(
    position: Position,
    piece: Piece,
    from: Square,
    to: Square,
    taken: Piece | null,
    visit: (move: Move) => boolean,
  ): boolean {
    const { color } = position;
    const enters = lib.isPromotableRank(color, from.rank) || lib.isPromotableRank(color, to.rank);
    const promotes = piece.isPromotable() && enters;
    const move = (promote: boolean) =>
      new lib.Move(from, to, promote, color, piece.type, taken === null ? null : taken.type);
    const first = move(promotes);
    if (!position.isValidMove(first)) return false;
    if (visit(first)) return true;
    return promotes && !isStuck(color, piece.type, to.rank) && visit(move(false));
  }

  function count(position: Position, depth: number): number {
    let nodes = 0;
    eachMove(position, (move) => {
      if (depth === 1) {
        nodes++;
        return false;
      }
      position.doMove(move, unchecked);
      nodes += count(position, depth - 1);
      position.undoMove(move);
      return false;
    });
    return nodes;
  }

  return {
    name,
    perft: (sfen, depth) => count(place(sfen), depth),
    mateTest(sfen) {
      const position = place(sfen);
      return () => {
        let found = false;
        eachMove(position, () => (found = true));
        return found;
      };
    },
    uchifuzumeTest(sfen, usi) {
      const position = place(sfen);
      const move = position.createMoveByUSI(usi);
      if (move === null) throw new Error(`tsshogi: ${usi}`);
      return () => position.isPawnDropMate(move);
    },
  };
}

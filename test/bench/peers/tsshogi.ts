import type { Peer } from './peer';

// The parts of tsshogi used here. Named by shape, so that the project compiles without the peer.
interface Square {
  readonly index: number;
  readonly file: number;
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
  readonly board: {
    at(square: Square): Piece | null;
    findKing(color: string): Square | undefined;
    hasPower(target: Square, color: string, option: { filled?: Square; ignore?: Square }): boolean;
  };
  readonly color: string;
  readonly checked: boolean;
  hand(color: string): { count(type: string): number };
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
  directions: readonly string[];
  movableDirections(piece: Piece): string[];
  resolveMoveType(piece: Piece, direction: string): string | undefined;
  reverseColor(color: string): string;
  isPromotableRank(color: string, rank: number): boolean;
}

/** 一方向に進むマス、近い順。 */
type Ray = readonly Square[];
/** 駒の進む先: 方向ごとの筋。 */
type Reach = readonly { readonly direction: string; readonly far: boolean }[];

/** 手番の側の調べ: 玉の場所と、いま王手か。一つの局面に一度だけ調べる。 */
interface Side {
  readonly color: string;
  readonly enemy: string;
  readonly king: Square | undefined;
  readonly isChecked: boolean;
}

const handTypes = ['pawn', 'lance', 'knight', 'silver', 'gold', 'bishop', 'rook'];
const unchecked = { ignoreValidation: true };

/**
 * tsshogi には指し手の生成がないので、駒の動きをたどり、玉が取られないかを hasPower に尋ねる。
 *
 * isValidMove は動けることを一手ごとに調べ直し、玉をそのたび探す。ここでは動けるところだけをたどり、玉は局面ごとに
 * 一度だけ探す。マスと筋も作り置く: 相手の API でできるかぎり速く数える。
 */
export async function loadTsshogi(): Promise<Peer> {
  const name = 'tsshogi';
  const lib = (await import(name)) as Tsshogi;
  const rays = new Map(lib.directions.map((direction) => [direction, raysOf(direction)]));
  const reaches = new Map<string, Reach>();

  function place(sfen: string): Position {
    const position = lib.Position.newBySFEN(sfen);
    if (position === null) throw new Error(`tsshogi: ${sfen}`);
    return position;
  }

  function raysOf(direction: string): readonly Ray[] {
    return lib.Square.all.map((square) => {
      const ray: Square[] = [];
      for (let to = square.neighbor(direction); to.valid; to = to.neighbor(direction))
        ray.push(lib.Square.all[to.index]!);
      return ray;
    });
  }

  function reachOf(piece: Piece): Reach {
    const key = `${piece.color} ${piece.type}`;
    const known = reaches.get(key);
    if (known) return known;
    const reach = lib.movableDirections(piece).map((direction) => ({
      direction,
      far: lib.resolveMoveType(piece, direction) === 'long',
    }));
    reaches.set(key, reach);
    return reach;
  }

  function isStuck(color: string, type: string, rank: number): boolean {
    const row = color === 'black' ? rank : 10 - rank;
    return type === 'knight' ? row <= 2 : (type === 'pawn' || type === 'lance') && row === 1;
  }

  function sideOf(position: Position): Side {
    const { color, board } = position;
    return {
      color,
      enemy: lib.reverseColor(color),
      king: board.findKing(color),
      isChecked: position.checked,
    };
  }

  function eachMove(position: Position, visit: (move: Move) => boolean): void {
    const { board } = position;
    const side = sideOf(position);
    const pawnFiles: boolean[] = [];
    for (const from of lib.Square.all) {
      const piece = board.at(from);
      if (piece === null || piece.color !== side.color) continue;
      if (piece.type === 'pawn') pawnFiles[from.file] = true;
      for (const { direction, far } of reachOf(piece)) {
        for (const to of rays.get(direction)![from.index]!) {
          const taken = board.at(to);
          if (taken !== null && taken.color === side.color) break;
          if (visitBoth(position, side, piece, from, to, taken, visit)) return;
          if (!far || taken !== null) break;
        }
      }
    }
    eachDrop(position, side, pawnFiles, visit);
  }

  // A drop opens no line: without a check it is always safe for the own king.
  function eachDrop(
    position: Position,
    { color, enemy, king, isChecked }: Side,
    pawnFiles: readonly boolean[],
    visit: (move: Move) => boolean,
  ): void {
    const { board } = position;
    const hand = position.hand(color);
    const held = handTypes.filter((type) => hand.count(type) > 0);
    if (held.length === 0) return;
    for (const to of lib.Square.all) {
      if (board.at(to) !== null) continue;
      if (isChecked && king && board.hasPower(king, enemy, { filled: to })) continue;
      for (const type of held) {
        if (isStuck(color, type, to.rank) || (type === 'pawn' && pawnFiles[to.file])) continue;
        const move = new lib.Move(type, to, false, color, type, null);
        if (type === 'pawn' && position.isPawnDropMate(move)) continue;
        if (visit(move)) return;
      }
    }
  }

  // The king's safety is the same for both ways of a move, so it is asked once: this favours the peer.
  function visitBoth(
    { board }: Position,
    { color, enemy, king }: Side,
    piece: Piece,
    from: Square,
    to: Square,
    taken: Piece | null,
    visit: (move: Move) => boolean,
  ): boolean {
    const isAttacked =
      piece.type === 'king'
        ? board.hasPower(to, enemy, { ignore: from })
        : king !== undefined && board.hasPower(king, enemy, { filled: to, ignore: from });
    if (isAttacked) return false;
    const enters = lib.isPromotableRank(color, from.rank) || lib.isPromotableRank(color, to.rank);
    const promotes = enters && piece.isPromotable();
    const move = (promote: boolean) =>
      new lib.Move(from, to, promote, color, piece.type, taken === null ? null : taken.type);
    if (promotes && visit(move(true))) return true;
    return !isStuck(color, piece.type, to.rank) && visit(move(false));
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

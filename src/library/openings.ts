import { NO_NODE } from '../games/contract/game-tree';
import { findHandicap } from '../games/shogi/handicap';
import { PAWN, BISHOP } from '../games/shogi/piece';
import { isEndMove } from '../games/shogi/record/end-code';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { startSfen } from '../games/shogi/sfen';
import { castleIn } from './castle-rules';
import type { CastleId, OpeningId, StyleId } from './opening-names';
import { openingRules, styleOf } from './opening-rules';
import { ReplayBoard, WHITE_HAND } from './replay-board';
import { SideFacts } from './side-facts';

/** 手順から見た戦型。sides は先手・後手の順の、指し方と囲い（分からなければ null）。 */
export interface Opening {
  readonly id: OpeningId;
  readonly sides: readonly [SideOpening, SideOpening];
}

/** 一方の側の指し方と、60 手目までに最後に現れた囲い。 */
export interface SideOpening {
  readonly style: StyleId | null;
  readonly castle: CastleId | null;
}

const LAST_PLY = 60;
const LAST_SHAPE_PLY = 40;
const FIRST_CASTLE_PLY = 8;
const LAST_WING_PLY = 16;

/** 平手の対局の本譜から、戦型・指し方・囲いを見る。規則は opening-rules と castle-rules にある。 */
export function recognizeOpening(record: ShogiRecord): Opening {
  const handicap = record.startSfen === startSfen ? 'even' : findHandicap(record.startSfen);
  const watcher = new OpeningWatcher();
  if (handicap !== null) watcher.watch(record);
  const { sides } = watcher;
  if (handicap === null || handicap !== 'even')
    return { id: handicap === null ? 'unknown' : 'handicap', sides };
  return { id: openingRules.find((rule) => rule.fits(watcher))?.id ?? 'unknown', sides };
}

// Set anew for each game: making one asks the system for memory.
const BOARD = new ReplayBoard();

class OpeningWatcher {
  readonly black = new SideFacts(0);
  readonly white = new SideFacts(1);
  bishopsTradedPly = 0;
  doubleWingPly = 0;
  readonly #castles: [CastleId | null, CastleId | null] = [null, null];

  get sides(): Opening['sides'] {
    return [
      { style: styleOf(this.black), castle: this.#castles[0] },
      { style: styleOf(this.white), castle: this.#castles[1] },
    ];
  }

  watch(record: ShogiRecord): void {
    const { tree } = record;
    const board = BOARD;
    board.setSfen(record.startSfen);
    let ply = 1;
    for (let node = tree.firstChild(0); node !== NO_NODE && ply <= LAST_PLY; node = tree.firstChild(node)) {
      const move = tree.move(node);
      if (isEndMove(move)) return;
      const mover = board.side === 0 ? this.black : this.white;
      mover.beforeMove(board, move, ply);
      board.make(move);
      if (ply <= LAST_SHAPE_PLY) mover.afterMove(board, ply);
      this.#bothSides(board, ply);
      if (ply >= FIRST_CASTLE_PLY)
        this.#castles[mover.side] = castleIn(board, mover.side) ?? this.#castles[mover.side];
      ply++;
    }
  }

  #bothSides(board: ReplayBoard, ply: number): void {
    const { black, white } = this;
    if (this.bishopsTradedPly === 0 && board.hands[BISHOP]! > 0 && board.hands[WHITE_HAND | BISHOP]! > 0) {
      this.bishopsTradedPly = ply;
    }
    if (this.doubleWingPly > 0 || ply > LAST_WING_PLY) return;
    const isWing = [black, white].every(
      (side) => side.has(board, 2, 5, PAWN) && side.has(board, 7, 7, PAWN) && side.has(board, 8, 8, BISHOP),
    );
    if (isWing) this.doubleWingPly = ply;
  }
}

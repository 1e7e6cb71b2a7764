import type { Place } from '../../src/games/contract/layout';
import { boardCellCount, handSlotOf } from '../../src/games/contract/layout';
import type { Sitting } from '../../src/play/sitting';
import { choiceRows } from '../../src/workbook/board-map';
import type { BoardApp } from './board-app';
import { place } from './board-app';

type CellAt = { row: number; column: number };

/** 種から決まる乱数 (線形合同法)。0 以上 n 未満の整数を返す。 */
export function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** 一手: 持つところ (一手で済むゲームでは置くところと同じ) と置くところ、問われたときの答え。 */
export interface RandomMove {
  readonly from: Place;
  readonly to: Place;
  readonly option: number;
}

/** 指せる手を一つ選ぶ。終局なら null。 */
export function randomMove({ game }: Sitting, random: (n: number) => number): RandomMove | null {
  const { layout } = game.kind;
  const moves: RandomMove[] = [];
  for (const target of game.targets())
    if (target.foul === null && target.moves.length > 0)
      moves.push({ from: target.place, to: target.place, option: 0 });
  for (let from = 0; from < boardCellCount(layout) + 2 * layout.handSlots; from++) {
    if (!game.isOwnPiece(from)) continue;
    for (const target of game.targets(from)) {
      if (target.foul !== null || target.moves.length === 0) continue;
      moves.push({ from, to: target.place, option: target.moves.length > 1 ? random(2) : 0 });
    }
  }
  return moves[random(moves.length)] ?? null;
}

/** 場所のセル (反転していないとき)。 */
export function placeCell(app: BoardApp, at: Place): CellAt {
  const { layout } = app.hall.active!.sitting.game.kind;
  const hand = handSlotOf(layout, at);
  if (hand) return place(app, layout.names[hand.side === 0 ? 'firstHand' : 'secondHand']!, hand.slot, 0);
  return place(app, layout.names.board!, Math.floor(at / layout.columns), at % layout.columns);
}

/** 出ている問いの答えのセル。 */
export function optionCell(app: BoardApp, sitting: Sitting, option: number): CellAt {
  const { choice, layout } = sitting.scene;
  if (!choice) throw new Error('nothing is asked');
  return place(app, '選択肢', choiceRows(layout, choice)[option]!, 0);
}

/** 一手で押す場所を順に。 */
export function placesOf({ from, to }: RandomMove): readonly Place[] {
  return from === to ? [to] : [from, to];
}

/** 一手をセルによらず席で押す。 */
export function pressMove(sitting: Sitting, move: RandomMove): void {
  const { layout } = sitting.game.kind;
  for (const at of placesOf(move)) {
    const hand = handSlotOf(layout, at);
    if (hand) sitting.pressHand(hand.side, hand.slot);
    else sitting.pressCell(at);
  }
  if (sitting.scene.choice) sitting.pressChoice(move.option);
}

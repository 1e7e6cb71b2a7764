import type { GameProgress } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import type { Place } from '../games/contract/layout';
import { handSlotOf } from '../games/contract/layout';
import type { Foul, Target } from '../games/contract/outcome';
import type { Selection } from './marks';
import { noSelection } from './marks';
import { sittingTexts } from './texts';

/** 押した結果: 指す手が決まった、反則で断る、ひとこと言う、選びが変わっただけ。 */
export type PressResult =
  | { readonly kind: 'play'; readonly move: number }
  | { readonly kind: 'refuse'; readonly foul: Foul }
  | { readonly kind: 'say'; readonly text: LocalText }
  | { readonly kind: 'picked' };

const picked: PressResult = { kind: 'picked' };

/**
 * 選び手: 押された場所を、選び・行き先・成りの問いに変える。
 *
 * 系列の流れ: 同じマス→解く、行けるマス→反則を見て指す、自分の駒→選び直す、ほか→解く。
 */
export class Picker {
  readonly #game: GameProgress;
  #selection: Selection = noSelection;
  #choice: Target | null = null;

  constructor(game: GameProgress) {
    this.#game = game;
  }

  get selection(): Selection {
    return this.#selection;
  }

  /** 成りを尋ねている行き先。 */
  get choice(): Target | null {
    return this.#choice;
  }

  get isIdle(): boolean {
    return this.#selection === noSelection && this.#choice === null;
  }

  clear(): void {
    this.#selection = noSelection;
    this.#choice = null;
  }

  /** 断ったわけの駒を示す。 */
  blame(places: readonly Place[]): void {
    this.#selection = { from: null, targets: [], culprits: places };
    this.#choice = null;
  }

  press(place: Place): PressResult {
    const wasAsking = this.#choice !== null;
    const from = this.#selection.from;
    if (wasAsking || (from !== null && from === place)) {
      this.clear();
      return picked;
    }
    const target = this.#targets(place).find((each) => each.place === place);
    if (target) return this.#aim(target);
    if (this.#game.outcome !== null) return { kind: 'say', text: sittingTexts.ended };
    if (this.#game.isOwnPiece(place)) {
      this.#selection = { from: place, targets: this.#game.targets(place), culprits: [] };
      return picked;
    }
    this.clear();
    if (from !== null || !this.#isOpponents(place)) return picked;
    return { kind: 'say', text: sittingTexts.notYourPiece(this.#game.sideNames[this.#game.turn]) };
  }

  /** 一手で済むゲームでは、何も選ばずに置ける。 */
  #targets(place: Place): readonly Target[] {
    if (this.#selection.from !== null) return this.#selection.targets;
    return this.#game.isOwnPiece(place) ? [] : this.#game.targets();
  }

  #aim(target: Target): PressResult {
    if (target.foul) return { kind: 'refuse', foul: target.foul };
    const [first, second] = target.moves;
    if (first === undefined) {
      this.clear();
      return picked;
    }
    if (second === undefined) return { kind: 'play', move: first };
    this.#choice = target;
    const prompt = this.#game.kind.layout.choice?.prompt;
    return prompt ? { kind: 'say', text: prompt } : picked;
  }

  #isOpponents(place: Place): boolean {
    const view = this.#game.view();
    const hand = handSlotOf(this.#game.kind.layout, place);
    if (hand) return hand.side !== this.#game.turn && (view.hands[hand.side][hand.slot]?.count ?? 0) > 0;
    const side = view.cells[place]?.side ?? null;
    return side !== null && side !== this.#game.turn;
  }
}

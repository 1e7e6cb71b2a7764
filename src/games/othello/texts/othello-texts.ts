import type { Language } from '../../contract/language';
import type { EndCode } from '../end-code';

/** オセロの文の表。言語ごとに一つあり、欠けた文は型が通らない。マスは「f5」、側は「黒」のような名で渡す。 */
export interface OthelloTexts {
  readonly language: Language;
  readonly title: string;
  readonly black: string;
  readonly white: string;
  readonly startOfGame: string;
  readonly pass: string;
  /** 棋譜の終わりの言葉。 */
  readonly ends: Readonly<Record<EndCode, string>>;
  readonly status: {
    turn(mark: string, side: string, black: number, white: number): string;
    over(black: number, white: number): string;
    /** 手の後のひとこと: 側は置けず、パスした。 */
    passed(side: string, next: string): string;
  };
  readonly foul: {
    occupied(square: string): string;
    flipsNothing(square: string): string;
    mustPass(side: string): string;
    cannotPass(side: string): string;
    readonly gameOver: string;
    readonly notAMove: string;
  };
  readonly outcome: {
    win(ply: number, side: string, points: readonly [number, number]): string;
    wipeout(ply: number, side: string): string;
    draw(ply: number, points: number): string;
    resign(ply: number, side: string): string;
    interrupt(ply: number): string;
  };
  readonly command: {
    readonly resign: string;
    readonly resignConfirm: string;
    readonly interrupt: string;
    readonly toggleHints: string;
    readonly hintsOn: string;
    readonly hintsOff: string;
    readonly alreadyOver: string;
    done(outcome: string): string;
  };
  readonly typed: { readonly empty: string; notMove(text: string): string };
  readonly setup: {
    readonly blackName: string;
    readonly whiteName: string;
    readonly namesHint: string;
    readonly event: string;
    readonly hints: string;
    readonly hintsHint: string;
    readonly show: string;
    readonly hide: string;
  };
  readonly file: {
    readonly kifu: string;
    readonly moves: string;
    readonly position: string;
    lostVariations(count: number): string;
  };
}

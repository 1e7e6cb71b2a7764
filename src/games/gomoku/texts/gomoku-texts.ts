import type { Language } from '../../contract/language';
import type { EndCode } from '../end-code';

/** 五目並べの文の表。言語ごとに一つあり、欠けた文は型が通らない。点は「h8」、側は「先手」のような名で渡す。 */
export interface GomokuTexts {
  readonly language: Language;
  readonly title: string;
  readonly first: string;
  readonly second: string;
  readonly startOfGame: string;
  /** 棋譜の終わりの言葉。 */
  readonly ends: Readonly<Record<EndCode, string>>;
  readonly status: { turn(ply: number, side: string, mark: string): string; over(ply: number): string };
  readonly foul: {
    readonly occupied: string;
    readonly gameOver: string;
    readonly notAMove: string;
  };
  readonly outcome: {
    win(ply: number, side: string, reason: string): string;
    foul(ply: number, side: string, loser: string, reason: string): string;
    draw(ply: number, reason: string): string;
    interrupt(ply: number): string;
  };
  readonly command: {
    readonly resign: string;
    readonly resignConfirm: string;
    readonly interrupt: string;
    readonly toggleWarnings: string;
    readonly warningsOn: string;
    readonly warningsOff: string;
    readonly alreadyOver: string;
    done(outcome: string): string;
  };
  readonly typed: { readonly empty: string; notMove(text: string): string };
  readonly setup: {
    readonly firstName: string;
    readonly secondName: string;
    readonly namesHint: string;
    readonly event: string;
    readonly warnings: string;
    readonly warningsHint: string;
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

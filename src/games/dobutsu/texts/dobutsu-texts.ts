import type { Language } from '../../contract/language';
import type { EndCode } from '../move';
import type { PieceType } from '../piece';

/** どうぶつしょうぎの文。日本語はひらがなとカタカナで書く。 */
export interface DobutsuTexts {
  readonly language: Language;
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly pieces: Readonly<Record<PieceType, string>>;
  readonly startOfGame: string;
  readonly dropped: string;
  readonly becameHen: string;
  readonly reasons: Readonly<Record<EndCode, string>>;
  readonly win: (ply: number, side: string, reason: string) => string;
  readonly draw: (ply: number) => string;
  readonly exportText: string;
  readonly setup: {
    readonly firstName: string;
    readonly secondName: string;
    readonly namesHint: string;
  };
  readonly command: {
    readonly resign: string;
    readonly resignConfirm: string;
    readonly takeBackOne: string;
    readonly tookBackOne: string;
    readonly nothingToTakeBack: string;
  };
  readonly fouls: {
    readonly gameOver: string;
    readonly notAMove: string;
    readonly noPiece: (from: number, type: PieceType) => string;
    readonly notInHand: (type: PieceType) => string;
    readonly cannotReach: (type: PieceType) => string;
    readonly ownPiece: (to: number) => string;
    readonly occupied: (to: number) => string;
  };
  readonly typed: {
    readonly empty: string;
    readonly unknown: (text: string) => string;
    readonly noPiece: (text: string) => string;
    readonly ambiguous: (text: string, moves: readonly string[]) => string;
  };
}

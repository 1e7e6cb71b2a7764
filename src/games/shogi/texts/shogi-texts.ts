import type { LossKind } from '../export-losses';
import type { Language } from '../../contract/language';
import type { Color, PieceType } from '../piece';
import type { Handicap } from '../handicap';
import type { FoulCode } from '../position/judge';
import type { NoticeCode } from '../record/notice';
import type { SfenErrorCode } from '../sfen';

/** 側の呼び名。駒落ちでは下手・上手と呼ぶ。 */
export interface SideWords {
  readonly black: string;
  readonly white: string;
}

/** 宣言の条件のうち満たされていないもの。 */
export type DeclarationFailure =
  | { readonly code: 'king-not-in-zone' }
  | { readonly code: 'too-few-pieces'; readonly count: number; readonly needed: number }
  | { readonly code: 'too-few-points'; readonly points: number; readonly needed: number }
  | { readonly code: 'in-check' };

/** 反則の文。どの規則か、どの駒が邪魔をしているかを言う。升は 0〜80。 */
export interface FoulTexts {
  gameOver(): string;
  notYourPiece(turn: string): string;
  emptyOrigin(square: number): string;
  ownPieceOnTarget(square: number, type: PieceType): string;
  notInHand(type: PieceType): string;
  occupied(square: number): string;
  wrongWay(type: PieceType): string;
  neverPromotes(type: PieceType): string;
  cannotPromote(color: Color): string;
  mustPromote(type: PieceType, color: Color): string;
  deadEnd(type: PieceType, color: Color): string;
  nifu(file: number, square: number): string;
  // attackers: 玉を取る駒「（５五の角）」。分からなければ ''。
  checkIgnored(attackers: string): string;
  kingIntoCheck(attackers: string): string;
  pinned(attackers: string): string;
  uchifuzume(): string;
  perpetualCheck(): string;
  notAMove(): string;
}

/** 終局の文。 */
export interface OutcomeTexts {
  win(ply: number, side: string, reason: string): string;
  /** 理由の分からない勝ち。 */
  winPlain(ply: number, side: string): string;
  draw(ply: number, reason: string): string;
  /** 棋譜に残る反則の名「二歩」。 */
  foulName(code: FoulCode): string;
  /** 反則の名を添えた理由「反則・二歩」。 */
  foulReason(code: FoulCode): string;
  readonly reasons: Readonly<Record<OutcomeCode, string>>;
}

/** 終局の理由。棋譜の終局の言葉のほか、局面から分かるものを含む。 */
export type OutcomeCode =
  | 'mate'
  | 'no-moves'
  | 'resign'
  | 'interrupt'
  | 'repetition'
  | 'perpetual-check'
  | 'impasse'
  | 'declaration'
  | 'declaration-failed'
  | 'foul'
  | 'timeout'
  | 'default'
  | 'win'
  | 'no-mate'
  | 'sealed'
  | 'try';

/** 命令の文。 */
export interface CommandTexts {
  readonly resign: string;
  readonly resignConfirm: string;
  readonly interrupt: string;
  readonly impasse: string;
  readonly impasseConfirm: string;
  readonly declare: string;
  readonly declareConfirm: string;
  readonly rule: string;
  readonly points27: string;
  readonly points24: string;
  readonly rule27: string;
  readonly rule24: string;
  readonly ruleHint: string;
  readonly alreadyOver: string;
  done(outcome: string): string;
  declared(rule: string, points: number, pieces: number, outcome: string): string;
  declarationFailed(
    rule: string,
    points: number,
    pieces: number,
    failures: readonly string[],
    outcome: string,
  ): string;
  failure(failure: DeclarationFailure): string;
}

/** 打ち込まれた手についての文。 */
export interface TypedMoveTexts {
  empty(): string;
  notMove(text: string): string;
  noPrevious(text: string): string;
  noPiece(text: string): string;
  ambiguous(text: string, candidates: readonly string[]): string;
}

/** 新規対局の欄と、その誤りの文。 */
export interface SetupTexts {
  readonly blackName: string;
  readonly whiteName: string;
  readonly namesHint: string;
  readonly handicap: string;
  readonly start: string;
  readonly startHint: string;
  readonly event: string;
  unknownHandicap(name: string): string;
  unreadableStart(where: string, reason: string): string;
  impossibleStart(reason: string): string;
  readonly noKing: string;
  readonly kingCapturable: string;
  readonly startFaults: Readonly<Record<SfenErrorCode | 'notDiagram', (source: string) => string>>;
  handicapName(handicap: Handicap): string;
  /** 何行目の何桁目か。分からないところは省く。 */
  where(line: number | null, column: number | null): string;
}

/** 読み込みと書き出しの文。 */
export interface FileTexts {
  readonly nothingFound: string;
  readonly damagedStorage: string;
  /** 反則の手。source は元の文、name は反則の名。 */
  namedFoul(source: string, name: string): string;
  /** 読み込みで気づいたこと。source は元の文。 */
  readonly notices: Readonly<Record<NoticeCode, (source: string) => string>>;
  readonly kifShiftJis: string;
  readonly kifUtf8: string;
  readonly ki2: string;
  readonly csa: string;
  readonly usi: string;
  readonly jkf: string;
  readonly sfen: string;
  readonly diagram: string;
  readonly sfenPosition: string;
  readonly bodPosition: string;
  lostCharacters(characters: string): string;
  /** 書き出しで落ちたもの。format は形式の名。 */
  readonly losses: Readonly<Record<LossKind, (format: string) => string>>;
}

/** 将棋の文の表。言語ごとに一つあり、欠けた文は型が通らない。 */
export interface ShogiTexts {
  readonly language: Language;
  readonly title: string;
  readonly evenSides: SideWords;
  readonly handicapSides: SideWords;
  /** 指し手を言う文。from は打った手なら null。 */
  move(played: {
    readonly type: PieceType;
    readonly from: number | null;
    readonly to: number;
    readonly promotes: boolean;
    readonly text: string;
  }): string;
  readonly startOfGame: string;
  /** 様子の文に王手を添える。 */
  readonly inCheck: (status: string) => string;
  /** 「５五の角」。 */
  pieceAt(type: PieceType, square: number): string;
  /** 玉を取る駒の並びを括弧に入れたもの。なければ ''。 */
  attackers(pieces: readonly string[]): string;
  /** 成るか成らないかの問い。 */
  readonly choice: { readonly prompt: string; readonly promote: string; readonly stay: string };
  readonly foul: FoulTexts;
  readonly outcome: OutcomeTexts;
  readonly command: CommandTexts;
  readonly typed: TypedMoveTexts;
  readonly setup: SetupTexts;
  readonly file: FileTexts;
}

import type { Language } from '../../games/contract/language';
import type { OutcomeCode } from '../../games/shogi/texts/shogi-texts';
import type { FoulCode } from '../../games/shogi/position/judge';
import type { CastleId, OpeningId, StyleId } from '../opening-names';

/** 結果の一語。勝った側か、引き分けの名。 */
export type ResultWord =
  | 'blackWin'
  | 'whiteWin'
  | 'receiverWin'
  | 'giverWin'
  | 'repetition'
  | 'impasse'
  | 'interrupt'
  | 'sealed'
  | 'noMate'
  | 'draw';

/** ファイルを一局も読めなかったわけ。 */
export type UnreadReason = 'notKifu' | 'tooLarge' | 'emptyFile' | 'badZip' | 'emptyZip' | 'unreadable';

/** 対局一覧の文。 */
export interface LibraryTexts {
  readonly language: Language;
  readonly results: Readonly<Record<ResultWord, string>>;
  /** 終局理由。反則は foul で名を添える。 */
  readonly reasons: Readonly<Record<OutcomeCode, string>>;
  readonly fouls: Readonly<Record<FoulCode, string>>;
  foul(name: string | null): string;
  /** 決まった名のない手合割。 */
  readonly otherHandicap: string;
  readonly openings: Readonly<Record<OpeningId, string>>;
  readonly styles: Readonly<Record<StyleId, string>>;
  readonly castles: Readonly<Record<CastleId, string>>;
  readonly unread: Readonly<Record<UnreadReason, string>>;
  /** 注意: 何手目の反則か。 */
  foulAt(ply: number, name: string): string;
  noticeAt(line: number, text: string): string;
  moreNotices(count: number): string;
  /** 詰め込んだ棋譜を戻せないわけ。 */
  readonly unpack: Readonly<Record<'missingPart' | 'damaged' | 'empty' | 'notKifu', string>>;
  /** 一つのファイルに並べて書けない形式。 */
  oneGameOnly(format: string): string;
  nothingToWrite: string;
  /** 棋譜を開けず、書き出さなかった行の数。 */
  leftOut(rows: number): string;
  workFailed: string;
}

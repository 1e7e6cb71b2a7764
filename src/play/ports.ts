import type { LocalText } from '../games/contract/language';
import type { Sitting } from './sitting';

/** 盤の番号: 盤の載ったシートの id (シート名ではない)。 */
export type BoardId = string;

/** 盤のある席の一覧の一行。 */
export interface BoardEntry {
  readonly id: BoardId;
  readonly sheetName: string;
}

/** 人に頼むか尋ね、はい・いいえの答えを待つ。 */
export type Ask = (question: LocalText) => Promise<boolean>;

/** ブックの仕事の失敗: 何が起き、何が残り、次に何をすればよいかの文を持つ。 */
export class WorkbookFailure extends Error {
  constructor(
    readonly code: string,
    readonly text: LocalText,
    options?: ErrorOptions,
  ) {
    super(text.ja, options);
    this.name = 'WorkbookFailure';
  }
}

/** 失敗の持つ、人に見せる文。持たない失敗では null。 */
export function toldText(error: unknown): LocalText | null {
  if (!(error instanceof Error) || !('text' in error)) return null;
  const { text } = error;
  const isText = typeof text === 'object' && text !== null && 'ja' in text && 'en' in text;
  return isText ? (text as LocalText) : null;
}

/** ブック: 席から見た Excel の側。実装は workbook にある。失敗は WorkbookFailure で知らせる。 */
export interface WorkbookPort {
  /** 新しいシートに盤を敷き、席を結ぶ。names の初めの空いた名にし、なければゲームの名に番号を付ける。 */
  newBoard(sitting: Sitting, names?: readonly string[]): Promise<BoardEntry>;
  /** 名前の敷かれた、いま前にあるシートに席を結ぶ。足りない名前は失敗が名指しする。 */
  adoptActiveSheet(sitting: Sitting): Promise<BoardEntry>;
  /** 盤のシートを前に出す。 */
  showBoard(id: BoardId): Promise<void>;
  /** 名前を読み直し、事象を結び直し、全部を描き直す。 */
  repaint(id: BoardId): Promise<void>;
  /** いま見えるシートのアクティブセルで確定する (キーボードで指す)。 */
  confirmActiveCell(): Promise<void>;
  /** 棋譜を印刷できるきれいなシートに書く。書いたシートの名を返す。 */
  writeKifuSheet(sitting: Sitting, lines: readonly string[]): Promise<string>;
  /** 仮のシートで、頼っている Excel の事実を確かめ、答えを JSON にする。仮のシートは尋ねてから消す。 */
  selfCheck(ask: Ask): Promise<string>;
}

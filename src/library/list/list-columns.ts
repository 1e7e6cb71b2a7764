import type { Language } from '../../games/contract/language';

/** 一覧の欄。並びは新しい表での並び。 */
export type ListColumnId =
  | 'no'
  | 'date'
  | 'event'
  | 'black'
  | 'white'
  | 'handicap'
  | 'opening'
  | 'plies'
  | 'result'
  | 'reason'
  | 'blackPoints'
  | 'blackTime'
  | 'whiteTime'
  | 'variations'
  | 'notes'
  | 'file'
  | 'ownSide'
  | 'opponent'
  | 'ownResult'
  | 'hit'
  | 'key'
  | 'kifu';

/** 欄の値の種類。date は日付の通し番号か文、duration は日の端数、kifu は棋譜の文。 */
export type ColumnKind = 'text' | 'number' | 'date' | 'duration' | 'kifu';

/** 一つの欄。見出しの文で見つけるので、人が動かしても、ほかの欄を足してもよい。 */
export interface ListColumn {
  readonly id: ListColumnId;
  /** 見出し。どちらの言語のものも見つける。 */
  readonly header: Readonly<Record<Language, string>>;
  readonly kind: ColumnKind;
  /** その言語の値の入る幅（文字）。 */
  readonly width: Readonly<Record<Language, number>>;
}

/** 欄の表。「棋譜」の続きは「棋譜2」「棋譜3」… の欄に置く。 */
export const LIST_COLUMNS: readonly ListColumn[] = [
  column('no', '№', 'No.', 'number', 5),
  column('date', '対局日', 'Date', 'date', 11),
  column('event', '棋戦', 'Event', 'text', 18),
  column('black', '先手', 'Black', 'text', 14),
  column('white', '後手', 'White', 'text', 14),
  column('handicap', '手合割', 'Handicap', 'text', 8, 16),
  column('opening', '戦型', 'Opening', 'text', 16, 31),
  column('plies', '手数', 'Plies', 'number', 6),
  column('result', '結果', 'Result', 'text', 10, 13),
  column('reason', '終局理由', 'Ended by', 'text', 17, 26),
  column('blackPoints', '先手得点', 'Black points', 'number', 9),
  column('blackTime', '先手消費時間', 'Black time', 'duration', 12),
  column('whiteTime', '後手消費時間', 'White time', 'duration', 12),
  column('variations', '変化', 'Variations', 'number', 6),
  column('notes', '注意', 'Notes', 'text', 24),
  column('file', 'ファイル名', 'File', 'text', 22),
  column('ownSide', '自分の手番', 'My side', 'text', 10),
  column('opponent', '相手', 'Opponent', 'text', 14),
  column('ownResult', '勝敗', 'My result', 'text', 8),
  column('hit', '検索', 'Found at', 'number', 7),
  column('key', '対局の鍵', 'Game key', 'text', 10),
  column('kifu', '棋譜', 'Game record', 'kifu', 10),
];

/** 見出しの文の欄。知らない見出し (人の足した欄や、棋譜の続き) は null。 */
export function findListColumn(header: string): ListColumn | null {
  const wanted = header.trim();
  return LIST_COLUMNS.find((each) => each.header.ja === wanted || each.header.en === wanted) ?? null;
}

/** 欄の見出し。 */
export function listHeader(id: ListColumnId): ListColumn['header'] {
  return LIST_COLUMNS.find((each) => each.id === id)!.header;
}

/** 棋譜の続きの欄の見出し。part は 2 から。 */
export function continuationHeader(part: number, language: Language): string {
  return kifuColumn.header[language] + (language === 'ja' ? '' : ' ') + part;
}

/** 棋譜の続きの欄なら何番目か (2 から)。そうでなければ null。 */
export function parseContinuation(header: string): number | null {
  const match = /^(?:棋譜|Game record )(\d{1,3})$/u.exec(header.trim());
  const part = Number(match?.[1]);
  return part >= 2 ? part : null;
}

function column(
  id: ListColumnId,
  ja: string,
  en: string,
  kind: ColumnKind,
  width: number,
  englishWidth = width,
): ListColumn {
  return { id, header: { ja, en }, kind, width: { ja: width, en: englishWidth } };
}

const kifuColumn = LIST_COLUMNS.at(-1)!;

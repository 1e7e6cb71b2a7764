import type { Language, LocalText } from '../../games/contract/language';

/** 一覧のシートに使う名。 */
export interface ListSheetWords {
  /** シートの名。表の名にも使うので、空白は入れない。 */
  readonly list: string;
  readonly dateFormat: string;
}

export const listSheetWords: Readonly<Record<Language, ListSheetWords>> = {
  ja: { list: '対局一覧', dateFormat: 'yyyy/mm/dd' },
  en: { list: 'GameList', dateFormat: 'yyyy-mm-dd' },
};

/** 失敗の文: 何が起き、何が残り、次に何をすればよいか。 */
export const listFailureTexts = {
  listGone: {
    ja: '一覧の表が見つかりません。消されたか、ふつうの範囲に変えられたようです。ほかのシートはそのままです。「元に戻す」で戻すか、新しい一覧を作ってください。',
    en: 'The list’s table cannot be found; it seems to be deleted or turned into a plain range. Other sheets are untouched. Undo that, or make a new list.',
  },
  protected: {
    ja: 'シートが保護されていて書けませんでした。一覧は元のままです。「校閲」タブの「シート保護の解除」の後、もう一度試してください。',
    en: 'The sheet is protected and could not be written. The list is as it was. Unprotect the sheet on the Review tab and try again.',
  },
  cellEditing: {
    ja: 'セルの編集中なので一覧を使えませんでした。一覧は元のままです。Enter か Esc で編集を終えてから、もう一度試してください。',
    en: 'A cell is being edited, so the list could not be used. The list is as it was. Press Enter or Esc and try again.',
  },
  tooLarge: {
    ja: '一度に送る量が大きすぎて、Excel に断られました。一覧に書けたところまでは残っています。もう一度試してください。',
    en: 'Excel refused the request because it was too large. What was written to the list is kept. Please try again.',
  },
  busy: {
    ja: 'Excel がほかの仕事をしていて応えませんでした。一覧に書けたところまでは残っています。少し待ってから、もう一度試してください。',
    en: 'Excel was busy and did not answer. What was written to the list is kept. Wait a moment and try again.',
  },
  noAnswer: {
    ja: 'Excel から答えが来ませんでした。書けたかどうかは分かりません。一覧を確かめてから、もう一度試してください。同じ対局が二重になることはありません。',
    en: 'Excel gave no answer, so it is not known whether the list was written. Look at the list and try again; no game is added twice.',
  },
  refused: {
    ja: '一覧の表の下か右に動かせないものがあり、Excel に断られました。一覧に書けたところまでは残っています。表の下と右を空けてから、もう一度試してください。',
    en: 'Something below or beside the list’s table is in the way, so Excel refused. What was written is kept. Clear the cells below and beside the table and try again.',
  },
  general: {
    ja: 'Excel が仕事を終えられませんでした。一覧に書けたところまでは残っています。もう一度試してください。',
    en: 'Excel could not finish the work. What was written to the list is kept. Please try again.',
  },
  moved: {
    ja: '仕事の間に一覧が並べ替えられたか動かされたので止めました。ほかの行は書き換えていません。もう一度試してください。',
    en: 'The list was sorted or moved meanwhile, so the work stopped. No other row was changed. Please try again.',
  },
  notGrown: {
    ja: '一覧の表を下へ広げられませんでした。表の行は元のままです。表の下を空けるか、新しい一覧を作ってから、もう一度試してください。',
    en: 'The list’s table could not be made longer. Its rows are as they were. Clear the cells below the table or make a new list, then try again.',
  },
  cannotKeep: (headers: Readonly<Record<Language, readonly string[]>>): LocalText => ({
    ja: `一覧に${headers.ja.map((header) => `「${header}」`).join('')}の欄がないので、対局を残せません。ここでは何も書いていません。見出しをその名に戻すか（消した列は「元に戻す」で）、新しい一覧を作ってから、もう一度試してください。`,
    en: `The list has no column ${headers.en.map((header) => `“${header}”`).join(' and ')}, so it cannot keep games. Nothing was written here. Give the header that name again (undo if the column was deleted) or make a new list, then try again.`,
  }),
  missingColumn: (header: string): LocalText => ({
    ja: `一覧に「${header}」の欄がありません。一覧は元のままです。「元に戻す」で欄を戻すか、表の右端に「${header}」という見出しの欄を足してください。`,
    en: `The list has no column “${header}”. The list is as it was. Undo its deletion, or add a column with the header “${header}”.`,
  }),
  partlyAdded: (written: number, total: number, reason: LocalText): LocalText => ({
    ja: `${total}局のうち${written}局を一覧に足したところで止まりました。足した行は残っています。同じファイルをもう一度読み込むと、残りだけが足されます。${reason.ja}`,
    en: `Stopped after adding ${written} of ${total} games. The added rows are kept; load the same files again and only the rest is added. ${reason.en}`,
  }),
  untidied: (written: number, total: number, reason: LocalText): LocalText => ({
    ja: `${total}局のうち${written}局を一覧に足したところで止まり、書きかけの行を片付けられませんでした。足した行は残っています。表の終わりに鍵のない行が残っていれば消してから、同じファイルをもう一度読み込むと、残りだけが足されます。${reason.ja}`,
    en: `Stopped after adding ${written} of ${total} games, and the half-written rows could not be cleared. The added rows are kept. If rows without a key are left at the end of the table, delete them and load the same files again; only the rest is added. ${reason.en}`,
  }),
} as const satisfies Readonly<Record<string, LocalText | ((...values: never[]) => LocalText)>>;

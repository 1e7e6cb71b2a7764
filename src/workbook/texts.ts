import type { Language, LocalText } from '../games/contract/language';
import type { NameMisfit } from './sheet-roles';

/** シートに書く言葉。 */
export interface SheetWords {
  readonly kifuHeaders: readonly [string, string, string, string, string];
  readonly moveInput: string;
  readonly boardColor: string;
  readonly selectedColor: string;
  readonly kind: string;
  readonly position: string;
  readonly storage: string;
  readonly storageNote: string;
  readonly kifuSheet: string;
  readonly kifuSheetText: string;
}

/** シートの言葉: 言語ごと。 */
export const sheetWords: Readonly<Record<Language, SheetWords>> = {
  ja: {
    kifuHeaders: ['手数', '指し手', '消費時間', '累計', 'コメント'],
    moveInput: '指し手入力',
    boardColor: '盤の色',
    selectedColor: '選んだ駒の色',
    kind: '種類',
    position: '局面 (SFEN)',
    storage: '棋譜データ',
    storageNote: 'この対局の保存です。列を写すと KIF になります。',
    kifuSheet: '棋譜',
    kifuSheetText: 'KIF (この列を写すと棋譜ファイルになります)',
  },
  en: {
    kifuHeaders: ['No.', 'Move', 'Time', 'Total', 'Comment'],
    moveInput: 'Type a move',
    boardColor: 'Board colour',
    selectedColor: 'Selected piece',
    kind: 'Game',
    position: 'Position (SFEN)',
    storage: 'Stored kifu',
    storageNote: 'This keeps the game. Copy the column to get a KIF file.',
    kifuSheet: 'Kifu',
    kifuSheetText: 'KIF (copy this column to get a kifu file)',
  },
};

/** 失敗の文: 何が起き、何が残り、次に何をすればよいか。 */
export const failureTexts = {
  cellEditing: {
    ja: 'セルの編集中なので盤を描けませんでした。対局は進んでいます。Enter か Esc で編集を終え、次の一手か「盤を描き直す」で描かれます。',
    en: 'A cell is being edited, so the board was not painted. Your game went on. Press Enter or Esc, then make a move or choose “Repaint the board”.',
  },
  protected: {
    ja: 'シートが保護されていて書けませんでした。対局はメモリーに残っています。「校閲」タブの「シート保護の解除」の後、「盤を描き直す」を押してください。',
    en: 'The sheet is protected and could not be written. Your game is kept in memory. Unprotect the sheet on the Review tab, then choose “Repaint the board”.',
  },
  sheetGone: {
    ja: '盤のシートが見つかりません。消されたようです。ほかの盤はそのままです。「元に戻す」で戻すか、新規対局を始めてください。',
    en: 'The board’s sheet cannot be found; it seems to be deleted. Other boards are untouched. Undo the deletion or start a new game.',
  },
  tooLarge: {
    ja: '一度に送る量が大きすぎて、Excel に断られました。対局は残っています。長いコメントを短くするか、棋譜を KIF 保存してください。',
    en: 'Excel refused the request because it was too large. Your game is kept. Shorten long comments or save the kifu as KIF.',
  },
  busy: {
    ja: 'Excel がほかの仕事をしていて応えませんでした。対局は残っています。少し待って「盤を描き直す」を押してください。',
    en: 'Excel was busy and did not answer. Your game is kept. Wait a moment and choose “Repaint the board”.',
  },
  invalidReference: {
    ja: '盤の範囲を指す名前が壊れています。対局はメモリーに残っています。「数式」タブの「名前の管理」を確かめ、「盤を描き直す」を押してください。',
    en: 'A name that points at the board is broken. Your game is kept in memory. Check the Name Manager, then choose “Repaint the board”.',
  },
  general: {
    ja: 'Excel が仕事を終えられませんでした。対局はメモリーに残っています。次の一手か「盤を描き直す」でもう一度描きます。',
    en: 'Excel could not finish the work. Your game is kept in memory. The next move or “Repaint the board” tries again.',
  },
  noBoard: {
    ja: 'このシートには盤がありません。盤のあるシートを開くか、新規対局を始めてください。',
    en: 'There is no board on this sheet. Open a sheet with a board or start a new game.',
  },
  alreadyBoard: {
    ja: 'このシートの棋譜データにはもう対局があります。何も書き換えていません。ほかのシートに名前を置くか、新規対局を始めてください。',
    en: 'This sheet already stores a game. Nothing was changed. Put the names on another sheet or start a new game.',
  },
  moved: {
    ja: '行か列が動いたので、いまのクリックは取り消しました。盤は新しい場所で読み直しました。もう一度押してください。',
    en: 'Rows or columns had moved, so that click was taken back. The board was read again at its new place. Please click again.',
  },
  recordBlocked: (name: string, address: string): LocalText => ({
    ja: `「${name}」を下へ伸ばすところ (${address}) にほかの値があるので、書かずに止めました。対局はメモリーに残っています。そこを空けてから「盤を描き直す」を押してください。`,
    en: `“${name}” must grow into ${address}, where there are other values, so nothing was written. Your game is kept in memory. Clear those cells, then choose “Repaint the board”.`,
  }),
  misfits: (misfits: readonly NameMisfit[]): LocalText => ({
    ja: `シートの名前が足りないか大きさが違います: ${misfits.map(misfitJa).join('、')}。シートは書き換えていません。「数式」タブの「名前の管理」で直してから、もう一度試してください。`,
    en: `Names on the sheet are missing or of the wrong size: ${misfits.map(misfitEn).join(', ')}. The sheet was not changed. Correct them in the Name Manager and try again.`,
  }),
} as const;

function misfitJa(misfit: NameMisfit): string {
  return misfit.actual === null
    ? `「${misfit.name}」がありません (${misfit.expected})`
    : `「${misfit.name}」は ${misfit.expected} のはずが ${misfit.actual} です`;
}

function misfitEn(misfit: NameMisfit): string {
  return misfit.actual === null
    ? `“${misfit.name}” is missing (${misfit.expected})`
    : `“${misfit.name}” should be ${misfit.expected} but is ${misfit.actual}`;
}

import type { LocalText, Voice, VoicedText } from '../games/contract/language';
import { textIn } from '../games/contract/language';
import type { NameMisfit } from './sheet-roles';

/** シートに書く言葉。 */
export interface SheetWords {
  readonly kifuHeaders: readonly [string, string, string, string, string];
  readonly moveInput: string;
  readonly boardColor: string;
  readonly selectedColor: string;
  readonly kind: string;
  readonly position: string;
  readonly ply: string;
  readonly clock: string;
  readonly storage: string;
  readonly storageNote: string;
  readonly kifuSheet: string;
  readonly kifuSheetText: string;
}

/** シートの言葉: 声ごと。 */
export const sheetWords: Readonly<Record<Voice, SheetWords>> = {
  ja: {
    kifuHeaders: ['手数', '指し手', '消費時間', '累計', 'コメント'],
    moveInput: '指し手入力',
    boardColor: '盤の色',
    selectedColor: '選んだ駒の色',
    kind: '種類',
    position: '局面',
    ply: '手数',
    clock: '時間',
    storage: '棋譜データ',
    storageNote: 'この対局の保存です。列を写すと棋譜になります。',
    kifuSheet: '棋譜',
    kifuSheetText: '棋譜 (この列を写すと棋譜ファイルになります)',
  },
  en: {
    kifuHeaders: ['No.', 'Move', 'Time', 'Total', 'Comment'],
    moveInput: 'Type a move',
    boardColor: 'Board colour',
    selectedColor: 'Selected piece',
    kind: 'Game',
    position: 'Position',
    ply: 'Move number',
    clock: 'time',
    storage: 'Stored kifu',
    storageNote: 'This keeps the game. Copy the column to get a kifu file.',
    kifuSheet: 'Kifu',
    kifuSheetText: 'Kifu (copy this column to get a kifu file)',
  },
  kana: {
    kifuHeaders: ['て', 'うごき', 'じかん', 'ぜんぶ', 'コメント'],
    moveInput: 'ここに かく',
    boardColor: 'ばんの いろ',
    selectedColor: 'えらんだ いろ',
    kind: 'あそび',
    position: 'いまの かたち',
    ply: 'なんてめ',
    clock: 'じかん',
    storage: 'きふの データ',
    storageNote: 'ここに きふが のこるよ。この れつを うつすと きふに なるよ。',
    kifuSheet: 'きふ',
    kifuSheetText: 'きふ (この れつを うつすと きふの ファイルに なるよ)',
  },
};

/** 失敗の文: 何が起き、何が残り、次に何をすればよいか。 */
export const failureTexts = {
  cellEditing: {
    ja: 'セルの編集中なので盤を描けませんでした。対局は進んでいます。Enter か Esc で編集を終え、次の一手か「盤を描き直す」で描かれます。',
    en: 'A cell is being edited, so the board was not painted. Your game went on. Press Enter or Esc, then make a move or choose “Repaint the board”.',
    kana: 'セルに かいている とちゅうなので、ばんを かけなかったよ。きふは のこっているよ。Enterか Escを おしてから、「ばんを かきなおす」を おしてね。',
  },
  protected: {
    ja: 'シートが保護されていて書けませんでした。対局はメモリーに残っています。「校閲」タブの「シート保護の解除」の後、「盤を描き直す」を押してください。',
    en: 'The sheet is protected and could not be written. Your game is kept in memory. Unprotect the sheet on the Review tab, then choose “Repaint the board”.',
    kana: 'シートに かぎが かかっていて かけなかったよ。きふは のこっているよ。おとなの ひとに シートの ほごを はずしてもらって、「ばんを かきなおす」を おしてね。',
  },
  sheetGone: {
    ja: '盤のシートが見つかりません。消されたようです。ほかの盤はそのままです。「元に戻す」で戻すか、新規対局を始めてください。',
    en: 'The board’s sheet cannot be found; it seems to be deleted. Other boards are untouched. Undo the deletion or start a new game.',
    kana: 'ばんの シートが みつからないよ。けしてしまったみたい。「もとに もどす」で もどすか、あたらしく はじめてね。',
  },
  tooLarge: {
    ja: '一度に送る量が大きすぎて、Excel に断られました。対局は残っています。長いコメントを短くするか、棋譜を KIF 保存してください。',
    en: 'Excel refused the request because it was too large. Your game is kept. Shorten long comments or save the kifu as KIF.',
    kana: 'いちどに おくるものが おおすぎて、Excelに かけなかったよ。きふは のこっているよ。ながい コメントを みじかく してね。',
  },
  busy: {
    ja: 'Excel がほかの仕事をしていて応えませんでした。対局は残っています。少し待って「盤を描き直す」を押してください。',
    en: 'Excel was busy and did not answer. Your game is kept. Wait a moment and choose “Repaint the board”.',
    kana: 'Excelが いそがしくて こたえなかったよ。きふは のこっているよ。すこし まって「ばんを かきなおす」を おしてね。',
  },
  notOpened: {
    ja: 'Excel が応えなかったので、このブックの盤を開けませんでした。シートは書き換えていないので、対局はそのままです。少し待って、作業ウィンドウを閉じて開き直してください。',
    en: 'Excel did not answer, so the boards of this workbook could not be opened. No sheet was changed and your games are as they were. Wait a moment, then close the pane and open it again.',
    kana: 'Excelが こたえなかったので、ばんを ひらけなかったよ。きふは そのまま のこっているよ。すこし まって、この まどを とじて ひらきなおしてね。',
  },
  leftSheet: {
    ja: '途中まで敷いたシートが残りました。要らなければそのシートを消してから、もう一度始めてください。',
    en: 'A half-made sheet was left behind. Delete it if you do not need it, then start again.',
    kana: 'つくりかけの シートが のこったよ。いらなければ けして、もういちど はじめてね。',
  },
  sheetHidden: (name: string): VoicedText => ({
    ja: `シート「${name}」は隠されているので、盤を描ききれませんでした。対局は残っています。シート見出しを右クリックして「再表示」で戻し、次の一手か「盤を描き直す」で描かれます。`,
    en: `The sheet “${name}” is hidden, so the board could not be painted to the end. Your game is kept. Right-click a sheet tab and choose Unhide, then make a move or choose “Repaint the board”.`,
    kana: `シート「${name}」が かくれているので、ばんを かききれなかったよ。きふは のこっているよ。シートを「さいひょうじ」して、つぎの てか「ばんを かきなおす」で かくよ。`,
  }),
  invalidReference: {
    ja: '盤の範囲を指す名前が壊れています。対局はメモリーに残っています。「数式」タブの「名前の管理」を確かめ、「盤を描き直す」を押してください。',
    en: 'A name that points at the board is broken. Your game is kept in memory. Check the Name Manager, then choose “Repaint the board”.',
    kana: 'ばんの なまえが こわれているよ。きふは のこっているよ。おとなの ひとに「なまえの かんり」を みてもらって、「ばんを かきなおす」を おしてね。',
  },
  general: {
    ja: 'Excel が仕事を終えられませんでした。対局はメモリーに残っています。次の一手か「盤を描き直す」でもう一度描きます。',
    en: 'Excel could not finish the work. Your game is kept in memory. The next move or “Repaint the board” tries again.',
    kana: 'Excelに うまく かけなかったよ。きふは のこっているよ。つぎの てか「ばんを かきなおす」で もういちど かくよ。',
  },
  noAnswer: {
    ja: 'Excel から答えが来ませんでした。書けたかどうかは分かりませんが、対局は残っています。次の一手か「盤を描き直す」で、シートを対局に合わせます。',
    en: 'Excel gave no answer, so it is not known whether the sheet was written. Your game is kept. The next move or “Repaint the board” makes the sheet match it.',
    kana: 'Excelから へんじが こなかったよ。きふは のこっているよ。つぎの てか「ばんを かきなおす」で かきなおすよ。',
  },
  overwrote: {
    ja: 'ほかの所でもこの盤が書き替えられていました。後から指したこちらの対局を残し、盤と棋譜データを描き直しました。前の状態には「元に戻す」で戻れます。',
    en: 'This board was also changed elsewhere. The later move here was kept, and the board and the stored kifu were painted again. Undo brings back the earlier state.',
    kana: 'ほかの ところでも この ばんが かわっていたよ。あとから うごかした こちらを のこして、かきなおしたよ。「もとに もどす」で まえに もどれるよ。',
  },
  storageDamaged: (reason: LocalText): VoicedText => ({
    ja: `${reason.ja} 対局はメモリーに残っていたので、盤と棋譜データをその対局から描き直しました。前のセルには「元に戻す」で戻れます。`,
    en: `${reason.en} The game was still in memory, so the board and the stored kifu were painted from it. Undo brings the cells back.`,
    kana: `${textIn(reason, 'kana')} きふは のこっていたので、ばんと きふの データを かきなおしたよ。「もとに もどす」で まえの セルに もどれるよ。`,
  }),
  storageUnreadable: (name: string, reason: LocalText): VoicedText => ({
    ja: `シート「${name}」の盤は開けませんでした。${reason.ja} シートは書き換えていません。その行を直すか「元に戻す」の後、シートを開き直してください。`,
    en: `The board on sheet “${name}” could not be opened. ${reason.en} The sheet was not changed. Correct that line or undo, then come back to the sheet.`,
    kana: `シート「${name}」の ばんを ひらけなかったよ。${textIn(reason, 'kana')} シートは そのまま。「もとに もどす」を ためして、シートを ひらきなおしてね。`,
  }),
  noBoard: {
    ja: 'このシートには盤がありません。盤のあるシートを開くか、新規対局を始めてください。',
    en: 'There is no board on this sheet. Open a sheet with a board or start a new game.',
    kana: 'この シートに ばんは ないよ。ばんの ある シートを ひらくか、あたらしく はじめてね。',
  },
  alreadyBoard: {
    ja: 'このシートの棋譜データにはもう対局があります。何も書き換えていません。ほかのシートに名前を置くか、新規対局を始めてください。',
    en: 'This sheet already stores a game. Nothing was changed. Put the names on another sheet or start a new game.',
    kana: 'この シートには もう きふが あるよ。なにも かえていないよ。ほかの シートを つかうか、あたらしく はじめてね。',
  },
  moved: {
    ja: '行か列が動いたので、いまのクリックは取り消しました。盤は新しい場所で読み直しました。もう一度押してください。',
    en: 'Rows or columns had moved, so that click was taken back. The board was read again at its new place. Please click again.',
    kana: 'ばんが うごいていたので、いまの クリックは とりけしたよ。もういちど おしてね。',
  },
  recordBlocked: (name: string, address: string): VoicedText => ({
    ja: `「${name}」を下へ伸ばすところ (${address}) にほかの値があるので、書かずに止めました。対局はメモリーに残っています。そこを空けてから「盤を描き直す」を押してください。`,
    en: `“${name}” must grow into ${address}, where there are other values, so nothing was written. Your game is kept in memory. Clear those cells, then choose “Repaint the board”.`,
    kana: `「${name}」を のばす ところ (${address}) に なにか かいてあるので、とめたよ。きふは のこっているよ。そこを あけてから「ばんを かきなおす」を おしてね。`,
  }),
  misfits: (misfits: readonly NameMisfit[]): VoicedText => ({
    ja: `シートの名前が足りないか大きさが違います: ${misfits.map(misfitJa).join('、')}。シートは書き換えていません。「数式」タブの「名前の管理」で直してから、もう一度試してください。`,
    en: `Names on the sheet are missing or of the wrong size: ${misfits.map(misfitEn).join(', ')}. The sheet was not changed. Correct them in the Name Manager and try again.`,
    kana: `シートの なまえが たりないか、おおきさが ちがうよ: ${misfits.map((misfit) => misfit.name).join('、')}。シートは そのまま。なまえを なおして もういちど ためしてね。`,
  }),
} as const satisfies Readonly<Record<string, VoicedText | ((...values: never[]) => VoicedText)>>;

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

/** 自己点検で人に頼むことと尋ねること。 */
export const checkTexts = {
  undo: {
    ja: '仮のシートをクリックし、Ctrl+Z (Mac は ⌘Z) を一度押してから「はい」を選んでください。',
    en: 'Click the temporary sheet, press Ctrl+Z (⌘Z on Mac) once, then choose Yes.',
  },
  redo: {
    ja: '続けて Ctrl+Y (Mac は ⌘Y) を一度押してから「はい」を選んでください。',
    en: 'Now press Ctrl+Y (⌘Y on Mac) once, then choose Yes.',
  },
  undoNothing: {
    ja: '仮のシートをクリックし、Ctrl+Z (Mac は ⌘Z) を一度押してから「はい」を選んでください。戻るものがなくてもかまいません。',
    en: 'Click the temporary sheet, press Ctrl+Z (⌘Z on Mac) once, then choose Yes. It does not matter if there is nothing to undo.',
  },
  edit: {
    ja: '「はい」を選んだら、五秒のうちに仮のシートの J1 に字を打ち始め、十秒たってから Enter で確定してください。',
    en: 'Choose Yes, start typing into J1 of the temporary sheet within five seconds, and press Enter only after ten.',
  },
  coauthor: {
    ja: '共同編集の相手が仮のシートの I1 に何か打ち込んでから「はい」を選んでください。一人なら「いいえ」。',
    en: 'Let a co-author type something into I1 of the temporary sheet, then choose Yes. Alone? Choose No.',
  },
  remove: {
    ja: '点検が終わりました。仮のシートを消しますか。',
    en: 'The check is done. Delete the temporary sheet?',
  },
} as const;

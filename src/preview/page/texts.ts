/** ページの文。日本語が元で、英語は同じ鍵をすべて持つ。 */
const ja = {
  notExcel: 'シミュレーション（Excelではありません）',
  notExcelHint: '開発と試遊のための模擬ワークブックです。Excel の機能の一部だけをまねています。',
  showPane: '将棋',
  showPaneHint: '作業ウィンドウ「Excel将棋」を開く',
  undo: '元に戻す',
  redo: 'やり直し',
  workbooks: 'ブック',
  newWorkbook: '新しいブック',
  openWorkbook: '保存したブックを開く…',
  downloadWorkbook: 'ブックを書き出す (JSON)',
  uploadWorkbook: 'ブックを読み込む (JSON)…',
  renameWorkbook: 'ブックの名前を変える…',
  insertDelete: '行・列・表',
  makeTable: '選んだ範囲をテーブルにする',
  freezePanes: 'ここでウィンドウ枠を固定',
  unfreezePanes: 'ウィンドウ枠の固定を解除',
  insertRows: '行を挿入',
  insertColumns: '列を挿入',
  deleteRows: '行を削除',
  deleteColumns: '列を削除',
  fillColor: '塗りつぶしの色',
  noFill: '塗りつぶしなし',
  moreColors: 'その他の色…',
  bold: '太字',
  nameBox: '名前ボックス',
  names: '名前の一覧',
  noNames: '名前はまだありません',
  formulaBar: '数式バー',
  commitEdit: '入力 (Enter)',
  cancelEdit: 'キャンセル (Esc)',
  grid: 'ワークシート',
  blankCell: '空のセル',
  selectAll: 'すべて選択',
  showGroup: 'グループを展開する',
  hideGroup: 'グループを折りたたむ',
  sheets: 'シート見出し',
  addSheet: '新しいシート',
  renameSheet: '名前の変更…',
  copySheet: 'コピー',
  deleteSheet: '削除',
  moveSheetLeft: '左へ移動',
  moveSheetRight: '右へ移動',
  pane: '作業ウィンドウ',
  paneTitle: 'Excel将棋',
  reloadPane: 'ペインを再読込',
  closePane: '作業ウィンドウを閉じる',
  splitter: '作業ウィンドウの幅',
  ready: '準備完了',
  editing: '編集',
  saved: 'このブラウザーに保存しました',
  saving: '保存しています…',
  ok: 'OK',
  cancel: 'キャンセル',
  open: '開く',
  remove: '削除',
  close: '閉じる',
  newName: '新しい名前',
  noWorkbooks: '保存したブックはまだありません。',
  removeWorkbookAsk: 'ブック「{name}」をこのブラウザーから削除しますか。元に戻せません。',
  deleteSheetAsk: 'シート「{name}」を削除しますか。',
  failedProtected:
    'このシートは保護されているので変更できません。内容はそのままです。保護を解いてからもう一度お試しください。',
  failedReference:
    '「{text}」は番地でも名前でもありません。選択はそのままです。B2 や 将棋盤 のように入力してください。',
  failedName:
    'シートの名前「{text}」は使えません。元の名前のままです。31 文字まで、\\ / ? * [ ] : を除き、ほかのシートと違う名前にしてください。',
  failedInput: '「{text}」を入力できませんでした。セルはそのままです。直すか、Esc で取り消してください。',
  failedOperation: '今はこの操作を行えません（{reason}）。ブックはそのままです。',
  failedStorage:
    'このブラウザーに保存できませんでした（{reason}）。画面のブックは続けて使えます。「ブックを書き出す」で手元に残してください。',
  failedFile:
    '「{name}」はブックとして読めませんでした。今のブックはそのままです。このページで書き出した JSON を選んでください。',
  unknownMember:
    'アドインが、このシミュレーションにない機能を求めました（{members}）。ブックはそのままです。開発者にお知らせください。',
  columnMenu: '「{name}」の並べ替えと絞り込み',
  columnMenuFiltered: '「{name}」の並べ替えと絞り込み（絞り込み中）',
  sortAscending: '昇順に並べ替え',
  sortDescending: '降順に並べ替え',
  clearFilter: 'フィルターをクリア',
  searchValues: '値を探す',
  allValues: '（すべて選択）',
  blankValues: '（空白セル）',
  otherTab: 'このブックは別のタブでも開かれています。あとに保存した方が残ります。',
} as const;

/** 文の鍵。 */
export type TextKey = keyof typeof ja;

const en: Record<TextKey, string> = {
  notExcel: 'Simulation (this is not Excel)',
  notExcelHint: 'A simulated workbook for development and trying the game. It imitates only a part of Excel.',
  showPane: 'Shogi',
  showPaneHint: 'Open the Excel Shogi task pane',
  undo: 'Undo',
  redo: 'Redo',
  workbooks: 'Workbook',
  newWorkbook: 'New workbook',
  openWorkbook: 'Open a saved workbook…',
  downloadWorkbook: 'Download workbook (JSON)',
  uploadWorkbook: 'Read workbook (JSON)…',
  renameWorkbook: 'Rename workbook…',
  insertDelete: 'Rows & tables',
  makeTable: 'Make the selection a table',
  freezePanes: 'Freeze panes here',
  unfreezePanes: 'Unfreeze panes',
  insertRows: 'Insert rows',
  insertColumns: 'Insert columns',
  deleteRows: 'Delete rows',
  deleteColumns: 'Delete columns',
  fillColor: 'Fill colour',
  noFill: 'No fill',
  moreColors: 'More colours…',
  bold: 'Bold',
  nameBox: 'Name box',
  names: 'Names',
  noNames: 'There are no names yet',
  formulaBar: 'Formula bar',
  commitEdit: 'Enter (Enter)',
  cancelEdit: 'Cancel (Esc)',
  grid: 'Worksheet',
  blankCell: 'blank cell',
  selectAll: 'Select all',
  showGroup: 'Expand group',
  hideGroup: 'Collapse group',
  sheets: 'Sheet tabs',
  addSheet: 'New sheet',
  renameSheet: 'Rename…',
  copySheet: 'Copy',
  deleteSheet: 'Delete',
  moveSheetLeft: 'Move left',
  moveSheetRight: 'Move right',
  pane: 'Task pane',
  paneTitle: 'Excel Shogi',
  reloadPane: 'Reload pane',
  closePane: 'Close task pane',
  splitter: 'Width of the task pane',
  ready: 'Ready',
  editing: 'Edit',
  saved: 'Saved in this browser',
  saving: 'Saving…',
  ok: 'OK',
  cancel: 'Cancel',
  open: 'Open',
  remove: 'Delete',
  close: 'Close',
  newName: 'New name',
  noWorkbooks: 'There are no saved workbooks yet.',
  removeWorkbookAsk: 'Delete the workbook “{name}” from this browser? This cannot be undone.',
  deleteSheetAsk: 'Delete the sheet “{name}”?',
  failedProtected: 'This sheet is protected, so nothing was changed. Unprotect it and try again.',
  failedReference:
    '“{text}” is neither an address nor a name. The selection is as before. Type something like B2.',
  failedName:
    'The sheet name “{text}” cannot be used. The old name was kept. Use up to 31 characters without \\ / ? * [ ] : that no other sheet has.',
  failedInput: '“{text}” could not be entered. The cell is as before. Correct it or press Esc.',
  failedOperation: 'This cannot be done now ({reason}). The workbook is as before.',
  failedStorage:
    'Could not save in this browser ({reason}). The workbook on the screen still works. Use “Download workbook” to keep it.',
  failedFile:
    '“{name}” could not be read as a workbook. The present workbook is as before. Choose a JSON file downloaded from this page.',
  unknownMember:
    'The add-in asked for something this simulation lacks ({members}). The workbook is as before. Please tell the developers.',
  columnMenu: 'Sort and filter “{name}”',
  columnMenuFiltered: 'Sort and filter “{name}” (filtered)',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearFilter: 'Clear filter',
  searchValues: 'Search values',
  allValues: '(Select all)',
  blankValues: '(Blanks)',
  otherTab: 'This workbook is open in another tab as well. The one saved last will remain.',
};

/** ページの言語。 */
export type Language = 'ja' | 'en';

/** ブラウザーの言語からページの言語を決める。`?lang=` が優先する。 */
export function pageLanguage(search: string, browser: string): Language {
  const asked = new URLSearchParams(search).get('lang') ?? browser;
  return asked.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

/** 文を引く関数。{name} などの欄に値を入れる。 */
export type Say = (key: TextKey, fields?: Readonly<Record<string, string>>) => string;

/** 言語の文を引く関数を作る。 */
export function textsOf(language: Language): Say {
  const table: Record<TextKey, string> = language === 'ja' ? ja : en;
  return (key, fields = {}) =>
    table[key].replace(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole);
}

import { listEn } from './list-en';
import type { PaneTexts } from './pane-texts';

/** 作業ウィンドウの英語。完全な訳。 */
export const en: PaneTexts = {
  tabs: {
    game: { short: 'Game', name: 'Game' },
    new: { short: 'New', name: 'New game' },
    open: { short: 'Open', name: 'Open a kifu' },
    save: { short: 'Save', name: 'Save the kifu' },
    list: { short: 'List', name: 'List of games' },
    settings: { short: 'Settings', name: 'Settings' },
  },
  tabList: 'Excel Shogi',
  close: 'Dismiss the message',
  levels: { info: 'Note', success: 'Done', foul: 'Not allowed', error: 'That did not work' },
  busy: 'Writing to Excel',

  card: {
    title: 'How about a game?',
    lead: 'A board is laid out on a new sheet and you can play at once. Your own sheets stay untouched.',
    steps: [
      'Click the cell of a piece: the squares it can reach are marked.',
      'Click the square to move to.',
      'The kifu stays in the workbook, so you can close it and go on later.',
    ],
    start: 'Start a game',
    otherSheetTitle: 'No board on this sheet',
    otherSheetLead: 'Go back to a game with “Board” above, or start a new one.',
  },
  modes: { playing: 'Playing', reviewing: 'Reviewing' },
  modeHints: {
    playing: 'A game is on: the clock runs and moves continue the game.',
    reviewing: 'Reviewing: the clock is stopped and moves become variations.',
  },
  ply: (ply) => (ply === 0 ? 'Start' : `Move ${ply}`),
  boards: 'Board',
  noBoard: 'Choose a board',
  clockOf: (side) => `Time used by ${side}`,

  kifu: 'Kifu',
  branchMark: 'has variations',
  commentMark: 'has a comment',
  foulMark: 'Foul',
  foulOf: (name) => `This move is a foul (${name}).`,
  branches: (ply) => `Alternatives at move ${ply}`,
  comment: 'Comment on this move',
  commentHint: 'Kept in the kifu',
  headers: {
    title: 'About the game',
    hint: 'What you change is kept in the kifu. A detail left empty goes away.',
    newKey: 'New detail',
    newValue: 'What it says',
    add: 'Add the detail',
  },

  navigation: 'Step through the kifu',
  first: 'To the start (Home)',
  previous: 'One move back (←)',
  next: 'One move on (→)',
  last: 'To the end (End)',
  position: (row, last) => `${row} / ${last}`,
  replay: 'Replay',
  stopReplay: 'Stop',
  interval: 'Replay interval',
  seconds: (seconds) => `${seconds} s`,
  flip: 'Flip the board',

  actions: 'Game actions',
  takeBack: 'Take back',
  redo: 'Redo',
  resume: 'Back to the game',
  resumeHint: 'Leave the review and go on with the game',
  playOn: 'Play on from here',
  playOnHint: 'Start the clock and go on from this position',
  cancel: 'Cancel',

  inputModes: { click: 'Play by click', keyboard: 'Play by keyboard' },
  inputHints: {
    click: 'Play by click: moving with the arrow keys also picks.',
    keyboard: 'Play by keyboard: walk with the arrows, then Confirm.',
  },
  confirmCell: 'Confirm',
  switchTo: { click: 'Use clicks', keyboard: 'Use keyboard' },

  newGame: {
    title: 'New game',
    lead: 'Everything may be left empty. Your current game stays as it is.',
    kind: 'Game',
    place: 'Where to put the board',
    places: { newSheet: 'A new sheet', activeSheet: 'The sheet in front' },
    placeHint:
      '“The sheet in front” is for a sheet on which you have defined the names (将棋盤 and so on) yourself.',
    start: 'Start with these',
  },
  open: {
    title: 'Open a kifu',
    lead: 'Games and positions are set up on a new sheet. Your current game stays as it is.',
    choose: 'Choose files',
    drop: 'Drop here to open the kifu',
    dropHint: 'Choose as many as you like, or drop them anywhere on this pane.',
    paste: 'Paste a kifu or a position',
    pasteHint: 'Game text, SFEN and board diagrams are all read',
    read: 'Open what was pasted',
    pasted: 'Pasted text',
    reading: (name) => `Reading “${name}”…`,
    found: (games, files) => {
      const count = games === 1 ? '1 game was found' : `${games} games were found`;
      return files > 1 ? `${count} in ${files} files.` : `${count}.`;
    },
    shown: (shown, all) => `Listing the first ${shown} of ${all} games.`,
    show: 'Set up on a board',
    results: 'Games that were read',
    notices: (count) => `Noticed while reading (${count})`,
    moreNotices: (next, left) =>
      next < left ? `Show the next ${next} (${left} left)` : `Show the other ${left}`,
    cutSource: (head, lines) => (lines > 1 ? `${head} (${lines} lines in all)` : head),
    line: (line, column) => (column === null ? `Line ${line}` : `Line ${line}, column ${column}`),
    tooLarge: (name, megabytes, limit) =>
      `“${name}” has ${megabytes} MB, which is too large to open here (up to ${limit} MB). Your current game is untouched. Please split it and open the parts.`,
    unreadable: (name) =>
      `“${name}” could not be read. Your current game is untouched. Check that the file is still there and not in use, then choose it again.`,
    nothing: 'There was no kifu to open. The reasons are below.',
    emptyPaste: 'The box is empty. Paste a kifu or a position first.',
  },
  save: {
    title: 'Save the kifu',
    lead: 'Three ways out: take the one that suits you.',
    noGame: 'There is no game to save. Bring a sheet with a board to the front.',
    format: 'Format',
    download: 'Download',
    copy: 'Copy',
    sheet: 'Write to a sheet',
    sheetHint:
      'Some versions of Excel (on the Mac, for example) do not start downloads: use Copy or Write to a sheet there. Write to a sheet always makes a kifu sheet ready to print, whatever the format.',
    position: 'Copy this position',
    downloaded: (name) => `Handed over as “${name}”. If nothing starts, use Copy or Write to a sheet.`,
    copied: 'The kifu was copied.',
    copiedPosition: 'The position was copied.',
    copyByHand:
      'Copying is not allowed here. The whole text is selected in the box below: press Ctrl+C (⌘C on a Mac).',
    copyArea: 'The whole text, to copy',
    warnings: 'What this format cannot hold',
  },
  list: listEn,
  settings: {
    title: 'Settings',
    board: 'Board',
    size: 'Size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    flip: 'Flip the board',
    inputMode: 'How to play',
    language: '言語 / Language',
    languages: { ja: '日本語', en: 'English' },
    repaint: 'Repaint the board',
    repaintHint:
      'For when colours or pieces are out of place, or clicks are not answered. The kifu stays as it is.',
    noBoard: 'Bring a sheet with a board to the front to change its settings.',
  },
  selfCheck: {
    title: 'Self-check',
    lead: 'Tries on a temporary sheet whether Excel behaves as expected. Sheets with games are not touched.',
    start: 'Start the self-check',
    yes: 'Yes',
    no: 'No',
    result: 'Result (JSON)',
    copied: 'The result was copied.',
  },
};

import { formatCount } from '../format-count';
import type { ListTexts } from './list-texts';

/** 欄「一覧」の英語。 */
export const listEn: ListTexts = {
  title: 'List of games',
  lead: 'Reads many kifu files into a table, one game a row. Sheets with boards stay untouched.',
  which: 'List to use',
  create: 'Make a list',
  createAnother: 'Make another list',
  show: 'Show the list',
  missing: (headers) =>
    `The table has no column${headers}; nothing is written there. To have one back, give its header that name again or add a column with it.`,
  missingHeader: (header) => ` “${header}”`,
  games: (count) => (count === 1 ? '1 game' : `${formatCount(count)} games`),

  load: {
    title: 'Load',
    files: 'Choose files',
    folder: 'Choose a folder',
    hint: 'You can also drop files, folders and .zip on this pane.',
    drop: 'Drop here to load into the list',
    scanning: 'Looking into the folder…',
    toList: (files) =>
      files === 1 ? 'Loading 1 file into the list.' : `Loading ${formatCount(files)} files into the list.`,
    busy: 'The list is busy with something else. Nothing was loaded. Please hand over the files again when it is done.',
    lost: (files, first) =>
      `${formatCount(files)} of them (“${first}” is one) could not be taken. All others are loaded. Check that the files are still there and drop them again.`,
    empty: 'There was no file in the folder. The list stays as it is.',
  },
  progress: {
    label: 'Progress of loading',
    counts: ({ done, total, games, duplicates, unread }) =>
      `${formatCount(done)} of ${formatCount(total)}, ${formatCount(games)} games, ${formatCount(duplicates)} known, ${formatCount(unread)} unreadable`,
    rate: (perSecond) => `${formatCount(perSecond)} a second`,
    remaining: (time) => `${time} left`,
    cancel: 'Stop',
    cancelling: 'Stopping…',
  },
  repeated: {
    title: (games) =>
      games === 1 ? '1 game already in the list' : `${formatCount(games)} games already in the list`,
    hint: 'Same moves and headers: they were not added again.',
    sameAs: (no) => `same as №${no}`,
    known: 'in the list',
    more: (games) => `and ${formatCount(games)} more`,
  },
  row: {
    title: 'Selected game',
    none: 'Select a row of the list to see its board here. No sheet is changed.',
    board: 'Final position',
    noBoard: 'No position',
    hand: 'in hand',
    noHand: 'none',
    open: 'Open',
    openHint: 'On the sheet Kifu. Ctrl+Alt+Shift+K on a row of the list does the same',
    openNew: 'On a new sheet',
    previous: 'Previous',
    next: 'Next',
    stepHint: 'Through the visible rows, on the sheet Kifu',
  },
  search: {
    title: 'Find games',
    position: 'Position of the board in front',
    noBoard: 'To search for a position, bring a shogi board to the front.',
    ignoreHands: 'Ignore pieces in hand',
    player: 'Player',
    from: 'From',
    to: 'Until',
    opening: 'Opening',
    result: 'Result',
    any: 'All',
    run: 'Find',
    clear: 'Clear',
    found: (count, total) => `Found ${formatCount(count)} of ${formatCount(total)} rows.`,
    first: (shown) => `These are the first ${formatCount(shown)}.`,
    hits: 'Games found',
    hitPly: (ply) => (ply === 0 ? 'start' : `move ${ply}`),
    variation: 'variation',
  },
  statistics: {
    title: 'Position statistics',
    run: 'Count the position of the board',
    summary: (games, played) =>
      `The position occurs in ${formatCount(games)} games, in ${formatCount(played)} of them as played.`,
    none: 'No game goes on from here.',
    move: 'Move',
    count: 'Games',
    winRate: 'Wins',
    last: 'Last played',
    decided: (games) => `Win rate of the mover in ${formatCount(games)} games with a known result`,
    unknown: '–',
  },
  desk: {
    title: 'The board in front',
    add: 'Add to the list',
    writeBack: 'Write back to the list',
    addHint:
      'Bring a shogi board with a finished or interrupted game to the front to add the game to the list: while it is being played, resign or interrupt it first. A game opened from the list can be changed and written back to its row.',
  },
  export: {
    title: 'Write out',
    scope: 'Rows',
    scopes: { visible: 'Visible rows', selected: 'Selected rows' },
    shape: 'As',
    shapes: { zip: 'One zip, a file per game', single: 'One file' },
    run: 'Write out',
    done: (name) =>
      `Handed over as “${name}”. Where Excel does not start the download (on a Mac, for example), “Back to text” puts games on a sheet.`,
    text: 'Back to text',
    textHint: 'Puts the game of the selected row on a new sheet as text, one line a cell.',
  },
  own: {
    title: 'My names',
    names: 'My names (as many as you like)',
    hint: 'One a line, or separated by commas. They fill the columns for my side, my opponent and my result.',
    save: 'Use these names',
  },
  report: {
    title: 'Numbers',
    run: 'Make the report sheet',
    hint: 'Counts by opening, opponent, player and month and a cross table, as formulas that follow the list.',
  },
};

import type { LocalText } from '../../games/contract/language';
import { LIST_COLUMNS, listHeader } from './list-columns';

const keyColumn = listHeader('key');

/** 対局一覧の知らせ。 */
export const listMessages = {
  noList: {
    ja: '対局一覧がまだありません。「一覧をつくる」を押すか、棋譜のファイルを読み込んでください。',
    en: 'There is no game list yet. Press “Make a list” or load kifu files.',
  },
  noFiles: {
    ja: '読み込むファイルがありませんでした。一覧はそのままです。棋譜のファイルか、その入ったフォルダーを選んでください。',
    en: 'There was no file to load. The list stays as it is. Choose kifu files or a folder of them.',
  },
  loaded: (games: number, duplicates: number, unread: number): LocalText => ({
    ja: `${games === 0 ? '一覧に加わった対局はありません' : `${number(games)}局を一覧に加えました`}。${also([
      [duplicates, `もう一覧にある対局${number(duplicates)}局は加えませんでした`],
      [unread, `読めなかったファイル${number(unread)}個は、わけを「注意」に書きました`],
    ])}`,
    en: `${games === 0 ? 'No game was new' : `Added ${gamesEn(games)} to the list`}. ${alsoEn([
      [
        duplicates,
        `${gamesEn(duplicates)} already in the list ${duplicates === 1 ? 'was' : 'were'} left out`,
      ],
      [unread, `${filesEn(unread)} could not be read; the reason is under “Notes”`],
    ])}`,
  }),
  cancelled: (rows: number): LocalText => ({
    ja: `読み込みをやめました。一覧に加えた${number(rows)}行は残っています。同じファイルをもう一度読み込むと、続きから加わります。`,
    en: `Loading was cancelled. The ${number(rows)} rows added so far stay. Load the same files again to go on.`,
  }),
  stopped: (rows: number): LocalText => ({
    ja: `その前に書いた${number(rows)}行は残っています。同じファイルをもう一度読み込むと、続きから加わります。`,
    en: `The ${number(rows)} rows written before that stay. Load the same files again to go on.`,
  }),
  alreadyListed: {
    ja: 'この対局は、もう一覧にあります。新しい行は加えませんでした。',
    en: 'This game is in the list already. No row was added.',
  },
  added: (sheet: string): LocalText => ({
    ja: `この対局を「${sheet}」に加えました。`,
    en: `Added this game to “${sheet}”.`,
  }),
  notShogi: {
    ja: '一覧に入るのは将棋の対局です。将棋の盤のシートを前に出してください。',
    en: 'The list holds shogi games. Bring a sheet with a shogi board to the front.',
  },
  stillPlaying: {
    ja: '対局の途中です。終局するか「中断」してから加えてください。',
    en: 'The game is still being played. Finish or interrupt it first.',
  },
  noRow: {
    ja: '一覧の行を選んでから押してください。',
    en: 'Select a row of the list first.',
  },
  noKifu: {
    ja: 'この行には棋譜がありません。手で書いた行か、読めなかったファイルの行です。',
    en: 'This row holds no game record: it was typed by hand, or its file could not be read.',
  },
  notSaved: {
    ja: 'シート「棋譜」に、一覧へ書き戻していない変更があります。「一覧に書き戻す」を押すか、「別シートで開く」で開いてください。',
    en: 'The sheet “Kifu” has changes that were not written back. Press “Write back to the list”, or open “On a new sheet”.',
  },
  dropChanges: { ja: '変更を捨てて開く', en: 'Open and drop them' },
  noNext: { ja: '見えている行は、ここで終わりです。', en: 'There is no further visible row.' },
  wroteBack: (taken: LocalText, clashed: LocalText): LocalText => ({
    ja: `一覧の行に書き戻しました。ファイル名と、足した欄はそのままです。${also([
      [Number(taken.ja !== ''), `シートで直した${taken.ja}のセルは残し、盤の見出しにもしました`],
      [
        Number(clashed.ja !== ''),
        `${clashed.ja}は盤でも変わっていました。盤の値にするには、「対局の情報」で直してもう一度書き戻してください`,
      ],
    ])}`,
    en: `Written back to the row. The file name and your own columns are as before. ${alsoEn([
      [
        Number(taken.en !== ''),
        `What you edited on the sheet under ${taken.en} was kept and is now a header of the board, too`,
      ],
      [
        Number(clashed.en !== ''),
        `The board had changed ${clashed.en} as well; to have its value, edit it under “About the game” and write back again`,
      ],
    ])}`.trim(),
  }),
  noHeader: (headers: LocalText): LocalText => ({
    ja: `シートで直した${headers.ja}のセルを見出しにできないので、書き戻していません。一覧も盤もそのままです。セルを直してから、もう一度押してください。`,
    en: `What you edited on the sheet under ${headers.en} cannot be a header, so nothing was written back. The list and the board are as they were. Correct the cell and press once more.`,
  }),
  rowGone: {
    ja: 'もとの行が一覧に見つかりません。消されたか、鍵の欄が変わっています。「一覧に追加」で新しい行にできます。',
    en: 'The row is no longer in the list. It was deleted, or its key changed. “Add to the list” makes a new row.',
  },
  noKeyColumn: (sheet: string): LocalText => ({
    ja: `「${sheet}」に「${keyColumn.ja}」の欄がないので、もとの行を見分けられません。一覧も盤もそのままです。見出しを「${keyColumn.ja}」に戻してから、もう一度押してください。`,
    en: `“${sheet}” has no column “${keyColumn.en}”, so the row cannot be told. The list and the board are as they were. Give the header that name again and press once more.`,
  }),
  noPosition: {
    ja: '探す局面がありません。将棋の盤のシートを前に出し、局面を見せてから押してください。',
    en: 'There is no position to look for. Show it on a shogi board first.',
  },
  noHitColumn: {
    ja: '「検索」の欄がないので、シートでは絞り込みませんでした。見つけた対局は下に出ています。見出し「検索」の欄を足すと絞り込めます。',
    en: 'The list has no column “Found at”, so the sheet was not filtered. What was found is shown below.',
  },
  noOwnColumns: {
    ja: '「自分の手番」「相手」「勝敗」の欄がないので、名前だけを覚えました。',
    en: 'The list has no columns for your side, opponent and result: only the names were kept.',
  },
  ownNamesSet: {
    ja: '自分の名前を覚え、一覧の「自分の手番」「相手」「勝敗」を書き直しました。',
    en: 'Your names are kept, and the list shows your side, opponent and result.',
  },
  unindexed: (rows: number): LocalText => ({
    ja: `${number(rows)}行の棋譜は開けなかったので、局面を探せませんでした。セルの棋譜が途中で変わっています。`,
    en: `${number(rows)} rows could not be searched: their game records were changed or cut.`,
  }),
  restored: (sheet: string): LocalText => ({
    ja: `棋譜の文をシート「${sheet}」に置きました。列を写すと棋譜ファイルになります。`,
    en: `The game record is on the sheet “${sheet}”. Copy the column to get a kifu file.`,
  }),
  reported: (sheet: string): LocalText => ({
    ja: `シート「${sheet}」に集計を作りました。数式なので、一覧を直すと数も変わります。`,
    en: `Made the summary on the sheet “${sheet}”. It is made of formulas and follows the list.`,
  }),
} as const;

/** 欄の見出しを並べた文「先手」「後手」。なければ ''。 */
export function headersOf(columns: readonly string[]): LocalText {
  const headers = LIST_COLUMNS.filter(({ id }) => columns.includes(id)).map(({ header }) => header);
  return {
    ja: headers.map(({ ja }) => `「${ja}」`).join(''),
    en: headers.map(({ en }) => `“${en}”`).join(', '),
  };
}

/** 三桁ごとに区切った数。欄の数と同じ見え。 */
function number(count: number): string {
  return count.toLocaleString('en');
}

const gamesEn = (count: number): string => (count === 1 ? '1 game' : `${number(count)} games`);
const filesEn = (count: number): string => (count === 1 ? '1 file' : `${number(count)} files`);

function also(parts: readonly (readonly [number, string])[]): string {
  return parts.flatMap(([count, text]) => (count > 0 ? [`${text}。`] : [])).join('');
}

function alsoEn(parts: readonly (readonly [number, string])[]): string {
  return parts.flatMap(([count, text]) => (count > 0 ? [`${text}.`] : [])).join(' ');
}

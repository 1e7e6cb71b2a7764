import type { Language } from '../../games/contract/language';

/** 集計シートの言葉。 */
export interface ReportWords {
  readonly sheetName: string;
  readonly title: string;
  readonly note: string;
  readonly rowCount: string;
  readonly missing: (block: string, headers: readonly string[]) => string;
  readonly helper: string;
  readonly criterion: string;
  readonly chartRate: string;
  readonly told: string;
  readonly sampleRow: string;
  readonly choices: string;
  readonly candidate: (header: string) => string;
  readonly own: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly noSide: string;
  };
  readonly all: { readonly title: string; readonly note: string; readonly line: string };
  readonly openings: { readonly own: string; readonly all: string; readonly note: string };
  readonly opponents: { readonly title: string; readonly note: string };
  readonly players: { readonly title: string; readonly note: string };
  readonly months: {
    readonly title: string;
    readonly note: string;
    readonly before: string;
    readonly after: string;
    readonly ancient: string;
    readonly none: string;
    readonly format: string;
  };
  readonly cross: { readonly title: string; readonly note: string };
  readonly side: string;
  readonly sides: readonly [string, string];
  readonly opening: string;
  readonly opponent: string;
  readonly player: string;
  readonly month: string;
  readonly games: string;
  readonly listGames: string;
  readonly ownGames: string;
  readonly wins: string;
  readonly losses: string;
  readonly draws: string;
  readonly undecided: string;
  readonly rate: string;
  readonly sideWins: readonly [string, string];
  readonly blackRate: string;
  readonly points: string;
  readonly others: string;
  readonly total: string;
  readonly whole: string;
}

const poolNote = {
  ja: '局数の多い順です。一覧が 1,000 局を超えると、等間隔に選んだ 1,000 行に出る名から並べます。',
  en: 'Most games first. In a list of more than 1,000 games the names are taken from 1,000 rows at equal distances.',
} as const;

/** 集計シートの言葉: 言語ごと。 */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  ja: {
    sheetName: '集計',
    title: '集計',
    note: '数はすべて数式です。一覧を直すと、アドインがなくても変わります。勝率 ＝ 勝ち ÷（勝ち ＋ 負け）で、引き分けは入れません。勝敗は ○ ● △ の印を数え、印のない局は「相手」「自分の手番」「結果」から数えます。',
    rowCount: '一覧の行数',
    missing: (block, headers) =>
      `「${block}」は、一覧に欄「${headers.join('」「')}」がないので省きました。欄を戻して、集計をもう一度作ると出ます。`,
    helper: '計算用: 右の列は、この集計の数式が使います。消さないでください。',
    criterion: '条件',
    chartRate: 'グラフ用の勝率',
    told: '結果で数える局',
    sampleRow: '見る行',
    choices: '選べる名',
    candidate: (header) => `${header}の候補`,
    own: {
      title: '自分の対局',
      note: '「相手」か「勝敗」のある行を数えます。',
      none: '自分の名前を設定すると、ここに数が出ます。作業ウィンドウの「自分の名前」に書いてください。「相手」と「勝敗」を手で書いた行も数えます。',
      noSide: '手番の記入なし',
    },
    all: {
      title: '一覧の全対局',
      note: '対局者、手数、結果のどれかのある行を数えます。勝ちは「先手得点」(1、0.5、0) で、空なら「結果」(先手勝ち、千日手など) で数えます。',
      line: '全対局',
    },
    openings: { own: '戦型 × 先後 (自分の対局)', all: '戦型ごとの先手勝率 (全対局)', note: poolNote.ja },
    opponents: { title: '相手別', note: poolNote.ja },
    players: {
      title: '対局者別',
      note: `先手でも後手でも数えます。同じ書き方の名を同じ人とみます。${poolNote.ja}`,
    },
    months: {
      title: '月別',
      note: '終わりの月のセルに別の日付を書くと、その月までの 24 か月になります。',
      before: 'それより前',
      after: 'それより後',
      ancient: '1900年より前',
      none: '日付なし・ほか',
      format: 'yyyy/m',
    },
    cross: {
      title: '星取表',
      note: '左の枠で名を選ぶか書くと、その人どうしの 勝–敗 (引き分けがあれば 勝–敗–分) が出ます。書いた名は作り直しても残ります。',
    },
    side: '手番',
    sides: ['先手', '後手'],
    opening: '戦型',
    opponent: '相手',
    player: '対局者',
    month: '月',
    games: '局数',
    listGames: '一覧の局数',
    ownGames: '自分の局数',
    wins: '勝',
    losses: '敗',
    draws: '分',
    undecided: '結果なし',
    rate: '勝率',
    sideWins: ['先手勝ち', '後手勝ち'],
    blackRate: '先手勝率',
    points: '得点',
    others: 'ほか・記入なし',
    total: '合計',
    whole: '全体',
  },
  en: {
    sheetName: 'Summary',
    title: 'Summary',
    note: 'All numbers are formulas: they follow the list, also without the add-in. Win rate = wins ÷ (wins + losses), draws left out. My results are the marks ○ ● △; a game without a mark counts by opponent, my side and result.',
    rowCount: 'Rows in the list',
    missing: (block, headers) =>
      `“${block}” was left out, since the list has no column “${headers.join('”, “')}”. Put it back and make the summary again.`,
    helper: 'For the calculation: the formulas of this sheet use the columns to the right. Please keep them.',
    criterion: 'Condition',
    chartRate: 'Rate for the chart',
    told: 'Counted by result',
    sampleRow: 'Row',
    choices: 'Names to choose',
    candidate: (header) => `Names: ${header}`,
    own: {
      title: 'My games',
      note: 'Rows with an opponent or a result of mine.',
      none: 'Enter your names in the task pane (My names) and the numbers appear here. Rows with an opponent and a result of yours typed by hand count too.',
      noSide: 'Side not filled in',
    },
    all: {
      title: 'All games in the list',
      note: 'Rows with a player, plies or a result; won and lost by Black points (1, 0.5, 0), or by the result where those are blank.',
      line: 'All games',
    },
    openings: {
      own: 'My openings by side',
      all: 'Openings: Black’s win rate (all games)',
      note: poolNote.en,
    },
    opponents: { title: 'By opponent', note: poolNote.en },
    players: {
      title: 'By player',
      note: `As Black or White; names written alike are one person. ${poolNote.en}`,
    },
    months: {
      title: 'By month',
      note: 'Type another date over the last month to see the 24 months up to it.',
      before: 'Earlier',
      after: 'Later',
      ancient: 'Before 1900',
      none: 'No date, other',
      format: 'yyyy-mm',
    },
    cross: {
      title: 'Cross table',
      note: 'Choose or type names in the frame: wins–losses (–draws) against each other. Typed names stay when the summary is made again.',
    },
    side: 'Side',
    sides: ['Black', 'White'],
    opening: 'Opening',
    opponent: 'Opponent',
    player: 'Player',
    month: 'Month',
    games: 'Games',
    listGames: 'In the list',
    ownGames: 'Mine',
    wins: 'W',
    losses: 'L',
    draws: 'D',
    undecided: 'No result',
    rate: 'Win rate',
    sideWins: ['Black won', 'White won'],
    blackRate: 'Black’s rate',
    points: 'Points',
    others: 'Others, not filled in',
    total: 'Total',
    whole: 'All',
  },
};

/** 終局の種類。名は棋譜の検査表と同じ。 */
export type EndCode =
  | 'resign'
  | 'interrupt'
  | 'repetition'
  | 'impasse'
  | 'mate'
  | 'no-mate'
  | 'timeout'
  | 'foul-win'
  | 'foul-loss'
  | 'entering-king-win'
  | 'default-win'
  | 'default-loss'
  | 'sealed'
  | 'try';

/** 終局した理由から見た勝ち負け。`toMove` は次に指す番の側、`moved` は直前に指した側。 */
export type EndWinner = 'toMove' | 'moved' | 'draw' | null;

type EndEntry = { readonly code: EndCode; readonly word: string; readonly winner: EndWinner };

// The order is the stored number: append only, or saved trees change their meaning.
const ENDS: readonly EndEntry[] = [
  { code: 'resign', word: '投了', winner: 'moved' },
  { code: 'interrupt', word: '中断', winner: null },
  { code: 'repetition', word: '千日手', winner: 'draw' },
  { code: 'impasse', word: '持将棋', winner: 'draw' },
  { code: 'mate', word: '詰み', winner: 'moved' },
  { code: 'no-mate', word: '不詰', winner: null },
  { code: 'timeout', word: '切れ負け', winner: 'moved' },
  { code: 'foul-win', word: '反則勝ち', winner: 'toMove' },
  { code: 'foul-loss', word: '反則負け', winner: 'moved' },
  { code: 'entering-king-win', word: '入玉勝ち', winner: 'toMove' },
  { code: 'default-win', word: '不戦勝', winner: 'toMove' },
  { code: 'default-loss', word: '不戦敗', winner: 'moved' },
  { code: 'sealed', word: '封じ手', winner: null },
  { code: 'try', word: 'トライ', winner: 'moved' },
];

const OTHER_WORDS: Readonly<Record<string, EndCode>> = {
  時間切れ: 'timeout',
  切れ負: 'timeout',
  切負け: 'timeout',
  時間切: 'timeout',
  時間切れ負け: 'timeout',
  詰: 'mate',
  不詰み: 'no-mate',
  反則勝: 'foul-win',
  反則負: 'foul-loss',
  入玉宣言: 'entering-king-win',
  入玉宣言勝ち: 'entering-king-win',
  入玉勝: 'entering-king-win',
  宣言勝ち: 'entering-king-win',
  宣言勝: 'entering-king-win',
  勝ち宣言: 'entering-king-win',
  不戦勝ち: 'default-win',
  不戦負け: 'default-loss',
  封手: 'sealed',
  トライ勝ち: 'try',
  引き分け: 'impasse',
  引分け: 'impasse',
  引分: 'impasse',
  最大手数: 'impasse',
  最大手数超過: 'impasse',
  指し掛け: 'interrupt',
  接続切れ: 'interrupt',
  切断: 'interrupt',
  // Said when the side to move has been checked again and again.
  王手連続千日手: 'foul-win',
  連続王手の千日手: 'foul-win',
};

// 81Dojo and other programs for English readers; any case, blanks taken out.
const ENGLISH_WORDS: readonly (readonly [string, EndCode])[] = [
  ['time-up', 'timeout'],
  ['timeup', 'timeout'],
  ['timeout', 'timeout'],
  ['resign', 'resign'],
  ['resigned', 'resign'],
  ['mate', 'mate'],
  ['checkmate', 'mate'],
  ['draw', 'impasse'],
  ['repetition', 'repetition'],
  ['impasse', 'impasse'],
  ['illegal', 'foul-loss'],
];

// These say something else, but no ending of ours comes nearer.
const NEAR: ReadonlySet<string> = new Set(
  '引き分け 引分け 引分 最大手数 最大手数超過 指し掛け 接続切れ 切断 王手連続千日手 連続王手の千日手'.split(
    ' ',
  ),
);

const BY_WORD = new Map<string, EndCode>([
  ...ENDS.map((end): [string, EndCode] => [end.word, end.code]),
  ...(Object.entries(OTHER_WORDS) as [string, EndCode][]),
  ...ENGLISH_WORDS,
]);

const FIRST_LETTERS: ReadonlySet<string> = new Set([...BY_WORD.keys()].map((word) => word[0]!));

const INDEX = new Map(ENDS.map((end, index) => [end.code, index]));

/** 終局を木に置くための手。ふつうの手と重ならない負の数。 */
export function endMove(code: EndCode): number {
  return -1 - (INDEX.get(code) ?? 0);
}

/** 木の手が終局の言葉か。 */
export function isEndMove(move: number): boolean {
  return move < 0;
}

/** 木の手から終局の種類を得る。ふつうの手なら `null`。 */
export function endCodeOf(move: number): EndCode | null {
  return move < 0 ? (ENDS[-1 - move]?.code ?? null) : null;
}

/** 棋譜に書く終局の言葉（投了、中断 …）。 */
export function formatEndWord(code: EndCode): string {
  return ENDS[INDEX.get(code) ?? 0]?.word ?? '';
}

/** 終局の言葉を読む。異なる書き方（時間切れ、詰 …）も認め、知らない言葉なら `null`。 */
export function parseEndWord(word: string): EndCode | null {
  return BY_WORD.get(word) ?? BY_WORD.get(plainWord(word)) ?? null;
}

/** 終局の言葉の初めの字でありうるか。行が言葉かどうかの早い見分けに。 */
export function canBeginEndWord(letter: string): boolean {
  return FIRST_LETTERS.has(letter);
}

// 投 了, 千日手成立, 投了。
function plainWord(word: string): string {
  return word
    .replace(/[\s。]/gu, '')
    .replace(/成立$/u, '')
    .toLowerCase();
}

/** 終局の言葉が、いちばん近い別の終局として読まれるものか。 */
export function isNearEndWord(word: string): boolean {
  return NEAR.has(BY_WORD.has(word) ? word : plainWord(word));
}

/** その終局で勝つのはどちらか。 */
export function endWinner(code: EndCode): EndWinner {
  return ENDS[INDEX.get(code) ?? 0]?.winner ?? null;
}

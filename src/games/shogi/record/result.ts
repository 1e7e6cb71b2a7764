import type { Color } from '../piece';
import { opposite } from '../piece';
import type { EndCode, EndWinner } from './end-code';
import { endCodeOf, endWinner, formatEndWord } from './end-code';
import type { ShogiRecord } from './shogi-record';

/** 勝敗。`reason` は決め手になった終局の種類、分からなければ `null`。 */
export interface RecordResult {
  readonly winner: Color | 'draw' | null;
  readonly reason: EndCode | null;
}

/** 「まで…」の行から読めること。書いてないことは `null`。 */
export interface ResultWords {
  readonly plies: number | null;
  readonly winner: Color | 'draw' | null;
  readonly code: EndCode | null;
  /** 反則と書いてあるか。どちらの手番の反則かは局面による。 */
  readonly foul: boolean;
}

// How 81Dojo says in a comment what no end word says: the last move was a foul, or who is to move did not go on.
const SPOKEN_FOUL = '反則手にて終局';
const SPOKEN_ENDS: readonly (readonly [string, EndCode, EndWinner])[] = [
  [SPOKEN_FOUL, 'foul-win', 'toMove'],
  ['時間切れにて終局', 'timeout', 'moved'],
  ['接続切れにて終局', 'interrupt', 'moved'],
];

/** コメントが、反則の手で終わったと言うか。 */
export function saysFoul(comment: string): boolean {
  return comment.includes(SPOKEN_FOUL);
}

/** 開始局面から plies 手指した後の手番の側。 */
export function turnAfter(record: ShogiRecord, plies: number): Color {
  const first: Color = record.whiteStarts ? 'white' : 'black';
  return plies % 2 === 0 ? first : opposite(first);
}

/** 終局の言葉の勝ち。toMove はその言葉を言う番の側。 */
export function winnerOf(code: EndCode, toMove: Color): RecordResult['winner'] {
  return sideOf(endWinner(code), toMove);
}

function sideOf(winner: EndWinner, toMove: Color): RecordResult['winner'] {
  if (winner === 'toMove') return toMove;
  if (winner === 'moved') return opposite(toMove);
  return winner;
}

/** 本譜の勝敗。終局の言葉、まで行、反則を言うコメントから決め、まで行に理由があればそれも見る。 */
export function recordResult(record: ShogiRecord): RecordResult {
  const { tree } = record;
  const line = tree.mainLine();
  const last = line[line.length - 1] ?? tree.root;
  const code = endCodeOf(tree.move(last));
  const plies = line.length - 1 - (code === null ? 0 : 1);
  const toMove = turnAfter(record, plies);
  const words = record.resultLine === null ? null : parseResultLine(record.resultLine, record);
  if (words !== null && words.winner !== null) {
    return { winner: words.winner, reason: code ?? endOfWords(words, toMove) };
  }
  if (code !== null) return { winner: winnerOf(code, toMove), reason: code };
  if (words !== null && words.code !== null)
    return { winner: winnerOf(words.code, toMove), reason: words.code };
  const comment = tree.comment(last);
  const spoken = SPOKEN_ENDS.find(([words]) => comment.includes(words));
  if (spoken === undefined) return { winner: null, reason: null };
  return { winner: sideOf(spoken[2], toMove), reason: spoken[1] };
}

// The first that the line holds is the reason.
const REASONS: readonly (readonly [string, EndCode])[] = [
  ['接続切れ', 'interrupt'],
  ['切断', 'interrupt'],
  ['時間切', 'timeout'],
  ['切れ負', 'timeout'],
  ['切れ勝', 'timeout'],
  ['反則負', 'foul-loss'],
  ['反則勝', 'foul-win'],
  ['連続王手', 'foul-win'],
  ['王手連続', 'foul-win'],
  ['千日手', 'repetition'],
  ['持将棋', 'impasse'],
  ['引き分け', 'impasse'],
  ['引分', 'impasse'],
  ['最大手数', 'impasse'],
  ['入玉', 'entering-king-win'],
  ['宣言', 'entering-king-win'],
  ['中断', 'interrupt'],
  ['封じ手', 'sealed'],
  ['不戦敗', 'default-loss'],
  ['不戦負', 'default-loss'],
  ['不戦勝', 'default-win'],
  ['投了', 'resign'],
  ['不詰', 'no-mate'],
  ['詰', 'mate'],
  ['トライ', 'try'],
];

const SIDES: readonly (readonly [string, Color])[] = [
  ['先手', 'black'],
  ['下手', 'black'],
  ['後手', 'white'],
  ['上手', 'white'],
];

const FULL_WIDTH = /[\u3000\uff00-\uffef]/u;
const FOUL = /反則|連続王手|王手連続/u;
const RESULT_START = 'ま以0123456789０１２３４５６７８９';
const RESULT_LINE = /^(?:まで|以上[、,\t ]*\d{1,9} *手|\d{1,9}手(?:で|にて|まで))/u;
// A line of a result says all it has to say in fewer letters.
const MOST_CHARS = 120;

/** 位置 at から「まで104手で…」「以上104手にて…」「104手で…」のような、結果を言う文が続くか。 */
export function isResultLine(text: string, at: number): boolean {
  return RESULT_START.includes(text[at] ?? ' ') && RESULT_LINE.test(resultText(text, at));
}

// Few lines hold a full-width form, and asking for the plain ones costs more than reading the line.
function resultText(text: string, at: number): string {
  const part = text.slice(at, at + MOST_CHARS);
  return FULL_WIDTH.test(part) ? part.normalize('NFKC') : part;
}

/** 「まで104手で先手の勝ち」を読む。対局者の名で書いてあれば record の見出しと比べる。まで行でなければ `null`。 */
export function parseResultLine(line: string, record: ShogiRecord | null = null): ResultWords | null {
  const text = resultText(line, 0);
  if (!RESULT_LINE.test(text)) return null;
  const digits = /^\D{0,9}(\d{1,9})\s*手/u.exec(text)?.[1];
  const side = wonSide(text) ?? namedSide(text, record);
  const code: EndCode | null = REASONS.find(([word]) => text.includes(word))?.[1] ?? null;
  let winner: ResultWords['winner'] = side;
  if (winner === null && (code === 'repetition' || code === 'impasse')) winner = 'draw';
  return {
    plies: digits === undefined ? null : Number(digits),
    winner,
    code,
    foul: side !== null && FOUL.test(text),
  };
}

// The last side that is named, and the last word of what became of it: 後手の投了により先手の勝ち, 先手の時間切れ負け.
// The last side that is named, and what is said of it; what stands in brackets only explains.
function wonSide(text: string): Color | null {
  return sideSaid(text.replace(/\([^)]*\)/gu, '')) ?? sideSaid(text);
}

function sideSaid(text: string): Color | null {
  for (const { 0: mark, index } of [...text.matchAll(/先手|下手|後手|上手|[▲☗△☖]/gu)].reverse()) {
    const said = text.slice(index + mark.length);
    const word = (/.*(勝|負|敗)/u.exec(said) ?? /.*(投了|時間切|反則)/u.exec(said))?.[1];
    if (word === undefined) continue;
    const named = SIDES.find(([each]) => each === mark)?.[1] ?? ('▲☗'.includes(mark) ? 'black' : 'white');
    return word === '勝' ? named : opposite(named);
  }
  return null;
}

function namedSide(text: string, record: ShogiRecord | null): Color | null {
  const found = /手(?:で|にて)、?\s*(\S{1,40})の(?:反則)?(勝|負)/u.exec(text);
  const named = found === null ? null : sideNamed(found[1]!, record);
  return named === null || found?.[2] === '勝' ? named : opposite(named);
}

// A line may call a player by the surname or with a title: 藤井竜王.
// 「勝又六段」 is 勝又清和: the family name alone is common to both, and no bounds of it are written.
const LEAST_OF_NAME = 2;

function sideNamed(name: string, record: ShogiRecord | null): Color | null {
  const matches = SIDES.map(([key, color]) => {
    const player = (record?.header(key) ?? '').normalize('NFKC');
    return { color, length: player === '' ? 0 : commonLength(name, player.split(/[\s　]/u)[0]!, player) };
  });
  const longest = Math.max(...matches.map(({ length }) => length));
  const sides = new Set(matches.filter(({ length }) => length === longest).map(({ color }) => color));
  return longest > 0 && sides.size === 1 ? [...sides][0]! : null;
}

// How much of the name and the player's is the same from the start; a whole name counts however short it is.
function commonLength(name: string, family: string, player: string): number {
  if (player.startsWith(name) || name.startsWith(family)) return Math.min(name.length, player.length);
  let length = 0;
  while (length < name.length && name[length] === player[length]) length++;
  return length < LEAST_OF_NAME ? 0 : length;
}

/** まで行の言う終局の種類。反則は手番の側から言い直す。分からなければ `null`。 */
export function endOfWords(words: ResultWords, toMove: Color): EndCode | null {
  const { winner, code } = words;
  if (winner === null || winner === 'draw') return code;
  if (words.foul) return winner === toMove ? 'foul-win' : 'foul-loss';
  if (code === 'default-win' || code === 'default-loss')
    return winner === toMove ? 'default-win' : 'default-loss';
  return code;
}

/** 勝ちだけを言う「まで…」の行。winner は勝った側の名。 */
export function formatWinLine(plies: number, winner: string): string {
  return `まで${plies}手で${winner}の勝ち`;
}

/** 終局の言葉から「まで…」の行を作る。plies は終局までの手数。 */
export function formatResultLine(record: ShogiRecord, code: EndCode, plies: number): string {
  const handicap = record.whiteStarts && record.handicap !== null && record.handicap !== '平手';
  const name = (color: Color) =>
    color === 'black' ? (handicap ? '下手' : '先手') : handicap ? '上手' : '後手';
  const toMove = turnAfter(record, plies);
  const moved = opposite(toMove);
  const head = `まで${plies}手で`;
  switch (code) {
    case 'resign':
      return formatWinLine(plies, name(moved));
    case 'timeout':
      return `${head}時間切れにより${name(moved)}の勝ち`;
    case 'foul-loss':
      return `${head}${name(toMove)}の反則負け`;
    case 'foul-win':
      return `${head}${name(toMove)}の反則勝ち`;
    default:
      return `${head}${formatEndWord(code)}`;
  }
}

import type { Color } from '../piece';
import { opposite } from '../piece';
import type { EndCode } from './end-code';
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

const FOUL_COMMENT = '反則手にて終局';

/** 開始局面から plies 手指した後の手番の側。 */
export function turnAfter(record: ShogiRecord, plies: number): Color {
  const first: Color = record.whiteStarts ? 'white' : 'black';
  return plies % 2 === 0 ? first : opposite(first);
}

function winnerOf(code: EndCode, toMove: Color): RecordResult['winner'] {
  const winner = endWinner(code);
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
  if (tree.comment(last).includes(FOUL_COMMENT)) return { winner: toMove, reason: 'foul-win' };
  return { winner: null, reason: null };
}

const REASONS: readonly (readonly [string, EndCode])[] = [
  ['時間切れ', 'timeout'],
  ['切れ負け', 'timeout'],
  ['千日手', 'repetition'],
  ['持将棋', 'impasse'],
  ['引き分け', 'impasse'],
  ['最大手数', 'impasse'],
  ['入玉', 'entering-king-win'],
  ['中断', 'interrupt'],
  ['封じ手', 'sealed'],
  ['不戦敗', 'default-loss'],
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

/** 「まで104手で先手の勝ち」を読む。対局者の名で書いてあれば record の見出しと比べる。まで行でなければ `null`。 */
export function parseResultLine(line: string, record: ShogiRecord | null = null): ResultWords | null {
  if (!line.startsWith('まで')) return null;
  const digits = /^まで\s*([0-9０-９]{1,9})\s*手/u.exec(line)?.[1];
  const plies = digits === undefined ? null : Number(digits.normalize('NFKC'));
  const side =
    /(先手|下手|後手|上手)\s*の?\s*(反則)?(勝|負)/u.exec(line) ??
    /手(?:で|にて)、?\s*(\S{1,40})の(反則)?(勝|負)/u.exec(line);
  const named = side === null ? null : sideNamed(side[1]!, record);
  let winner: ResultWords['winner'] = null;
  const code: EndCode | null = REASONS.find(([word]) => line.includes(word))?.[1] ?? null;
  if (named !== null) winner = side?.[3] === '勝' ? named : opposite(named);
  else if (code === 'repetition' || code === 'impasse') winner = 'draw';
  return { plies, winner, code, foul: named !== null && side?.[2] !== undefined };
}

// A line may call a player by the surname or with a title: 藤井竜王.
function sideNamed(name: string, record: ShogiRecord | null): Color | null {
  const word = SIDES.find(([each]) => each === name);
  if (word !== undefined) return word[1];
  const sides = SIDES.filter(([key]) => {
    const player = record?.header(key) ?? '';
    return player !== '' && (player.startsWith(name) || name.startsWith(player.split(/[\s　]/u)[0]!));
  });
  return sides.length === 1 ? sides[0]![1] : null;
}

/** まで行の言う終局の種類。反則は手番の側から言い直す。分からなければ `null`。 */
export function endOfWords(words: ResultWords, toMove: Color): EndCode | null {
  if (words.foul && words.winner !== null) return words.winner === toMove ? 'foul-win' : 'foul-loss';
  return words.code;
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
      return `${head}${name(moved)}の勝ち`;
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

import type { Color } from '../piece';
import type { EndCode } from '../record/end-code';
import { isNearEndWord, parseEndWord } from '../record/end-code';

const WORDS: readonly (readonly [string, EndCode])[] = [
  ['TORYO', 'resign'],
  ['CHUDAN', 'interrupt'],
  ['SENNICHITE', 'repetition'],
  ['JISHOGI', 'impasse'],
  ['TSUMI', 'mate'],
  ['FUZUMI', 'no-mate'],
  ['TIME_UP', 'timeout'],
  ['ILLEGAL_MOVE', 'foul-loss'],
  ['KACHI', 'entering-king-win'],
  ['HIKIWAKE', 'impasse'],
  ['MAX_MOVES', 'impasse'],
  ['ERROR', 'interrupt'],
  // Misspelt now and then.
  ['TIMEUP', 'timeout'],
  ['TUMI', 'mate'],
];

// These say something else, but no ending of ours comes nearer.
const NEAR: ReadonlySet<string> = new Set(['HIKIWAKE', 'MAX_MOVES', 'ERROR']);

/** 見出しの CSA の名と日本語の名。 */
const HEADERS: readonly (readonly [string, string])[] = [
  ['EVENT', '棋戦'],
  ['SITE', '場所'],
  ['START_TIME', '開始日時'],
  ['END_TIME', '終了日時'],
  ['TIME_LIMIT', '持ち時間'],
  ['OPENING', '戦型'],
  ['NOTE', '備考'],
];

const TO_JAPANESE = new Map(HEADERS);
const TO_CSA = new Map(HEADERS.map(([csa, japanese]) => [japanese, csa]));

/** CSA の見出しの名を棋譜の見出しの名にする。知らない名はそのまま。 */
export function headerFromCsa(key: string): string {
  return TO_JAPANESE.get(key) ?? key;
}

/** 棋譜の見出しの名を CSA の名にする。CSA にない名は `null`。 */
export function headerToCsa(key: string): string | null {
  return TO_CSA.get(key) ?? (/^[A-Z][A-Z0-9_+-]*$/u.test(key) ? key : null);
}

/**
 * CSA の終局の言葉（% の後）を読む。小文字や日本語（投了）でもよい。知らない言葉は `null`。
 * ILLEGAL_ACTION の符号は反則をした側なので、手番の側から言い直す。
 */
export function parseCsaEnd(word: string, turn: Color): EndCode | null {
  const upper = word.toUpperCase();
  if (upper === '+ILLEGAL_ACTION') return turn === 'black' ? 'foul-loss' : 'foul-win';
  // Without a sign, as JKF has it, of the last move.
  if (upper === 'ILLEGAL_ACTION') return 'foul-win';
  if (upper === '-ILLEGAL_ACTION') return turn === 'white' ? 'foul-loss' : 'foul-win';
  return WORDS.find(([name]) => name === upper)?.[1] ?? parseEndWord(word);
}

/** shogi-server（floodgate）が注記に書く結果。`winner` は引き分けなら draw、勝ちがなければ `null`。 */
export interface CsaSummary {
  readonly reason: string;
  readonly winner: Color | 'draw' | null;
}

/** `'summary:toryo:甲 lose:乙 win` の注記（' の後）を読む。その注記でなければ `null`。 */
export function parseCsaSummary(note: string): CsaSummary | null {
  const found = /^summary:([^:]+):[^:]* (win|lose|draw):[^:]* (win|lose|draw)$/u.exec(note.trimEnd());
  if (found === null) return null;
  const [, reason, black, white] = found;
  const winner = black === 'win' ? 'black' : white === 'win' ? 'white' : black === 'draw' ? 'draw' : null;
  return { reason: reason!.replaceAll(' ', '_'), winner };
}

const SUMMARY_ENDS: readonly (readonly [string, EndCode])[] = [
  ['toryo', 'resign'],
  ['time_up', 'timeout'],
  ['kachi', 'entering-king-win'],
  ['sennichite', 'repetition'],
  ['max_moves', 'impasse'],
  ['abnormal', 'interrupt'],
  ['chudan', 'interrupt'],
];
const SUMMARY_FOULS: ReadonlySet<string> = new Set(
  'illegal_move illegal oute_sennichite uchifuzume'.split(' '),
);

/** 注記の結果に当たる終局。turn は手番。分からなければ `null`。 */
export function endOfCsaSummary({ reason, winner }: CsaSummary, turn: Color): EndCode | null {
  if (SUMMARY_FOULS.has(reason) && winner !== null && winner !== 'draw')
    return winner === turn ? 'foul-win' : 'foul-loss';
  return SUMMARY_ENDS.find(([name]) => name === reason)?.[1] ?? null;
}

/** 終局の言葉（% の後）が、いちばん近い別の終局として読まれるものか。 */
export function isNearCsaEnd(word: string): boolean {
  return NEAR.has(word.toUpperCase()) || isNearEndWord(word);
}

/** 終局を CSA の言葉（% の後）で書く。CSA にない終局は `null`。 */
export function formatCsaEnd(code: EndCode, turn: Color): string | null {
  if (code === 'foul-win') return turn === 'black' ? '-ILLEGAL_ACTION' : '+ILLEGAL_ACTION';
  return WORDS.find(([, each]) => each === code)?.[0] ?? null;
}

import type { ReadNotice } from './game-progress';
import type { RecordNotation } from './game-record';
import type { GameTree } from './game-tree';
import { isEndWord, NO_NODE } from './game-tree';
import type { LocalText } from './language';
import type { RecordGame, SidedPosition } from './record-game';
import { recordTexts } from './record-texts';

/** 手の並びの書き方。見出しも時間もなく、手だけを続けた文 (f5d6c3…)。 */
export interface MoveListSyntax {
  /** 手一つの正規表現の元。全角と大文字は直してから合わせる。 */
  readonly move: string;
  /** 読み飛ばす言葉の正規表現の元。 */
  readonly skipped: string;
}

/**
 * 手の並びを読み、進行に加える。カーソルは開始局面に置く。
 * 読めない所か指せない手があれば、その前までを読んで知らせる。一手も読めなければ、手の並びでないとして null。
 */
export function readMoveList(
  source: string,
  game: RecordGame<SidedPosition>,
  notation: RecordNotation,
  syntax: MoveListSyntax,
): readonly ReadNotice[] | null {
  const text = source.normalize('NFKC').toLowerCase();
  const token = new RegExp(`(${syntax.move})|${syntax.skipped}|\\d+[.):]|[\\s,.;、。]+`, 'uy');
  const notices: ReadNotice[] = [];
  while (token.lastIndex < text.length && notices.length === 0) {
    const at = token.lastIndex;
    const match = token.exec(text);
    const word = match === null ? /^\S{1,20}/u.exec(text.slice(at, at + 20))?.[0] : match[1];
    if (word === undefined) continue;
    const move = match === null ? null : notation.parseMove(word);
    if (move === null) notices.push(noticeAt(text, at, 'unknownMove', word, recordTexts.unknownMove(word)));
    else {
      const result = game.accept(move, undefined);
      if (!result.ok)
        notices.push(noticeAt(text, at, 'illegalMove', word, recordTexts.illegalMove(word, result.text)));
    }
  }
  const isEmpty = game.ply === 0;
  game.goTo(0);
  return isEmpty ? null : notices;
}

/** 本譜の手。ひとりでに続いたものも含み、終局の言葉は含まない。 */
export function mainMoves(tree: GameTree): readonly number[] {
  return tree
    .mainLine()
    .slice(1)
    .map((node) => tree.move(node))
    .filter((move) => !isEndWord(move));
}

/** 変化の数。 */
export function countVariations(tree: GameTree): number {
  let count = 0;
  for (const node of tree.walk()) if (tree.nextSibling(node) !== NO_NODE) count++;
  return count;
}

function noticeAt(text: string, at: number, code: string, source: string, words: LocalText): ReadNotice {
  const before = text.slice(0, at).split('\n');
  return { code, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, source, text: words };
}

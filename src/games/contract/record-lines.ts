import type { GameRecord, RecordNotation } from './game-record';
import { NO_NODE, NO_TIME } from './game-tree';

/** 一行目の見出し。 */
export const titleKey = '棋譜';

/**
 * 棋譜の行を書く。一手一行で、改行を含まない。
 * 「棋譜：名」、見出し、「1 f5 (0:05)」、「*コメント」の順。変化は「変化：3手」に続けて、後の手数のものから並べる。
 */
export function writeRecordLines(record: GameRecord, notation: RecordNotation): readonly string[] {
  const { tree } = record;
  const lines = [`${titleKey}：${notation.game}`];
  for (const [key, value] of record.headers) lines.push(`${key}：${value}`);
  // A stack and not recursion: variations may be nested as deep as a file has lines.
  const pending: number[] = [tree.root];
  for (let start = pending.pop(); start !== undefined; start = pending.pop()) {
    if (start !== tree.root) lines.push(`変化：${tree.ply(start)}手`);
    for (let node = start; node !== NO_NODE; node = tree.firstChild(node)) {
      if (node !== tree.root) lines.push(moveLine(record, notation, node));
      if (tree.hasComment(node)) for (const line of tree.comment(node).split('\n')) lines.push(`*${line}`);
      pending.push(...tree.children(node).slice(1).reverse());
    }
  }
  return lines;
}

function moveLine({ tree }: GameRecord, notation: RecordNotation, node: number): string {
  const text = `${tree.ply(node)} ${notation.formatMove(tree.move(node))}`;
  const time = tree.time(node);
  return time === NO_TIME ? text : `${text} (${formatRecordTime(time)})`;
}

/** 消費時間（ms）を「12:05」と書く。分は 60 を超えてもよい。秒未満は切り捨てる。 */
export function formatRecordTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

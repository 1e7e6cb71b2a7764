import type { ShogiRecord } from './shogi-record';

// V8 copies shorter slices; a longer one keeps the whole string alive that it was cut from.
const SHORTEST_SLICE = 13;

/**
 * 棋譜と気づきの文を、一つにまとめた新しい文字列の切れ端に替える。
 * 元のファイルの文字列を、長いコメント一つのために持ち続けないためのもの。
 */
export function detachTexts(
  record: ShogiRecord,
  textNodes: readonly number[],
  notices: readonly { text: string }[],
): void {
  const long: string[] = [];
  replaceTexts(record, textNodes, notices, (text) => {
    if (text.length >= SHORTEST_SLICE) long.push(text);
    return text;
  });
  if (long.length === 0) return;
  // Joining makes one flat string; its slices hold nothing else. A text joined alone would be the old string itself.
  const pool = [...long, '\n'].join('');
  let at = 0;
  replaceTexts(record, textNodes, notices, (text) => {
    if (text.length < SHORTEST_SLICE) return text;
    at += text.length;
    return pool.slice(at - text.length, at);
  });
}

// Always in the same order.
function replaceTexts(
  record: ShogiRecord,
  textNodes: readonly number[],
  notices: readonly { text: string }[],
  renew: (text: string) => string,
): void {
  const { tree, headers, notes } = record;
  for (const header of headers) {
    header.key = renew(header.key);
    header.value = renew(header.value);
  }
  for (let i = 0; i < notes.length; i++) notes[i] = renew(notes[i]!);
  if (record.resultLine !== null) record.resultLine = renew(record.resultLine);
  if (record.handicap !== null) record.handicap = renew(record.handicap);
  for (const node of textNodes) {
    if (tree.hasComment(node)) tree.setComment(node, renew(tree.comment(node)));
    const bookmark = tree.bookmark(node);
    if (bookmark !== null) tree.setBookmark(node, renew(bookmark));
  }
  for (const notice of notices) notice.text = renew(notice.text);
}

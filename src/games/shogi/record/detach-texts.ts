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
  const { tree, headers, notes } = record;
  const texts: string[] = [];
  for (const { key, value } of headers) texts.push(key, value);
  texts.push(...notes, record.resultLine ?? '', record.handicap ?? '');
  for (const node of textNodes) texts.push(tree.comment(node), tree.bookmark(node) ?? '');
  for (const { text } of notices) texts.push(text);
  if (!texts.some((text) => text.length >= SHORTEST_SLICE)) return;
  const next = pieces(texts);
  for (const header of headers) {
    header.key = next();
    header.value = next();
  }
  for (let i = 0; i < notes.length; i++) notes[i] = next();
  const resultLine = next();
  const handicap = next();
  if (record.resultLine !== null) record.resultLine = resultLine;
  if (record.handicap !== null) record.handicap = handicap;
  for (const node of textNodes) {
    const comment = next();
    const bookmark = next();
    if (tree.hasComment(node)) tree.setComment(node, comment);
    if (tree.bookmark(node) !== null) tree.setBookmark(node, bookmark);
  }
  for (const notice of notices) notice.text = next();
}

// Joining makes one flat string; its slices hold nothing else.
function pieces(texts: readonly string[]): () => string {
  const pool = texts.join('');
  let index = 0;
  let at = 0;
  return () => {
    const from = at;
    at += texts[index++]!.length;
    return pool.slice(from, at);
  };
}

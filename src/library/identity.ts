import { NO_NODE } from '../games/contract/game-tree';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { formatGameDate, parseGameDate } from './game-date';
import { TextHash } from './text-hash';

// One thing under two names, and what the start position already says.
const ALIASES: Readonly<Record<string, string>> = { 下手: '先手', 上手: '後手', 対局日: '開始日時' };
const LEFT_OUT: ReadonlySet<string> = new Set(['手合割', '手合', '手数＝', '盤面回転']);

/**
 * 対局の鍵。開始局面、手（変化も終局の言葉も）、見出しが同じなら同じ文字列になる。
 * ファイル名、コメント、時間、見出しの順と字の幅は見ない。頭の g は、Excel が数と読まないため。
 */
export function gameKey(record: ShogiRecord): string {
  const { tree } = record;
  const hash = new TextHash();
  hash.addText(record.startSfen);
  for (let node = tree.root; node !== NO_NODE; node = tree.following(node)) {
    hash.addNumber(tree.ply(node));
    hash.addNumber(tree.move(node));
  }
  for (const line of headerLines(record)) hash.addText(line);
  return `g${hash.hex()}`;
}

function headerLines(record: ShogiRecord): string[] {
  const lines = record.headers
    .filter(({ key }) => !LEFT_OUT.has(key))
    .map(({ key, value }) => `${ALIASES[key] ?? key}=${normalizedValue(ALIASES[key] ?? key, value)}`)
    .filter((line) => !line.endsWith('='));
  return [...new Set(lines)].sort();
}

function normalizedValue(key: string, value: string): string {
  const plain = value.normalize('NFKC').replace(/\s/gu, '');
  if (key !== '開始日時' && key !== '終了日時') return plain;
  const date = parseGameDate(value);
  if (date === null) return plain;
  // 9:00 and 09:00:00 are one time, and so are a date with its weekday and without.
  const time = /(\d{1,2}):(\d{2})(?::(\d{2}))?/u.exec(plain);
  const clock = time === null ? '' : `${Number(time[1])}:${time[2]}:${time[3] ?? '00'}`;
  return `${formatGameDate(date)} ${clock}`;
}

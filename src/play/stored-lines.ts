import type { SittingState } from './sitting-line';
import { formatSittingLine, parseSittingLine } from './sitting-line';

/**
 * 封: 保存の行が書いたままか。
 * intact は書いたまま、appended は書いたままの行の後に行が足された (書きかけで終わった、人が足した)、
 * edited は途中が変わった (人が直した、壊れた)、none は封がない。
 */
export type Seal = 'intact' | 'appended' | 'edited' | 'none';

/** 保存の行を解いたもの。 */
export interface StoredLines {
  readonly state: SittingState | null;
  /** ゲームの行。分けた行はつないである。 */
  readonly game: readonly string[];
  readonly seal: Seal;
}

// Excel holds 32,767 characters a cell; the rest is room for the apostrophe that marks a text.
const lineLimit = 32_000;
const continuation = '#Excel将棋続き';
const sealPattern = /^(.*) 行=(\d+) 検査=([0-9a-f]{8})$/;

/**
 * 保存の行を書く: 一行目は席の行と封、続いてゲームの行。どれも改行を含まず、一つのセルに入る。
 * 一手指すと、一行目が替わり、終わりに一行が足される。
 */
export function formatStoredLines(state: SittingState, game: readonly string[]): readonly string[] {
  const lines = game.some((line) => line.length > lineLimit) ? game.flatMap(splitLine) : game;
  const head = formatSittingLine(state);
  return [`${head} 行=${lines.length} 検査=${checksum(head, lines)}`, ...lines];
}

/** 保存の行を解く。投げない。ゲームとして読めるかは見ない。 */
export function parseStoredLines(stored: readonly string[]): StoredLines {
  const at = stored.findIndex((line) => parseSittingLine(line) !== null);
  const first = stored[at];
  if (first === undefined) return { state: null, game: joinLines(stored), seal: 'none' };
  const lines = [...stored.slice(0, at), ...stored.slice(at + 1)];
  const [, head = first, count, sum] = sealPattern.exec(first) ?? [];
  const sealed = lines.slice(0, Number(count));
  const isWhole = sum !== undefined && sealed.length === Number(count) && checksum(head, sealed) === sum;
  const seal = sum === undefined ? 'none' : 'edited';
  return {
    state: parseSittingLine(head),
    game: joinLines(lines),
    seal: isWhole ? (lines.length === sealed.length ? 'intact' : 'appended') : seal,
  };
}

/** 長い行を分ける。つなぎ目の前に印の行を置き、コメントの行は分けてもコメントの行にする。 */
function splitLine(line: string): readonly string[] {
  if (line.length <= lineLimit) return [line];
  const mark = line.startsWith('*') ? '*' : '';
  const lines: string[] = [];
  for (let start = 0; start < line.length;) {
    const end = safeEnd(line, Math.min(line.length, start + lineLimit));
    const piece = line.slice(start, end);
    if (start === 0) lines.push(piece);
    else lines.push(continuation, mark + piece);
    start = end;
  }
  return lines;
}

function joinLines(lines: readonly string[]): readonly string[] {
  if (!lines.includes(continuation)) return lines;
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const last = joined.at(-1);
    const next = lines[index + 1];
    if (line !== continuation || last === undefined || next === undefined) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = last + (last.startsWith('*') ? next.slice(1) : next);
    index++;
  }
  return joined;
}

// A line never ends between the halves of a surrogate pair.
function safeEnd(line: string, end: number): number {
  const code = line.charCodeAt(end - 1);
  return end < line.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}

// FNV-1a over UTF-16 units: tells a slip from an intact column; it is no protection against intent.
function checksum(head: string, lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  const add = (text: string): void => {
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 0x0a, 0x01000193);
  };
  add(head);
  for (const line of lines) add(line);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

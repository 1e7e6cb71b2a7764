import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { LocalText } from '../games/contract/language';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { readStorage, writeCellLines } from '../games/shogi/storage';
import { formatBase64, parseBase64 } from './base64';
import { isBlankGame } from './blank-game';
import { TextHash } from './text-hash';
import { fixed } from './texts/both';

// Excel holds 32,767 characters and 253 line feeds in a cell.
const MOST_CHARS = 32_000;
const MOST_LINES = 250;

const HEAD = '#圧縮した棋譜';
const CELL = new RegExp(`^${HEAD} (\\d+)/(\\d+) ([0-9a-f]{16})[^\\n]*\\n([A-Za-z0-9+/=]*)\\s*$`, 'u');
// Control characters but tab and line feed, halves of characters, and two that XML forbids.
const RARE = /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;

/** 詰め方。plain は KIF のまま（セルに入らないときは packed）、packed はいつも圧縮する。 */
export type PackStyle = 'plain' | 'packed';

/** 戻せなかったわけ。 */
export type UnpackFault = 'missingPart' | 'damaged' | 'empty' | 'notKifu';

/** 戻した答え。 */
export type Unpacked<T> =
  ({ readonly ok: true } & T) | { readonly ok: false; readonly code: UnpackFault; readonly text: LocalText };

/** 一局を、一つか幾つかのセルの文にする。形は src/library/README.md にある。 */
export function packGame(record: ShogiRecord, style: PackStyle = 'plain'): readonly string[] {
  const lines = writeCellLines(record);
  const text = lines.join('\n');
  const fits = text.length <= MOST_CHARS && lines.length <= MOST_LINES && isSafe(text);
  if (style === 'plain' && fits && !text.startsWith(HEAD)) return [text];
  return packText(text, titleOf(record));
}

// A sign that starts a formula, what XML cannot hold, and what .xlsx reads as an escape must not reach a cell.
function isSafe(text: string): boolean {
  if ("=+-@'".includes(text.charAt(0)) || (text.includes('_x') && /_x[0-9a-f]{4}_/iu.test(text)))
    return false;
  // Whole characters of two halves are rare too, but they may stay.
  return !RARE.test(text) || !RARE.test(text.replace(PAIRS, ''));
}

/** KIF の文を圧縮したセルの文にする。title は頭に見せる題。 */
export function packText(text: string, title: string): readonly string[] {
  const packed = formatBase64(deflateSync(strToU8(text)));
  const count = Math.max(1, Math.ceil(packed.length / MOST_CHARS));
  const hash = hashOf(packed);
  return Array.from({ length: count }, (_, i) => {
    const part = packed.slice(i * MOST_CHARS, (i + 1) * MOST_CHARS);
    return `${HEAD} ${i + 1}/${count} ${hash} ${title}\n${part}`;
  });
}

/** セルの文を KIF の文に戻す（棋譜を文字に戻す）。空のセルは飛ばし、続きのセルの順は問わない。 */
export function unpackText(cells: readonly string[]): Unpacked<{ readonly text: string }> {
  const filled = cells.map((cell) => cell.replace(/\r\n?/gu, '\n')).filter((cell) => cell.trim() !== '');
  const [first] = filled;
  if (first === undefined) return fault('empty');
  if (!first.startsWith(HEAD)) return { ok: true, text: first };
  const parts: string[] = [];
  const [, , total, hash] = CELL.exec(first) ?? [];
  for (const cell of filled) {
    const match = CELL.exec(cell);
    if (match === null || match[2] !== total || match[3] !== hash) return fault('damaged');
    parts[Number(match[1]) - 1] = match[4]!;
  }
  for (let i = 0; i < Number(total); i++) if (parts[i] === undefined) return fault('missingPart');
  const packed = parts.join('');
  if (hashOf(packed) !== hash) return fault('damaged');
  return inflated(packed);
}

/** セルの文から一局を開く。 */
export function unpackGame(cells: readonly string[]): Unpacked<{ readonly record: ShogiRecord }> {
  const unpacked = unpackText(cells);
  if (!unpacked.ok) return unpacked;
  const stored = readStorage(unpacked.text.split('\n'));
  if (stored === null || (stored.notices.length > 0 && isBlankGame(stored.record))) return fault('notKifu');
  return { ok: true, record: stored.record };
}

function inflated(packed: string): Unpacked<{ readonly text: string }> {
  const bytes = parseBase64(packed);
  if (bytes === null) return fault('damaged');
  try {
    return { ok: true, text: strFromU8(inflateSync(bytes)) };
  } catch {
    return fault('damaged');
  }
}

function fault(code: UnpackFault): {
  readonly ok: false;
  readonly code: UnpackFault;
  readonly text: LocalText;
} {
  return { ok: false, code, text: fixed(`unpack.${code}`, (t) => t.unpack[code]) };
}

function hashOf(text: string): string {
  const hash = new TextHash();
  hash.addText(text);
  return hash.hex();
}

// The title must stay one line and must not make the cell overflow.
function titleOf(record: ShogiRecord): string {
  const name = (...keys: string[]) =>
    keys.map((key) => record.header(key)?.trim() ?? '').find((each) => each !== '') ?? '？';
  const title = `${name('先手', '下手')} 対 ${name('後手', '上手')}`;
  return title
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/u, '');
}

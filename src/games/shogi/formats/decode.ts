import { isEucJpForm, isShiftJisForm, utf8Form } from './byte-forms';
import { textDecoder } from './decoders';
import { shiftJisText, utf8Text } from './plain-bytes';

/** 棋譜ファイルの文字コード。 */
export type TextEncoding = 'ascii' | 'utf-8' | 'utf-8-bom' | 'shift_jis' | 'euc-jp' | 'utf-16le' | 'utf-16be';

/** 読み解いた文字列。`broken` は文字にならなかったバイトがあったか。 */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly broken: boolean;
}

const SAMPLE = 1 << 16;
// Tab, line feed, form feed, carriage return and the old end-of-file mark.
const TEXT_CONTROLS = (1 << 0x09) | (1 << 0x0a) | (1 << 0x0c) | (1 << 0x0d) | (1 << 0x1a);
const MOST_BY_CHANCE = 4;
const UTF16_SAMPLE = 4096;
// Of all pairs; random bytes come to about a third, other encodings to half.
const LEAST_LETTERS = 0.9;

function decodeLoosely(bytes: Uint8Array, label: string): string {
  return textDecoder(label).decode(bytes);
}

function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i]! >= 0x80) return false;
  return true;
}

/** 文字の列としてはありえない制御文字が多いか（画像、実行ファイルなど）。 */
export function isBinary(bytes: Uint8Array): boolean {
  if (bomEncoding(bytes) !== null || utf16WithoutBom(bytes) !== null) return false;
  // Old files are filled up with zeros to the end of a block.
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const length = Math.min(end, SAMPLE);
  let controls = 0;
  for (let i = 0; i < length; i++) {
    const byte = bytes[i]!;
    if (byte < 0x20 && ((TEXT_CONTROLS >> byte) & 1) === 0 && !isEscape(bytes, i)) controls++;
  }
  return controls * 100 > length;
}

// ISO-2022-JP changes its letters with ESC $ and ESC (.
function isEscape(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x1b && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28);
}

function bomEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8-bom';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

// Line ends are ASCII: in UTF-16 they leave zeros, and nearly every pair of bytes in the right order is a letter.
function utf16WithoutBom(bytes: Uint8Array): TextEncoding | null {
  // One native search spares nearly every file the loop.
  if (!bytes.includes(0)) return null;
  const length = Math.min(bytes.length & ~1, UTF16_SAMPLE);
  let little = 0;
  let big = 0;
  for (let i = 0; i < length; i += 2) {
    if (isKifuLetter(bytes[i]! | (bytes[i + 1]! << 8))) little++;
    if (isKifuLetter((bytes[i]! << 8) | bytes[i + 1]!)) big++;
  }
  if (Math.max(little, big) * 2 < length * LEAST_LETTERS) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

// ASCII, the marks of moves and diagrams, kana, kanji, full-width forms.
function isKifuLetter(code: number): boolean {
  if (code < 0x80) return code >= 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
  return (
    (code >= 0x2500 && code < 0x2700) ||
    (code >= 0x3000 && code < 0x3100) ||
    (code >= 0x4e00 && code < 0xa000) ||
    (code >= 0xff00 && code < 0xfff0)
  );
}

// What the letters of a kifu look like when the encoding is right: kana, the marks and digits of moves, common
// kanji. EUC-JP read as Shift_JIS shows half-width kana, the other way round rare kanji and gaps.
function score(text: string): number {
  let points = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) points -= 20;
    else if (code >= 0xff61 && code <= 0xff9f) points -= 3;
    else if (code >= 0x3040 && code <= 0x30ff) points += 2;
    else if (code >= 0xff10 && code <= 0xff1a) points += 3;
    else if ('歩香桂銀金角飛玉王成同打手一二三四五六七八九先後'.includes(text[i]!)) points += 3;
    else if (code >= 0xe000 && code <= 0xf8ff) points -= 10;
  }
  return points;
}

/** バイト列を文字列にする。文字コードは中身から決め、拡張子は見ない。誤りは投げずに `broken` で知らせる。 */
export function decodeText(bytes: Uint8Array): DecodedText {
  return decodePlain(bytes) ?? decodeOdd(bytes);
}

/** 誤りも制御文字もない UTF-8 か Shift_JIS を読み解く。ほとんどのファイルがそうである。ほかは `null`。 */
export function decodePlain(bytes: Uint8Array): DecodedText | null {
  const marked = bomEncoding(bytes);
  if (marked !== null && marked !== 'utf-8-bom') return null;
  const utf8 = utf8Text(bytes, marked === null ? 0 : 3);
  if (utf8 !== null) {
    const encoding = marked ?? (utf8.length === bytes.length ? 'ascii' : 'utf-8');
    return { text: utf8, encoding, broken: false };
  }
  const text = marked === null && isNoOther(bytes) ? shiftJisText(bytes) : null;
  return text === null ? null : { text, encoding: 'shift_jis', broken: false };
}

// Neither UTF-8 nor EUC-JP. A few characters may look like UTF-8 by chance; a whole line of them is UTF-8 with a
// fault further on.
function isNoOther(bytes: Uint8Array): boolean {
  const utf8 = utf8Form(bytes);
  return !utf8.isValid && utf8.characters < MOST_BY_CHANCE && !isEucJpForm(bytes.subarray(0, SAMPLE));
}

/** 誤りか制御文字のあるもの、ほかの文字コードのものも読み解く。 */
export function decodeOdd(bytes: Uint8Array): DecodedText {
  const marked = bomEncoding(bytes) ?? utf16WithoutBom(bytes);
  if (marked !== null) {
    const label = marked === 'utf-8-bom' ? 'utf-8' : marked;
    const text = decodeLoosely(bytes, label);
    return { text, encoding: marked, broken: text.includes('\ufffd') };
  }
  if (isAscii(bytes)) {
    // ESC $ … is how ISO-2022-JP writes kanji in seven bits; old mail attachments still carry it.
    return {
      text: decodeLoosely(bytes, bytes.includes(0x1b) ? 'iso-2022-jp' : 'utf-8'),
      encoding: 'ascii',
      broken: false,
    };
  }
  if (utf8Form(bytes).isValid) {
    return { text: decodeLoosely(bytes, 'utf-8'), encoding: 'utf-8', broken: false };
  }
  const isPlain = isNoOther(bytes) && isShiftJisForm(bytes.subarray(0, SAMPLE));
  return isPlain ? decoded(bytes, 'shift_jis') : decodeByScore(bytes);
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): DecodedText {
  const text = decodeLoosely(bytes, encoding);
  return { text, encoding, broken: text.includes('\ufffd') };
}

function decodeByScore(bytes: Uint8Array): DecodedText {
  const sample = bytes.subarray(0, SAMPLE);
  let best: TextEncoding = 'shift_jis';
  let bestScore = -Infinity;
  for (const encoding of ['shift_jis', 'euc-jp', 'utf-8'] as const) {
    const points = score(decodeLoosely(sample, encoding));
    if (points > bestScore) {
      best = encoding;
      bestScore = points;
    }
  }
  return decoded(bytes, best);
}

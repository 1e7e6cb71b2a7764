import { textDecoder, UnitRoom } from './decoders';

// The control characters that texts have: tab, line feed, form feed, carriage return and the old end-of-file mark.
const CONTROLS = '\t\n\f\r\u001a';
// A longer file is not remembered as room for the next.
const MOST_ROOM = 1 << 20;

// One-byte characters and pairs of Shift_JIS by their bytes; 0 is none, or not met yet: each pair is asked of the
// platform's decoder once. A kifu has about two hundred.
const SINGLES = new Uint16Array(256);
const PAIRS = new Uint16Array(65536);

for (const char of CONTROLS) SINGLES[char.charCodeAt(0)] = char.charCodeAt(0);
for (let byte = 0x20; byte < 0x7f; byte++) SINGLES[byte] = byte;
for (let byte = 0xa1; byte < 0xe0; byte++) SINGLES[byte] = 0xff61 + byte - 0xa1;

function newPair(lead: number, trail: number): number {
  const char = textDecoder('shift_jis').decode(Uint8Array.of(lead, trail));
  if (char.length !== 1 || char === '\ufffd') return 0;
  return (PAIRS[(lead << 8) | trail] = char.charCodeAt(0));
}

// Both give the number of units, or -1 at the first fault or control character.
function shiftJisUnits(bytes: Uint8Array, units: Uint16Array): number {
  const { length } = bytes;
  let size = 0;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at]!;
    let unit = SINGLES[byte]!;
    if (unit === 0) {
      if (++at === length) return -1;
      unit = PAIRS[(byte << 8) | bytes[at]!]! || newPair(byte, bytes[at]!);
      if (unit === 0) return -1;
    }
    units[size++] = unit;
  }
  return size;
}

// Longer forms than needed and surrogates are faults; what needs a pair of units is left to the platform.
function utf8Units(bytes: Uint8Array, from: number, units: Uint16Array): number {
  const last = bytes.length - 1;
  let size = 0;
  for (let at = from; at <= last; at++) {
    const byte = bytes[at]!;
    if (byte < 0x80) {
      if (SINGLES[byte] === 0 && byte !== 0x7f) return -1;
      units[size++] = byte;
    } else if (byte >= 0xe0 && byte < 0xf0 && at + 2 <= last) {
      const second = bytes[at + 1]! ^ 0x80;
      const third = bytes[at + 2]! ^ 0x80;
      const code = ((byte & 15) << 12) | (second << 6) | third;
      if ((second | third) > 63 || code < 0x800 || (code >= 0xd800 && code < 0xe000)) return -1;
      units[size++] = code;
      at += 2;
    } else if (byte >= 0xc2 && byte < 0xe0 && at < last) {
      const second = bytes[++at]! ^ 0x80;
      if (second > 63) return -1;
      units[size++] = ((byte & 31) << 6) | second;
    } else return -1;
  }
  return size;
}

// One room for one file after another, and the text that it holds.
let room = new UnitRoom(1 << 15);
let held = '';

function makeRoom(length: number): UnitRoom {
  held = '';
  if (length <= room.units.length) return room;
  const wider = new UnitRoom(length);
  if (length <= MOST_ROOM) room = wider;
  return wider;
}

function textIn(filled: UnitRoom, size: number): string | null {
  if (size < 0) return null;
  const text = filled.text(size);
  if (filled === room) held = text;
  return text;
}

/** Shift_JIS のバイト列を文字列にする。誤りか制御文字があれば `null`。 */
export function shiftJisText(bytes: Uint8Array): string | null {
  const filled = makeRoom(bytes.length);
  return textIn(filled, shiftJisUnits(bytes, filled.units));
}

/** UTF-8 のバイト列を from から文字列にする。誤り、制御文字、U+FFFF を超える文字があれば `null`。 */
export function utf8Text(bytes: Uint8Array, from: number): string | null {
  const filled = makeRoom(bytes.length);
  return textIn(filled, utf8Units(bytes, from, filled.units));
}

/**
 * 文字列の UTF-16 の単位。一字ずつ調べるのが文字列より速い。次にバイト列か別の文字列を読むまで正しい。
 * とても長い文字列なら `null`。
 */
export function unitsOf(text: string): Uint16Array | null {
  if (text !== held) {
    if (text.length > MOST_ROOM) return null;
    makeRoom(text.length).write(text);
  }
  // The very string that is asked for, so that asking again does not compare the two letter by letter.
  held = text;
  return room.units;
}

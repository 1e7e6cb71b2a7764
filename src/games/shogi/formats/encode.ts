import Encoding from 'encoding-japanese';

/** 書き出したバイト列。`missing` は Shift_JIS にない文字（重複なし）で、〓 に置き換えてある。 */
export interface EncodedText {
  readonly bytes: Uint8Array;
  readonly missing: readonly string[];
}

// Marks that Shift_JIS has in another shape are not a loss worth a warning.
const ALIKE: Readonly<Record<string, string>> = {
  '☗': '▲',
  '☖': '△',
  '−': '－',
  '〜': '～',
  '—': '―',
  '‖': '∥',
};

const GETA = '〓';

function convert(text: string): Uint8Array {
  return Uint8Array.from(Encoding.convert(Encoding.stringToCode(text), { from: 'UNICODE', to: 'SJIS' }));
}

const known = new Map<string, boolean>();

function hasShiftJis(char: string): boolean {
  if (char < '\u0080') return true;
  let has = known.get(char);
  if (has === undefined) {
    const codes = Encoding.convert(Encoding.stringToCode(char), { from: 'UNICODE', to: 'SJIS' });
    has = !(codes.length === 1 && codes[0] === 0x3f) && !codes.some((code) => code > 0xff);
    known.set(char, has);
  }
  return has;
}

/** Shift_JIS で書き出す。ない文字は 〓 にして `missing` に挙げる（UTF-8 を勧める材料にする）。 */
export function encodeShiftJis(text: string): EncodedText {
  const missing = new Set<string>();
  let out = '';
  for (const char of text) {
    const alike = ALIKE[char] ?? char;
    if (hasShiftJis(alike)) {
      out += alike;
    } else {
      missing.add(char);
      out += GETA;
    }
  }
  return { bytes: convert(out), missing: [...missing] };
}

/** UTF-8 で書き出す。 */
export function encodeUtf8(text: string, bom = false): Uint8Array {
  const bytes = Encoding.convert(Encoding.stringToCode(text), { from: 'UNICODE', to: 'UTF8' });
  return Uint8Array.from(bom ? [0xef, 0xbb, 0xbf, ...bytes] : bytes);
}

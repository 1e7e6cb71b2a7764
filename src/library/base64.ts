const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) VALUES[LETTERS.charCodeAt(i)] = i;

/** バイト列を base64（RFC 4648）で書く。 */
export function formatBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters =
      LETTERS[word >> 18]! + LETTERS[(word >> 12) & 63]! + LETTERS[(word >> 6) & 63]! + LETTERS[word & 63]!;
    parts.push(left >= 3 ? letters : letters.slice(0, left + 1) + '='.repeat(3 - left));
  }
  return parts.join('');
}

/** base64 を読む。base64 でなければ null。 */
export function parseBase64(text: string): Uint8Array | null {
  const plain = text.replace(/={1,2}$/u, '');
  if (plain.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let word = 0;
  let at = 0;
  for (let i = 0; i < plain.length; i++) {
    const code = plain.charCodeAt(i);
    const value = code < 128 ? VALUES[code]! : -1;
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffffff;
    if (i % 4 !== 0) bytes[at++] = (word >> (6 - 2 * (i % 4))) & 255;
  }
  return bytes;
}

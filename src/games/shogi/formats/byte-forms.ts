/** UTF-8 としてどこまで正しいか。`characters` は初めの誤りまでの、二バイト以上の文字の数。 */
export interface Utf8Form {
  readonly isValid: boolean;
  readonly characters: number;
}

/** バイト列を UTF-8 としてたどる。余分に長い書き方とサロゲートは誤りとする。 */
export function utf8Form(bytes: Uint8Array): Utf8Form {
  let characters = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    const second = bytes[at + 1] ?? 0;
    let isRight = lead >= 0xc2 && lead <= 0xf4 && at + length <= bytes.length;
    for (let i = 1; i < length; i++) isRight &&= (bytes[at + i]! & 0xc0) === 0x80;
    if (lead === 0xe0) isRight &&= second >= 0xa0;
    if (lead === 0xed) isRight &&= second < 0xa0;
    if (lead === 0xf0) isRight &&= second >= 0x90;
    if (lead === 0xf4) isRight &&= second < 0x90;
    if (!isRight) return { isValid: false, characters };
    characters++;
    at += length;
  }
  return { isValid: true, characters };
}

/** バイト列の並び方が Shift_JIS としてありうるか。最後の文字は途中で切れていてもよい。 */
export function isShiftJisForm(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf)) continue;
    if (lead === 0x80 || lead === 0xa0 || lead > 0xfc) return false;
    const trail = bytes[++at] ?? 0x40;
    if (trail < 0x40 || trail === 0x7f || trail > 0xfc) return false;
  }
  return true;
}

/** バイト列の並び方が EUC-JP としてありうるか。最後の文字は途中で切れていてもよい。 */
export function isEucJpForm(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    if (lead !== 0x8e && lead !== 0x8f && (lead < 0xa1 || lead > 0xfe)) return false;
    const trails = lead === 0x8f ? 2 : 1;
    for (let i = 0; i < trails; i++) if ((bytes[++at] ?? 0xa1) < 0xa1) return false;
  }
  return true;
}

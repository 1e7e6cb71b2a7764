interface Decoder {
  decode(bytes: Uint8Array): string;
}

interface Encoder {
  encode(text: string): Uint8Array;
}

// The language library has neither; every place this runs (browser, worker, Node) does.
const { TextDecoder, TextEncoder } = globalThis as unknown as {
  TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;
  TextEncoder: new () => Encoder;
};

const headBytes = 4096;

/** 文字列を UTF-8 のバイト列にする。 */
export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** バイト列の初めの方の行を文字列にする。何の棋譜かを見るためのもの。 */
export function decodeHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, headBytes);
  // Cut at a line's end, so that no character is cut in two.
  return decodeText(bytes.length > headBytes ? head.subarray(0, head.lastIndexOf(0x0a) + 1) : head);
}

/** バイト列を文字列にする。UTF-8、そうでなければ Shift_JIS とみなす。文にならなければ空文字列。 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.includes(0)) return '';
  for (const label of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding: the next one is tried.
    }
  }
  return '';
}

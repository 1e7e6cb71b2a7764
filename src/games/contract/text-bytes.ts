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

/** 文字列を UTF-8 のバイト列にする。 */
export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
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

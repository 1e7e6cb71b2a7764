interface Decoder {
  decode(bytes: Uint8Array): string;
}

interface BytesOfNode {
  toString(encoding: 'utf16le', from: number, to: number): string;
  write(text: string, encoding: 'utf16le'): number;
}

// The language library has no TextDecoder; every place this runs (browser, worker, Node) does. Only Node has Buffer.
const { TextDecoder, Buffer } = globalThis as unknown as {
  TextDecoder: new (label: string) => Decoder;
  Buffer?: { from(bytes: ArrayBufferLike): BytesOfNode };
};

// A text of so many units is made of arguments: it then lies with everything else that the script makes. What a
// browser's decoder makes lies outside, in memory that is asked for anew each time.
const MOST_ARGUMENTS = 8192;

const decoders = new Map<string, Decoder>();

/** その文字コードの `TextDecoder`。誤りは U+FFFD になり、BOM は除かれる。 */
export function textDecoder(label: string): Decoder {
  let decoder = decoders.get(label);
  if (decoder === undefined) {
    decoder = new TextDecoder(label);
    decoders.set(label, decoder);
  }
  return decoder;
}

/** UTF-16 の単位を置く所。何度でも書き直し、書いたところまでを文字列にする。 */
export class UnitRoom {
  readonly units: Uint16Array;
  readonly #bytes: BytesOfNode | undefined;

  /** @param length 単位の数 */
  constructor(length: number) {
    this.units = new Uint16Array(length);
    this.#bytes = Buffer?.from(this.units.buffer);
  }

  /** 文字列を写す。収まる長さでなければならない。 */
  write(text: string): void {
    if (this.#bytes !== undefined) this.#bytes.write(text, 'utf16le');
    else for (let at = 0; at < text.length; at++) this.units[at] = text.charCodeAt(at);
  }

  /** 初めの size 単位の文字列。 */
  text(size: number): string {
    const { units } = this;
    if (this.#bytes !== undefined) return this.#bytes.toString('utf16le', 0, 2 * size);
    if (size <= MOST_ARGUMENTS)
      return String.fromCharCode.apply(null, units.subarray(0, size) as unknown as number[]);
    return textDecoder('utf-16le').decode(new Uint8Array(units.buffer, 0, 2 * size));
  }
}

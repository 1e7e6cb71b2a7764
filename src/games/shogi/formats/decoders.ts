interface Decoder {
  decode(bytes: Uint8Array): string;
}

// The language library has no TextDecoder; every place this runs (browser, worker, Node) does.
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: string) => Decoder;
};

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

/** 読み込むファイル。read は中身を読み、開けなければ断る（reject する）。 */
export interface LoadFile {
  /** フォルダーからの道筋を含む名。 */
  readonly name: string;
  /** 中身のバイト数。分からなければ省く。 */
  readonly size?: number;
  read(): Promise<Uint8Array>;
}

/** 読めた中身。開けなければ bytes は null。 */
export interface FileContents {
  readonly name: string;
  readonly bytes: Uint8Array | null;
}

// The disk answers while a file is read: enough of them to keep it busy, few enough to hold.
const MOST_FILES = 32;
const MOST_BYTES = 16 * 1024 * 1024;

/** ファイルの中身を順に出す。先のファイルを、出す前に開いておく。 */
export async function* readAhead(files: Iterable<LoadFile>): AsyncGenerator<FileContents, void> {
  const source = files[Symbol.iterator]();
  const waiting: { readonly file: LoadFile; readonly bytes: Promise<Uint8Array | null> }[] = [];
  let bytes = 0;
  let isDone = false;
  for (;;) {
    while (!isDone && (waiting.length === 0 || (waiting.length < MOST_FILES && bytes < MOST_BYTES))) {
      const next = source.next();
      isDone = next.done === true;
      if (next.done === true) break;
      bytes += next.value.size ?? 0;
      waiting.push({ file: next.value, bytes: bytesOf(next.value) });
    }
    const first = waiting.shift();
    if (first === undefined) return;
    bytes -= first.file.size ?? 0;
    yield { name: first.file.name, bytes: await first.bytes };
  }
}

async function bytesOf(file: LoadFile): Promise<Uint8Array | null> {
  try {
    return await file.read();
  } catch {
    return null;
  }
}

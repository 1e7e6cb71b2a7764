import type { BlobLike, FileSource } from './messages';
import type { LoadFile } from './read-ahead';

/** 幾つかの中身を、続けて読める一つにする。 */
export type JoinBlobs = (parts: readonly BlobLike[]) => BlobLike;

// Opening a file costs a browser more than reading it, so small ones are opened together.
const MOST_FILES = 64;
const MOST_BYTES = 2 * 1024 * 1024;

/** 読み込むファイルにする。join があれば、隣り合う小さなものはまとめて開く。 */
export function loadFilesOf(sources: readonly FileSource[], join?: JoinBlobs): readonly LoadFile[] {
  let group: JoinedFiles | null = null;
  return sources.map(({ name, content }) => {
    if (!('arrayBuffer' in content))
      return { name, size: content.length, read: () => Promise.resolve(content) };
    if (join === undefined) return { name, size: content.size, read: () => bytesOf(content) };
    if (group?.hasRoom(content) !== true) group = new JoinedFiles(join);
    return { name, size: content.size, read: group.add(content) };
  });
}

/** まとめて開くファイルのひと組。みな読まれたら中身を手放す。 */
class JoinedFiles {
  readonly #join: JoinBlobs;
  readonly #parts: BlobLike[] = [];
  #size = 0;
  #unread = 0;
  #opened: Promise<Uint8Array | null> | null = null;

  constructor(join: JoinBlobs) {
    this.#join = join;
  }

  hasRoom({ size }: BlobLike): boolean {
    return this.#parts.length < MOST_FILES && this.#size + size <= MOST_BYTES;
  }

  /** 加え、その中身を読む口を返す。口は一度だけ呼ぶ。 */
  add(part: BlobLike): () => Promise<Uint8Array> {
    const from = this.#size;
    this.#parts.push(part);
    this.#size += part.size;
    this.#unread++;
    return async () => {
      this.#opened ??= this.#open();
      const bytes = await this.#opened;
      if (--this.#unread === 0) this.#opened = null;
      // One file that is gone fails them all: then each is opened alone.
      return bytes?.subarray(from, from + part.size) ?? bytesOf(part);
    };
  }

  async #open(): Promise<Uint8Array | null> {
    if (this.#parts.length === 1) return null;
    try {
      const bytes = await bytesOf(this.#join(this.#parts));
      return bytes.length === this.#size ? bytes : null;
    } catch {
      return null;
    }
  }
}

async function bytesOf(content: BlobLike): Promise<Uint8Array> {
  return new Uint8Array(await content.arrayBuffer());
}

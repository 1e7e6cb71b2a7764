import { describe, expect, test } from 'vitest';
import { loadFilesOf } from '../../src/library/joined-files';
import type { JoinBlobs } from '../../src/library/joined-files';
import type { BlobLike } from '../../src/library/messages';

/** What was opened: one number for each opening, how many files it held. */
const opened: number[] = [];

function blob(bytes: Uint8Array, isGone = false): BlobLike {
  return {
    size: bytes.length,
    arrayBuffer: () => {
      opened.push(1);
      return isGone ? Promise.reject(new Error('gone')) : Promise.resolve(bytes.slice().buffer);
    },
  };
}

const join: JoinBlobs = (parts) => ({
  size: parts.reduce((sum, { size }) => sum + size, 0),
  arrayBuffer: async () => {
    const buffers = await Promise.all(parts.map((part) => part.arrayBuffer()));
    opened.splice(-parts.length, parts.length, parts.length);
    return new Blob(buffers).arrayBuffer();
  },
});

const small = (count: number): { name: string; content: BlobLike }[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${at}.kif`,
    content: blob(Uint8Array.of(at, at + 1, at + 2)),
  }));

async function readAll(files: ReturnType<typeof loadFilesOf>): Promise<number[][]> {
  const read: number[][] = [];
  for (const file of files) read.push([...(await file.read())]);
  return read;
}

const contents = (count: number): number[][] =>
  Array.from({ length: count }, (_, at) => [at, at + 1, at + 2]);

describe('まとめて開く', () => {
  test('neighbours are opened together, sixty-four at most, and each gets its own bytes', async () => {
    opened.length = 0;
    const files = loadFilesOf(small(130), join);
    expect(files.map(({ name, size }) => [name, size])).toEqual(
      contents(130).map((_, at) => [`${at}.kif`, 3]),
    );
    expect(await readAll(files)).toEqual(contents(130).map((bytes) => bytes.map((byte) => byte % 256)));
    expect(opened).toEqual([64, 64, 2]);
  });

  test('a large one stands alone, and what is bytes already is not opened', async () => {
    opened.length = 0;
    const large = blob(new Uint8Array(3 * 1024 * 1024));
    const files = loadFilesOf(
      [...small(2), { name: 'large', content: large }, { name: 'bytes', content: Uint8Array.of(9) }],
      join,
    );
    const read = await readAll(files);
    expect(read.map(({ length }) => length)).toEqual([3, 3, 3 * 1024 * 1024, 1]);
    expect(opened).toEqual([2, 1]);
  });

  test('one that is gone fails alone', async () => {
    const sources = small(3);
    sources[1] = { name: 'gone.kif', content: blob(Uint8Array.of(0, 0, 0), true) };
    const files = loadFilesOf(sources, join);
    const read = await Promise.allSettled(files.map((file) => file.read()));
    expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a file that has grown since is read alone, so that the others keep their places', async () => {
    const sources = small(2);
    sources[0] = {
      name: 'grown.kif',
      content: { size: 1, arrayBuffer: () => Promise.resolve(Uint8Array.of(7, 7).buffer) },
    };
    expect(await readAll(loadFilesOf(sources, join))).toEqual([
      [7, 7],
      [1, 2, 3],
    ]);
  });

  test('without a way to join, each is opened for itself', async () => {
    opened.length = 0;
    await readAll(loadFilesOf(small(3)));
    expect(opened).toEqual([1, 1, 1]);
  });
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import { readStorage } from '../../../../src/games/shogi/storage';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;

function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A text of a megabyte as one string of the heap, as a file is read. */
const fileText = (head: string): string =>
  Buffer.from(head + '\n'.repeat(MEGABYTE / 2), 'utf16le').toString('utf16le');

const long = '先手が攻めをつなげるか、後手が受け切るかという局面になった。';
const texts: readonly (readonly [string, string])[] = [
  ['no text', '1 ７六歩(77)\n'],
  ['one long comment', `1 ７六歩(77)\n*${long}\n`],
  ['two long comments', `1 ７六歩(77)\n*${long}\n2 ３四歩(33)\n*${long}\n`],
  ['a comment of two lines', `1 ７六歩(77)\n*${long}\n*${long}\n`],
  ['one long header', `棋戦：${long}\n1 ７六歩(77)\n`],
  ['a note', `#${long}\n1 ７六歩(77)\n`],
  ['a bookmark', `1 ７六歩(77)\n&${long}\n`],
  ['a result line', `1 ７六歩(77)\nまで1手で中断 ${long}\n`],
  ['an odd start', `手合割：${long}\n1 ７六歩(77)\n`],
  ['a notice', `1 ７六歩(77)\n${long}\n`],
];

test.each(texts)('a record does not keep the text of its file: %s', (_name, head) => {
  expect(readKif(fileText(head))[0]!.record.tree.size).toBeGreaterThan(1);
  const before = heapUsed();
  const kept = Array.from({ length: 10 }, () => readKif(fileText(head))[0]!);
  expect(heapUsed() - before).toBeLessThan(5 * MEGABYTE);
  const written = writeKif(kept[0]!.record);
  expect(readStorage(written.split('\r\n'))!.record.tree.size).toBe(kept[9]!.record.tree.size);
});

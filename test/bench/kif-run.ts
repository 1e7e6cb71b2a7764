import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '../../src/cli/file-bytes';
import { readKif } from '../../src/games/shogi/formats/kif-reader';
import { writeKif } from '../../src/games/shogi/formats/kif-writer';
import { readKifu } from '../../src/games/shogi/formats/read';
import { benchRecord } from './kif-corpus';
import { fastestTime, startMainWatch } from './section';

// One measurement in a process of its own: `tsx kif-run.ts WHAT [DIR]` prints one number.
const GAMES = 300;
const WARMING_MS = 2000;

interface Tsshogi {
  importKIF(text: string): unknown;
  exportKIF(record: unknown, options: object): string;
}

interface JsonKifu {
  Parsers: { parseKIF(text: string): unknown };
}

function gamesPerSecond(work: () => void): number {
  const until = performance.now() + WARMING_MS;
  do work();
  while (performance.now() < until);
  return (GAMES / fastestTime(work)) * 1000;
}

function heldBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function bytesPerGame(bytes: readonly Uint8Array[], read: (bytes: Uint8Array) => unknown): number {
  // Once before, so that compiled code and tables are not counted as games.
  bytes.forEach(read);
  const held: unknown[] = [];
  const before = heldBytes();
  for (const each of bytes) held.push(read(each));
  const after = heldBytes();
  return (after - before) / held.length;
}

function coldMs(dir: string, read: (bytes: Uint8Array) => unknown): number {
  const watch = startMainWatch();
  for (const name of readdirSync(dir)) read(readBytes(join(dir, name)));
  return watch();
}

const decoder = new TextDecoder('shift_jis');

async function peerReader(name: string): Promise<(text: string) => unknown> {
  if (name === 'tsshogi') return ((await import(name)) as Tsshogi).importKIF;
  const { Parsers } = (await import('json-kifu-format' as string)) as JsonKifu;
  return (text) => Parsers.parseKIF(text);
}

async function measure(what: string, who: string, dir: string): Promise<number> {
  const isOurs = who === 'ours';
  const read = isOurs ? readKif : await peerReader(who);
  const readBytes = isOurs ? readKifu : (bytes: Uint8Array) => read(decoder.decode(bytes));
  if (what === 'cold') return coldMs(dir, readBytes);
  const records = Array.from({ length: GAMES }, (_, i) => benchRecord(i * 7919 + 1));
  const encoder = new TextEncoder();
  const bytes = records.map((record) => encoder.encode(writeKif(record, { newline: '\n' })));
  // As a file's text comes to a reader: one flat string, not the pieces a writer has joined.
  const texts = bytes.map((each) => new TextDecoder().decode(each));
  if (what === 'read') return gamesPerSecond(() => texts.forEach((text) => read(text)));
  if (what === 'memory') {
    return bytesPerGame(
      bytes,
      isOurs ? (bytes) => readKifu(bytes).games[0]!.record : (bytes) => read(new TextDecoder().decode(bytes)),
    );
  }
  if (isOurs) return gamesPerSecond(() => records.forEach((record) => writeKif(record)));
  const { exportKIF } = (await import(who)) as Tsshogi;
  const theirs = texts.map((text) => read(text));
  return gamesPerSecond(() => theirs.forEach((record) => exportKIF(record, {})));
}

const [what = 'read', who = 'ours', dir = '.'] = process.argv.slice(2);
console.log(await measure(what, who, dir));

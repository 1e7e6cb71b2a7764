import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { writeBod } from '../games/shogi/formats/bod';
import { writeCsa } from '../games/shogi/formats/csa-writer';
import { encodeShiftJis, encodeUtf8 } from '../games/shogi/formats/encode';
import { writeJkf } from '../games/shogi/formats/jkf-writer';
import { writeKi2 } from '../games/shogi/formats/ki2-writer';
import { writeKif } from '../games/shogi/formats/kif-writer';
import { readKifu } from '../games/shogi/formats/read';
import { writeUsi } from '../games/shogi/formats/usi';
import { Position } from '../games/shogi/position/position';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';

function startPosition(record: ShogiRecord): Position {
  const position = new Position();
  position.setSfen(record.startSfen);
  return position;
}

type Written = { readonly text: string; readonly shiftJis: boolean };

const WRITERS: Readonly<Record<string, (record: ShogiRecord) => Written>> = {
  '.kif': (record) => ({ text: writeKif(record), shiftJis: true }),
  '.kifu': (record) => ({ text: writeKif(record, { encoding: 'UTF-8' }), shiftJis: false }),
  '.ki2': (record) => ({ text: writeKi2(record), shiftJis: true }),
  '.ki2u': (record) => ({ text: writeKi2(record), shiftJis: false }),
  '.csa': (record) => ({ text: writeCsa(record, { version: '3.0' }), shiftJis: false }),
  '.usi': (record) => ({ text: writeUsi(record), shiftJis: false }),
  '.sfen': (record) => ({ text: `${record.startSfen}\n`, shiftJis: false }),
  '.jkf': (record) => ({ text: writeJkf(record), shiftJis: false }),
  '.json': (record) => ({ text: writeJkf(record), shiftJis: false }),
  '.bod': (record) => ({ text: writeBod(startPosition(record)), shiftJis: true }),
};

/** 一つのファイルを、書き出す名の拡張子の形式に変える。二局目からは書かず、そう知らせる。 */
export function convert(from: string, to: string): number {
  const file = readKifu(readFileSync(from));
  const write = WRITERS[extname(to).toLowerCase()];
  const game = file.games[0];
  if (write === undefined || game === undefined) {
    console.error(write === undefined ? `unknown extension: ${to}` : `not a kifu: ${from}`);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const { text, shiftJis } = write(game.record);
  const encoded = shiftJis ? encodeShiftJis(text) : { bytes: encodeUtf8(text), missing: [] };
  writeFileSync(to, encoded.bytes);
  if (encoded.missing.length > 0) console.log(`not in Shift_JIS: ${encoded.missing.join(' ')} (use .kifu)`);
  if (file.games.length > 1) console.log(`only the first of ${file.games.length} games was written`);
  console.log('1 passed, 0 failed');
  return 0;
}

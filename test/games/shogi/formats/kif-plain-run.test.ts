import Encoding from 'encoding-japanese';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TIME } from '../../../../src/games/contract/game-tree';
import { Coverage } from '../../../../src/games/shogi/formats/coverage';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { emptyMoveWords, scanMove } from '../../../../src/games/shogi/formats/kif-move';
import { emptyPlainLine, scanPlainLine } from '../../../../src/games/shogi/formats/kif-plain-line';
import { readKif } from '../../../../src/games/shogi/formats/kif-reader';
import { scanTime } from '../../../../src/games/shogi/formats/kif-time';
import { KifTimes } from '../../../../src/games/shogi/formats/kif-times';
import { writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import { readKifu } from '../../../../src/games/shogi/formats/read';
import type { ReadGame } from '../../../../src/games/shogi/record/read-game';
import { randomSource } from '../../../../src/cli/random';
import { plainRecord, randomRecord } from './random-record';

// Whatever can stand near or in a move line, so that a change often makes another line that is nearly plain.
const PIECES = [
  ...'０１５９0159一五九〇歩香桂銀金角飛玉王と成杏全馬龍竜同打不生右直上+＋()（）:：/／.*&# 　\t\r\n手',
  '成成',
  '不成',
  '同　',
  '打(00)',
  '(00)',
  '(77)',
  '( 0:16/00:00:16)',
  '(99:59/99:59:59)',
  '( 0:61/00:00:01)',
  '(0:16)',
  '(75:03)',
  '( 1:00/)',
  '   3 ３三歩成(34)\n',
  '   1 ７六歩(77)   ( 0:16/00:00:16)+\n',
  '\n変化：2手\n',
  '   5 投了\n',
  'まで4手で後手の勝ち\n',
  '手合割：香落ち\n',
  '123456789',
];

/** 読んだすべて。節の番号と親も含む。 */
function whole(games: readonly ReadGame[]): unknown {
  return games.map(({ record, notices, mainPlies, variations, end }) => {
    const { tree } = record;
    const nodes = [...tree.walk()].map((node) => [node, tree.parent(node), tree.extra(node)]);
    const fouls = record.fouls.map(({ node }) => node);
    return { ...(plainRecord(record) as object), nodes, fouls, notices, mainPlies, variations, end };
  });
}

// With a coverage map only the general way reads.
function expectSame(text: string): void {
  expect(whole(readKif(text))).toEqual(whole(readKif(text, new Coverage(text.length))));
}

function gameText(seed: number, newline: '\n' | '\r\n' = '\n'): string {
  const record = randomRecord(seed, { plies: 60, variations: seed % 4 });
  return writeKif(record, { newline, isTerse: seed % 3 === 0 });
}

function mutated(text: string, random: (below: number) => number): string {
  let out = text;
  for (let i = random(12) + 1; i > 0; i--) {
    const at = random(out.length + 1);
    const gone = random(3) === 0 ? random(30) : random(2);
    out = out.slice(0, at) + (random(4) === 0 ? '' : PIECES[random(PIECES.length)]!) + out.slice(at + gone);
  }
  return out;
}

// One line by the general scanners. Undefined where they find anything but number, move and at most one time.
function generalLine(text: string, end: number): object | undefined {
  const [head = ''] = /^ *[0-9]+[ ]*/u.exec(text) ?? [];
  const words = emptyMoveWords();
  if (head === '' || !scanMove(text, head.length, end, words, false)) return undefined;
  const time = { used: NO_TIME, total: NO_TIME, end: 0 };
  const timeAt = text.slice(0, end).indexOf('(', words.end);
  if (timeAt >= 0 && !scanTime(text, timeAt, end, time)) return undefined;
  if (new KifTimes().read(text, words.end, end, -1) >= 0) return undefined;
  return { number: Number(head), at: head.length, words, used: time.used, total: time.total, end };
}

// A line's parts, each nearly always right.
const partly = (usual: string, ...others: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const lineText = fc
  .tuple(
    partly('   1 ', '1', ' 999999 ', '  12  ', '１ ', ''),
    partly('７六', '同　', '同', '７〇', '０六', '７６', '76', '七六', '７　'),
    partly('歩', '成香', '成桂', '成銀', '成歩', '成金', '成角', 'と', '成', '玉', '王', '竜', '心', ''),
    partly('', '成', '不成', '生', '右'),
    partly('(77)', '打', '打(00)', '(00)', '(07)', '(7:)', '(7/)', '(:7)', '(７七)', '(77', '', '77'),
    partly('   ', '', '　', '\t', '         '),
    partly('( 0:16/00:00:16)', '', '(10:61/10:59:00)', '( x:16/00:00:16)', '(  :16/00:00:16)', '( 0:16)'),
    partly('', '+', '++', ' ', '＋', '( 0:16/00:00:16)', '手'),
  )
  .map((parts) => parts.join(''));

const seeds = fc.integer({ min: 1, max: 0x7fffffff });

describe('plain lines are read as the general way reads them', () => {
  test('one line', () => {
    let plain = 0;
    fc.assert(
      fc.property(
        lineText,
        partly('\n', '\r\n', '\r'),
        fc.nat(30),
        fc.nat(127),
        (line, newline, at, code) => {
          const changed =
            code > 100 ? line : line.slice(0, at) + String.fromCharCode(code) + line.slice(at + 1);
          const text = changed + newline + '*'.repeat(80);
          const end = text.search(/[\r\n]/u);
          const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
          const words = emptyMoveWords();
          const out = emptyPlainLine();
          if (!scanPlainLine(units, 0, units.length, words, out)) return;
          plain++;
          const { number, at: moveAt, used, total } = out;
          expect({ number, at: moveAt, words, used, total, end: out.end }).toEqual(generalLine(text, end));
        },
      ),
      { numRuns: 20_000 },
    );
    expect(plain).toBeGreaterThan(1000);
  });

  test('games as written, with every line end', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expectSame(gameText(seed));
        expectSame(gameText(seed, '\r\n'));
        expectSame(gameText(seed).replaceAll('\n', '\r'));
      }),
      { numRuns: 60 },
    );
  });

  test('mutated games', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, change) =>
        expectSame(mutated(gameText((seed % 200) + 1), randomSource(change))),
      ),
      { numRuns: 600 },
    );
  });

  test('in every encoding', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, change) => {
        const text = mutated(gameText(seed), randomSource(change)).replaceAll('\ufffd', '');
        const units = Encoding.stringToCode(text);
        const as = (to: 'UTF16LE' | 'UTF16BE' | 'EUCJP') =>
          Uint8Array.from(Encoding.convert(units, { from: 'UNICODE', to }));
        const files = [encodeUtf8(text), encodeUtf8(text, true), encodeShiftJis(text).bytes];
        const general = whole(readKif(text, new Coverage(text.length)));
        for (const bytes of [...files, as('UTF16LE'), as('UTF16BE'), as('EUCJP')]) {
          expect(whole(readKifu(bytes, { format: 'kif' }).games)).toEqual(general);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the last lines of a text without a line end', () => {
    const text = gameText(7, '\r\n');
    for (let length = text.length; length > text.length - 200 && length > 0; length--) {
      expectSame(text.slice(0, length));
    }
  });
});

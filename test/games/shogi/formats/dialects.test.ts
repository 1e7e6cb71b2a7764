import { convert } from 'encoding-japanese';
import { describe, expect, test } from 'vitest';
import { writeCsa } from '../../../../src/games/shogi/formats/csa-writer';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';
import { writeKi2 } from '../../../../src/games/shogi/formats/ki2-writer';
import { writeKif } from '../../../../src/games/shogi/formats/kif-writer';
import { readKifu } from '../../../../src/games/shogi/formats/read';
import type { ShogiRecord } from '../../../../src/games/shogi/record/shogi-record';
import { writeUsi } from '../../../../src/games/shogi/formats/usi';
import { plainRecord, randomRecord } from './random-record';

type Rewrite = (text: string) => string;

const FULL_DIGITS = '０１２３４５６７８９';
const RANKS = '一二三四五六七八九';
const FULL_NAMES: Readonly<Record<string, string>> = {
  歩: '歩兵',
  香: '香車',
  飛: '飛車',
  玉: '玉将',
  と: 'と金',
  龍: '龍王',
  馬: '龍馬',
};
const kanji = (digit: string): string => RANKS[Number(digit) - 1]!;
const full = (text: string): string => text.replace(/\d/g, (digit) => FULL_DIGITS[Number(digit)]!);
const half = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(FULL_DIGITS.indexOf(digit)));
const moveLines =
  (rewrite: (line: string) => string): Rewrite =>
  (text) =>
    text
      .split('\n')
      .map((line) => (/^ *\d+ +\S/.test(line) ? rewrite(line) : line))
      .join('\n');
const square = /^( *\d+ +)([１-９])([一二三四五六七八九])/;
const rankNumber = (rank: string): number => RANKS.indexOf(rank) + 1;

/** 書きぶりだけを変えるもの。手も結果も変わらない。 */
const kifRewrites: Record<string, Rewrite> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'lone CR': (text) => text.replaceAll('\n', '\r'),
  'mixed line ends': (text) => text.replace(/\n/g, (_, at: number) => (at % 3 === 0 ? '\r\n' : '\n')),
  'no newline at the end': (text) => text.trimEnd(),
  'blank lines before every line': (text) => text.replaceAll('\n', '\n\n'),
  'trailing blanks': (text) => text.replaceAll('\n', '  \n'),
  'trailing full-width blanks': moveLines((line) => `${line}　`),
  tabs: moveLines((line) => line.trim().replace(/ {2,}/g, '\t')),
  'no leading blanks': moveLines((line) => line.trim()),
  'many leading blanks': moveLines((line) => `      ${line}`),
  'no column titles': (text) => text.replace(/^手数----.*\n/m, ''),
  'half-width files': moveLines((line) =>
    line.replace(square, (_, no, file, rank) => `${no}${half(file)}${rank}`),
  ),
  'half-width squares': moveLines((line) =>
    line.replace(square, (_, no, file, rank) => `${no}${half(file)}${rankNumber(rank)}`),
  ),
  'full-width squares': moveLines((line) =>
    line.replace(square, (_, no, file, rank) => `${no}${file}${full(String(rankNumber(rank)))}`),
  ),
  'full-width ply': moveLines((line) => line.replace(/^ *(\d+)/, (_, ply: string) => full(ply))),
  'full-width origin': moveLines((line) =>
    line.replace(/\((\d\d)\)/, (_, from: string) => `（${full(from)}）`),
  ),
  'full-width digits in half brackets': moveLines((line) =>
    line.replace(/\((\d\d)\)/, (_, from: string) => `(${full(from)})`),
  ),
  'marks before the move': (text) => {
    const first = text.includes('上手：') ? 1 : 0;
    return moveLines((line) =>
      line.replace(
        /^( *(\d+) +)(?=[同１-９])/,
        (_, head: string, ply: string) => `${head}${'▲△'[(Number(ply) + 1 + first) % 2]}`,
      ),
    )(text);
  },
  'kanji for the file as well': moveLines((line) =>
    line.replace(square, (_, no: string, file: string, rank: string) => `${no}${kanji(half(file))}${rank}`),
  ),
  'a kanji origin': moveLines((line) =>
    line.replace(/\((\d)(\d)\)/, (_, file: string, rank: string) => `(${kanji(file)}${kanji(rank)})`),
  ),
  'square brackets round the origin': moveLines((line) => line.replace(/\((\d\d)\)/, '[$1]')),
  'kana after 成 and 打': moveLines((line) => line.replace(/(成)(?=\()/, '$1り').replace('打', '打ち')),
  'なり for 成': moveLines((line) => line.replace(/成(?=\()/, 'なり')),
  'blanks before 成 and 打': moveLines((line) => line.replace(/(?=成\(|打)/, ' ')),
  'full names of the pieces': moveLines((line) =>
    line.replace(/(?<=[一二三四五六七八九　])[歩香飛玉と龍馬](?=[成打(])/, (name) => FULL_NAMES[name]!),
  ),
  'no numbers': moveLines((line) => line.replace(/^ *\d+ /, '')),
  第N手: moveLines((line) => line.replace(/^ *(\d+)/, '第$1手')),
  'numbers in brackets': moveLines((line) => line.replace(/^ *(\d+)/, '($1)')),
  '竜 for 龍': (text) => text.replaceAll('龍', '竜'),
  '王 for 玉': moveLines((line) => line.replace(/(?<!入)玉/, '王')),
  'one-letter promoted names': moveLines((line) =>
    line.replace('成香', '杏').replace('成桂', '圭').replace('成銀', '全'),
  ),
  '同 without a blank': moveLines((line) => line.replace(/同[ 　]/, '同')),
  '同 with a half-width blank': moveLines((line) => line.replace(/同[ 　]/, '同 ')),
  '打(00)': moveLines((line) => line.replace('打', '打(00)')),
  'no times': moveLines((line) => line.replace(/ *\( *\d+:\d+\/[\d:]+\)/, '')),
  'times without a total': moveLines((line) => line.replace(/\/[\d:]+\)/, ')')),
  'headers with a half-width colon': (text) =>
    text.replace(/^(手合割|先手|後手|下手|上手|開始日時)：/gm, '$1:'),
  'blanks around the colon': (text) => text.replace(/^(手合割|先手|後手|下手|上手)：/gm, '$1： '),
  'a leading program line': (text) => `# ---- 棋譜ファイル ----\n${text}`,
  'a version line': (text) => `#KIF version=2.0 encoding=UTF-8\n${text}`,
};

const timeless = new Set(['no times', 'times without a total']);

const ki2Rewrites: Record<string, Rewrite> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'one move a line': (text) => text.replace(/　+(?=[▲△])/g, '\n'),
  'no blanks between moves': (text) => text.replace(/　+(?=[▲△])/g, ''),
  'all moves in one line': (text) => text.replace(/(?<=\S)\n(?=[▲△])/g, ' '),
  'half-width blanks': (text) => text.replace(/　+(?=[▲△])/g, ' '),
  commas: (text) => text.replace(/　+(?=[▲△])/g, '、'),
  'no marks': (text) => text.replace(/[▲△]/g, ''),
  'numbers before the moves': (text) => {
    let ply = 0;
    return text.replace(/[▲△]/g, (mark) => `${++ply}.${mark}`);
  },
  'kana after 成 and 打': (text) => text.replace(/(?<!不)成(?=$|[　\n])/gm, '成り').replace(/打/g, '打ち'),
  '成らず for 不成': (text) => text.replaceAll('不成', '成らず'),
  'players’ marks': (text) => text.replaceAll('▲', '☗').replaceAll('△', '☖'),
  '▽ for 後手': (text) => text.replaceAll('△', '▽'),
  '同 without a blank': (text) => text.replace(/([▲△]同)[ 　]+/g, '$1'),
  '竜 for 龍': (text) => text.replaceAll('龍', '竜'),
  'half-width squares': (text) =>
    text.replace(
      /([▲△])([１-９])([一二三四五六七八九])/g,
      (_, mark, file, rank) => `${mark}${half(file)}${rankNumber(rank)}`,
    ),
  'one-letter promoted names': (text) =>
    text.replaceAll('成香', '杏').replaceAll('成桂', '圭').replaceAll('成銀', '全'),
};

const csaRewrites: Record<string, Rewrite> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'statements joined by commas': (text) => text.replace(/\n(?=[+-]\d{4}|T\d)/g, ','),
  'comment lines between': (text) => text.replace(/\n(?=[+-]\d{4})/g, "\n'** 0 0\n"),
  'no version': (text) => text.replace(/^V.*\n/m, ''),
  'an older version': (text) => text.replace(/^V.*$/m, 'V2'),
  'trailing blanks': (text) => text.replaceAll('\n', '  \n'),
  'no newline at the end': (text) => text.trimEnd(),
  'small letters': (text) => text.replace(/^[+-]\d{4}[A-Z]{2}$/gm, (move) => move.toLowerCase()),
  'full-width signs and letters': (text) =>
    text.replace(/^[+-]\d{4}[A-Z]{2}$/gm, (move) =>
      move.replace(/./g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
    ),
  'no signs before the moves': (text) => text.replace(/^[+-](?=\d{4}[A-Z]{2}$)/gm, ''),
  'a sign before the time': (text) => text.replace(/^T(?=\d)/gm, 'T+'),
};

const usiRewrites: Record<string, Rewrite> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'no position word': (text) => text.replace('position ', ''),
  'large letters': (text) =>
    text.replace(/ moves .*/, (moves) => moves.toUpperCase().replace(' MOVES', ' moves')),
  'small letters': (text) => text.replace(/ moves .*/, (moves) => moves.toLowerCase()),
  'one move a line': (text) =>
    text.startsWith('position startpos moves ')
      ? text.replace('position startpos moves ', '').replaceAll(' ', '\n')
      : text,
};

function read(bytes: Uint8Array, times: boolean): unknown {
  const { games } = readKifu(bytes);
  const plain = plainRecord(games[0]!.record, { times, texts: false }) as Record<string, unknown>;
  const { start, handicap, fouls, lines } = plain;
  return { games: games.length, notices: games[0]!.notices, start, handicap, fouls, lines };
}

function describeRewrites(
  format: string,
  rewrites: Record<string, Rewrite>,
  write: (record: ShogiRecord) => string,
  variations: number,
): void {
  for (const [name, rewrite] of Object.entries(rewrites)) {
    test(`${format}: ${name}`, () => {
      let rewritten = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const text = write(randomRecord(seed, { plies: 200, variations, texts: false }));
        if (rewrite(text) !== text) rewritten++;
        const times = !timeless.has(name);
        expect(read(encodeUtf8(rewrite(text)), times), `seed ${seed}`).toEqual(read(encodeUtf8(text), times));
      }
      expect(rewritten).toBeGreaterThan(0);
    });
  }
}

describe('the same game however it is written', () => {
  const writeLines = (record: ShogiRecord): string => writeKif(record, { newline: '\n' });
  describeRewrites('KIF', kifRewrites, writeLines, 3);
  describeRewrites('KI2', ki2Rewrites, (record) => writeKi2(record, { newline: '\n' }), 0);
  describeRewrites('CSA', csaRewrites, (record) => writeCsa(record, { newline: '\n' }), 0);
  describeRewrites('USI', usiRewrites, writeUsi, 0);

  test('KIF in every encoding, with and without a byte order mark', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const text = writeLines(randomRecord(seed, { plies: 50, variations: 3, texts: false }));
      const expected = read(encodeUtf8(text), true);
      const utf16 = Array.from(text, (letter) => letter.charCodeAt(0));
      const encodings: Record<string, Uint8Array> = {
        'UTF-8 with BOM': encodeUtf8(text, true),
        Shift_JIS: encodeShiftJis(text).bytes,
        'EUC-JP': Uint8Array.from(convert(utf16, { from: 'UNICODE', to: 'EUCJP' })),
        'UTF-16LE': Uint8Array.from([0xff, 0xfe, ...convert(utf16, { from: 'UNICODE', to: 'UTF16LE' })]),
        'UTF-16BE': Uint8Array.from([0xfe, 0xff, ...convert(utf16, { from: 'UNICODE', to: 'UTF16BE' })]),
        'UTF-16LE without BOM': Uint8Array.from(convert(utf16, { from: 'UNICODE', to: 'UTF16LE' })),
        'UTF-16BE without BOM': Uint8Array.from(convert(utf16, { from: 'UNICODE', to: 'UTF16BE' })),
      };
      for (const [name, bytes] of Object.entries(encodings)) {
        expect(read(bytes, true), `${name} ${seed}`).toEqual(expected);
      }
    }
  });
});

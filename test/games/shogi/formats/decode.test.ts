import Encoding from 'encoding-japanese';
import { describe, expect, test } from 'vitest';
import { decodeText, isBinary } from '../../../../src/games/shogi/formats/decode';
import { detectFormat } from '../../../../src/games/shogi/formats/detect';
import { encodeShiftJis, encodeUtf8 } from '../../../../src/games/shogi/formats/encode';

const TEXT = '先手：架空能太郎\r\n棋戦：表示ソ①髙\r\n   1 ７六歩(77)\r\n';

function encoded(text: string, to: 'EUCJP' | 'UTF16LE' | 'UTF16BE'): Uint8Array {
  return Uint8Array.from(Encoding.convert(Encoding.stringToCode(text), { from: 'UNICODE', to }));
}

describe('decodeText goes by the bytes', () => {
  test.each([
    ['utf-8', encodeUtf8(TEXT)],
    ['utf-8-bom', encodeUtf8(TEXT, true)],
    ['shift_jis', encodeShiftJis(TEXT).bytes],
    ['utf-16le', encoded(TEXT, 'UTF16LE')],
    ['utf-16be', encoded(TEXT, 'UTF16BE')],
  ])('%s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding, broken: false });
  });

  test('euc-jp and ascii', () => {
    const plain = TEXT.replace('①髙', '');
    expect(decodeText(encoded(plain, 'EUCJP'))).toEqual({ text: plain, encoding: 'euc-jp', broken: false });
    expect(decodeText(encodeUtf8('V2.2\n+7776FU\n')).encoding).toBe('ascii');
  });

  test.each(['UTF16LE', 'UTF16BE'] as const)('%s without a mark, full-width blanks, little ASCII', (to) => {
    const text = `先手の持駒：なし　\n${'▲７六歩　△３四歩　▲同　角　△同　銀　'.repeat(9)}\n`;
    expect(decodeText(encoded(text, to)).text).toBe(text);
    expect(isBinary(encoded(text, to))).toBe(false);
  });

  test('a NUL makes no UTF-16 of other encodings', () => {
    for (const text of [`${TEXT}\0`, `V2.2\nN+\0\n${'+7776FU\n-3334FU\n'.repeat(9)}`]) {
      expect(decodeText(encodeUtf8(text)).text).toBe(text);
      expect(decodeText(encodeShiftJis(text).bytes).text).toBe(text);
    }
  });

  test('a cut character is told and the rest kept', () => {
    const bytes = encodeUtf8(TEXT);
    const cut = decodeText(bytes.subarray(0, encodeUtf8('先手：架空能').length - 1));
    expect(cut).toEqual({ text: '先手：架空\ufffd', encoding: 'utf-8', broken: true });
  });

  test('a short file in ISO-2022-JP is text', () => {
    const bytes = Uint8Array.from(
      Encoding.convert(Encoding.stringToCode('手合割：平手\n1 ７六歩\n'), { from: 'UNICODE', to: 'JIS' }),
    );
    expect(isBinary(bytes)).toBe(false);
    expect(decodeText(bytes).text).toBe('手合割：平手\n1 ７六歩\n');
  });

  test('pictures and programs are not text', () => {
    expect(isBinary(Uint8Array.from({ length: 1000 }, (_, i) => (i * 7) % 256))).toBe(true);
    expect(isBinary(encodeShiftJis(TEXT).bytes)).toBe(false);
  });
});

describe('encodeShiftJis', () => {
  test('names what Shift_JIS lacks and writes ▲△ for ☗☖', () => {
    const { bytes, missing } = encodeShiftJis('☗☖ 𠮷é〜ソ');
    expect(missing).toEqual(['𠮷', 'é']);
    expect(decodeText(bytes).text).toBe('▲△ 〓〓～ソ');
  });
});

describe('detectFormat', () => {
  test.each([
    ['kif', '先手：甲\n   1 ７六歩(77)\n'],
    ['kif', '先手の持駒：なし\n| ・|一\n'],
    ['ki2', '先手：甲\n\n▲７六歩 △３四歩\n'],
    ['csa', 'V2.2\nN+A\n'],
    ['csa', "'comment\n+7776FU\n"],
    ['usi', 'position startpos moves 7g7f\n'],
    ['usi', '7g7f 3c3d\n'],
    ['sfen', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
    ['jkf', '{"header":{},"moves":[]}'],
    [null, 'こんにちは'],
    [null, ''],
  ])('%s', (format, text) => {
    expect(detectFormat(text)).toBe(format);
  });
});

import { describe, expect, test } from 'vitest';
import { ki2Utf8Export, shogiExports } from '../../../src/games/shogi/exports';
import { decodeText } from '../../../src/games/shogi/formats/decode';
import { readKifu, readKifuText } from '../../../src/games/shogi/formats/read';
import { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { shogiKind } from '../../../src/games/shogi/shogi-kind';
import { plainRecord } from './formats/random-record';

const MOVES = '手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n';
const CSA = "'CSA encoding=UTF-8\nV3.0\nN+甲\n'自由な注記\nPI\n+\n+7776FU\nT3\n%TORYO\n";

function exported(id: string, source: string) {
  const format = [...shogiExports, ki2Utf8Export].find((each) => each.id === id)!;
  const { record } = readKifuText(source).games[0]!;
  return { record, ...format.write(new ShogiGame(record, shogiKind)) };
}

const declarations = (bytes: Uint8Array) =>
  decodeText(bytes)
    .text.split(/\r?\n/u)
    .filter((line) => line.includes('encoding='));

describe('a file says its own encoding or none', () => {
  test.each([
    ['kif', '#KIF version=2.0 encoding=UTF-8', ['#KIF version=2.0 encoding=Shift_JIS']],
    ['kif', '#KIF version=1.0 encoding=SJIS', ['#KIF version=1.0 encoding=SJIS']],
    ['kif', '#こちらの注記', []],
    ['kifu', '#KIF version=2.0 encoding=Shift_JIS', ['#KIF version=2.0 encoding=UTF-8']],
    ['kifu', '#こちらの注記', ['#KIF version=2.0 encoding=UTF-8']],
    ['ki2', '#KIF version=2.0 encoding=UTF-8', ['#KIF version=2.0 encoding=Shift_JIS']],
    ['ki2u', '#KI2 version=2.0 encoding=Shift_JIS', ['#KI2 version=2.0 encoding=UTF-8']],
    ['csa', '#KIF version=2.0 encoding=Shift_JIS', ["'CSA encoding=UTF-8"]],
  ])('%s from %s', (id, note, expected) => {
    expect(declarations(exported(id, `${note}\n先手：甲\n${MOVES}`).bytes)).toEqual(expected);
  });

  test('what a CSA file said of itself does not go into a KIF or KI2 file; other notes do', () => {
    expect(declarations(exported('kif', CSA).bytes)).toEqual([]);
    expect(declarations(exported('ki2', CSA).bytes)).toEqual([]);
    expect(declarations(exported('kifu', CSA).bytes)).toEqual(['#KIF version=2.0 encoding=UTF-8']);
    expect(exported('kif', CSA).text).toContain('#自由な注記');
    expect(exported('kif', CSA).record.notes).toContain('CSA encoding=UTF-8');
  });

  test.each([
    ['kif', '#KIF version=2.0 encoding=Shift_JIS\n#ほかの注記\n'],
    ['kif', '#ほかの注記\n'],
    ['kifu', '#ほかの注記\n#KIF version=2.0 encoding=UTF-8\n'],
  ])('%s keeps the notes of its own encoding: %s', (id, notes) => {
    const { record, bytes } = exported(id, `${notes}先手：甲\n${MOVES}`);
    expect(plainRecord(readKifu(bytes).games[0]!.record)).toEqual(plainRecord(record));
  });
});

describe('what a format cannot hold is told, a kind at a time', () => {
  const FULL = `#注記\n手合割：平手\n先手：甲\n先手：別名\n本局の見どころ：序盤\n手数----指手---------消費時間--
1 ７六歩(77) (0:05/)\n*コメント\n&しおり\n2 ３四歩(33) (0:06/)\n3 不戦敗\n
変化：2手\n2 ８四歩(83)\n`;
  const BARE = `手合割：平手\n${MOVES}`;
  const told = (id: string, source: string) => exported(id, source).warnings.map((warning) => warning.ja);

  test.each([
    ['kifu', []],
    ['ki2', ['消費時間']],
    ['csa', ['変化', 'しおり', 'CSA に名のない見出し', 'この棋譜の終局の言葉']],
    ['jkf', ['同じ名の見出し', '注記（# の行）']],
    [
      'usi',
      [
        '変化',
        'コメント',
        'しおり',
        '消費時間',
        '見出し（対局者名など）',
        '注記（# の行）',
        'この棋譜の終局の言葉',
      ],
    ],
  ])('%s', (id, kinds) => {
    expect(told(id, FULL).map((text) => text.split(/は[ 、]/u)[0])).toEqual(kinds);
    expect(told(id, BARE)).toEqual([]);
  });

  test('the texts say what happened, what was kept and where it can be kept', () => {
    expect(exported('usi', FULL).warnings.slice(0, 2)).toEqual([
      {
        ja: '変化は USI に書けないため、本譜だけを書きました（KIF なら残ります）。',
        en: 'Only the main line was written: USI cannot hold variations (KIF keeps them).',
      },
      {
        ja: 'コメントは USI に書けないため、除きました（KIF なら残ります）。',
        en: 'Comments were left out: USI cannot hold them (KIF keeps them).',
      },
    ]);
  });

  test('an end that CSA has a word for is not lost, a line of result beside it is', () => {
    expect(told('csa', `${MOVES}3 投了\n`)).toEqual([]);
    const named = `先手：甲\n後手：乙\n${MOVES}3 投了\nまで2手で後手の入玉宣言勝ち\n`;
    expect(exported('csa', named).record.resultLine).not.toBeNull();
    expect(told('csa', named)).toEqual([expect.stringContaining('終局の言葉')]);
    expect(told('jkf', named)).toEqual([expect.stringContaining('終局の言葉')]);
  });

  test('a move that KI2 cannot say where it came from', () => {
    expect(told('ki2', '手数----指手---------消費時間--\n1 ５五角(88)\n')).toEqual([
      expect.stringContaining('駒の動けない所への手'),
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { parseUsiMove } from '../../../../src/games/shogi/move';
import type { EndCode } from '../../../../src/games/shogi/record/end-code';
import {
  endCodeOf,
  endMove,
  formatEndWord,
  isEndMove,
  parseEndWord,
} from '../../../../src/games/shogi/record/end-code';
import { RecordBuilder } from '../../../../src/games/shogi/record/record-builder';
import {
  endOfWords,
  formatResultLine,
  isResultLine,
  parseResultLine,
  recordResult,
} from '../../../../src/games/shogi/record/result';

const CODES: readonly EndCode[] = [
  'resign',
  'interrupt',
  'repetition',
  'impasse',
  'mate',
  'no-mate',
  'timeout',
  'foul-win',
  'foul-loss',
  'entering-king-win',
  'default-win',
  'default-loss',
  'sealed',
  'try',
];

describe('end words', () => {
  test.each(CODES)('%s has a word and a move of its own', (code) => {
    expect(parseEndWord(formatEndWord(code))).toBe(code);
    expect(isEndMove(endMove(code))).toBe(true);
    expect(endCodeOf(endMove(code))).toBe(code);
  });

  test('a move is no end', () => {
    expect(endCodeOf(parseUsiMove('7g7f')!)).toBe(null);
    expect(parseEndWord('謎')).toBe(null);
    expect(parseEndWord('constructor')).toBe(null);
  });
});

function ended(code: EndCode | null, line: string | null = null): RecordBuilder {
  const builder = new RecordBuilder();
  builder.play(parseUsiMove('7g7f')!);
  if (code !== null) builder.end(code);
  builder.record.resultLine = line;
  return builder;
}

describe('recordResult after one move of Black', () => {
  test.each([
    ['resign', 'black'],
    ['timeout', 'black'],
    ['mate', 'black'],
    ['foul-win', 'white'],
    ['foul-loss', 'black'],
    ['entering-king-win', 'white'],
    ['default-win', 'white'],
    ['default-loss', 'black'],
    ['repetition', 'draw'],
    ['impasse', 'draw'],
    ['interrupt', null],
    ['sealed', null],
  ] as const)('%s: %s', (code, winner) => {
    expect(recordResult(ended(code).record)).toEqual({ winner, reason: code });
  });

  test('the result line alone tells the winner, and a reason if it has one', () => {
    expect(recordResult(ended(null, 'まで1手で先手の勝ち').record)).toEqual({
      winner: 'black',
      reason: null,
    });
    expect(recordResult(ended(null, 'まで1手で後手の反則負け').record)).toEqual({
      winner: 'black',
      reason: 'foul-loss',
    });
    expect(recordResult(ended(null, 'まで1手で千日手').record)).toEqual({
      winner: 'draw',
      reason: 'repetition',
    });
    expect(recordResult(ended(null, 'まで時間切れにより先手の勝ち').record)).toEqual({
      winner: 'black',
      reason: 'timeout',
    });
  });

  // As programs and people write it; Black is to move after four plies.
  test.each([
    ['以上4手で先手の勝ち', 'black', null],
    ['以上、４手にて後手勝ち', 'white', null],
    ['4手で後手の勝ち', 'white', null],
    ['まで4手で▲甲野の勝ち', 'black', null],
    ['まで4手で先手　勝又の負け', 'white', null],
    ['まで4手で先手の投了', 'white', 'resign'],
    ['まで4手で後手の投了により先手の勝ち', 'black', 'resign'],
    ['まで4手で先手の時間切れ負け', 'white', 'timeout'],
    ['まで4手で切断により後手の勝ち', 'white', 'interrupt'],
    ['まで4手で先手の反則行為により後手の勝ち', 'white', 'foul-loss'],
    ['まで4手で反則により先手の勝ち', 'black', 'foul-win'],
    ['まで4手で連続王手の千日手により先手の勝ち', 'black', 'foul-win'],
    ['まで4手で後手の不戦敗', 'black', 'default-win'],
    ['まで4手で先手の宣言勝ち', 'black', 'entering-king-win'],
    ['まで4手で引分', 'draw', 'impasse'],
    ['まで4手で対局終了', null, null],
  ] as const)('%s', (line, winner, reason) => {
    const words = parseResultLine(line);
    expect(isResultLine(line, 0)).toBe(true);
    expect(words?.winner).toBe(winner);
    expect(words === null ? null : endOfWords(words, 'black')).toBe(reason);
  });

  test.each(['以上の棋譜', '4手目', '先手の勝ち', 'ま'])('%s is no result line', (line) => {
    expect(isResultLine(line, 0)).toBe(false);
    expect(parseResultLine(line)).toBe(null);
  });

  // Newspapers and books name the player, often by the surname.
  test.each([
    ['まで1手で先手勝ち', 'black'],
    ['まで1手で仮名花子の勝ち', 'white'],
    ['まで1手にて架空四段の勝ち', 'black'],
    ['まで1手で架空の負け', 'white'],
    ['まで1手で別人の勝ち', null],
  ] as const)('%s', (line, winner) => {
    const { record } = ended(null, line);
    record.setHeader('先手', '架空 一郎');
    record.setHeader('後手', '仮名花子');
    expect(recordResult(record).winner).toBe(winner);
  });

  test.each(CODES)('the line written for %s reads as the same end', (code) => {
    const { record } = ended(code);
    const line = formatResultLine(record, code, 1);
    expect(parseResultLine(line)?.plies).toBe(1);
    const again = recordResult(ended(null, line).record);
    const own = recordResult(record);
    if (parseResultLine(line)?.winner !== null || own.winner === null) expect(again.winner).toBe(own.winner);
  });

  test('a handicap game names 下手 and 上手', () => {
    const { record } = ended('resign');
    record.handicap = '二枚落ち';
    record.startSfen = record.startSfen.replace(' b ', ' w ');
    expect(formatResultLine(record, 'resign', 1)).toBe('まで1手で上手の勝ち');
  });
});

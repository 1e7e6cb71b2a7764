import { describe, expect, it } from 'vitest';
import { formatStructured, parseStructured } from '../../../src/preview/host/model/structured-reference';

describe('構造化参照', () => {
  it.each([
    '一覧[先手]',
    '一覧[[#All],[先手]]',
    '一覧[[先手]:[後手]]',
    '一覧[#Headers]',
    '一覧[[#Headers],[#Data],[先手]]',
    '[@先手]',
    '一覧[@[自分 の]]',
    "一覧[a'[1'']",
  ])('%s を読み、同じに書く', (text) => {
    const reference = parseStructured(text);
    expect(reference && formatStructured(reference)).toBe(text);
  });

  it.each(['一覧', '一覧[[#何か],[a]]', '一覧[[a]x[b]]'])('%s は読めない', (text) => {
    expect(parseStructured(text)).toBeNull();
  });
});

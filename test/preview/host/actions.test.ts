import { describe, expect, it } from 'vitest';
import { makeExternal } from '../../../src/preview/host/batch/desktop-transport';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { settle } from './wait';

describe('近道の鍵の動作', () => {
  it('office.js の読む形で、動作の名を配る', async () => {
    const { external, invokeAction } = makeExternal(new Workbook());
    const seen: unknown[] = [];
    external.RegisterEvent(
      33,
      '',
      (_, message) => {
        const entries = (message?.toArray() ?? []) as { toArray(): readonly unknown[] }[];
        seen.push(...entries.map((entry) => entry.toArray().slice(0, 4)));
      },
      () => {},
    );
    await settle();
    invokeAction('SHOGI_CONFIRM');
    await settle();
    expect(seen).toEqual([[2, 1000, '', '["SHOGI_CONFIRM",""]']]);
  });
});

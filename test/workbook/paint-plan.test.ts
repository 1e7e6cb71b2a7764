import { describe, expect, it } from 'vitest';
import { cellBox, formatAddress, parseAddress } from '../../src/workbook/cell-box';
import { hatchBases, shadowOnBase } from '../../src/workbook/hatch-base';
import type { CellLook } from '../../src/workbook/cell-look';
import type { PaintBlock } from '../../src/workbook/paint-plan';
import { cellKey, mergeBlocks } from '../../src/workbook/paint-plan';

const values = (address: string): PaintBlock => {
  const box = parseAddress(address)!;
  return { box, layers: { values: new Map([[cellKey(box.row, box.column), address]]) }, bases: [] };
};
const looks = (address: string): PaintBlock => {
  const box = parseAddress(address)!;
  return {
    box,
    layers: { looks: new Map([[cellKey(box.row, box.column), { font: { bold: true } }]]) },
    bases: [],
  };
};
const addresses = (blocks: readonly PaintBlock[]): readonly string[] =>
  blocks.map(({ box }) => formatAddress(box)).toSorted();

describe('描く範囲のまとめ', () => {
  it('近い値は囲む箱の一つに、遠い値は別のまま', () => {
    expect(addresses(mergeBlocks([values('D3'), values('L3'), values('AA500')]))).toEqual(['AA500', 'D3:L3']);
  });

  it('まとめても、どの値も残る', () => {
    const [merged] = mergeBlocks([values('D3'), values('F5')]);
    expect([...merged!.layers.values!.values()]).toEqual(['D3', 'F5']);
  });

  it('値と書式は一つの範囲を分け合う', () => {
    const merged = mergeBlocks([values('R454:V454'), looks('S453:S454')]);
    expect(addresses(merged)).toEqual(['R453:V454']);
    expect(Object.keys(merged[0]!.layers).toSorted()).toEqual(['looks', 'values']);
  });

  it('もう要求に入っている箱は、まとめずに使う', () => {
    const far = [values('D3'), values('D20')];
    expect(addresses(mergeBlocks(far))).toEqual(['D3:D20']);
    expect(addresses(mergeBlocks(far, [parseAddress('D3')!]))).toEqual(['D20', 'D3']);
  });
});

describe('網の下地', () => {
  const plain: CellLook = { value: '', fill: { color: '#F4DDAE', hatch: null } };
  const hatched: CellLook = { value: '', fill: { color: '#F4DDAE', hatch: '#1E6B34' } };
  const board = (isHatched: (at: number) => boolean): CellLook[] =>
    Array.from({ length: 81 }, (_, at) => (isHatched(at) ? hatched : plain));

  it('解くときは変わるマスを囲む箱、かけるときは網のマスだけの箱を試す', () => {
    const old = board((at) => at % 9 < 3);
    const none = board(() => false);
    const [plainBase, coloured] = hatchBases(9, old, none);
    expect(plainBase).toEqual({ boxes: [cellBox(0, 0, 9, 3)], hatch: null, color: null });
    expect(coloured).toEqual({ ...plainBase, color: '#F4DDAE' });
    expect(shadowOnBase(9, old, plainBase!)).toEqual(none);
    const laid = hatchBases(9, none, old).at(-1)!;
    expect(laid).toMatchObject({ hatch: '#1E6B34', color: null });
    expect(laid.boxes).toEqual(Array.from({ length: 9 }, (_, row) => cellBox(row, 0, 1, 3)));
    expect(shadowOnBase(9, none, laid)).toEqual(old);
  });

  it('変わる網がなく、または分からないセルがあれば試さない', () => {
    const none = board(() => false);
    expect(hatchBases(9, none, none)).toEqual([]);
    expect(hatchBases(9, Array<null>(81).fill(null), none)).toEqual([]);
  });
});

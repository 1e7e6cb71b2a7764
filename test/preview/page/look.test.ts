import { describe, expect, it } from 'vitest';
import { EMPTY_CELL } from '../../../src/preview/host/model/cell';
import type { CellValue } from '../../../src/preview/host/model/cell';
import { DEFAULT_FORMAT, NO_FILL } from '../../../src/preview/host/model/format';
import type { Border, CellFormat } from '../../../src/preview/host/model/format';
import { lookOf } from '../../../src/preview/page/grid/cell-look';
import type { CellLook, SpillRoom } from '../../../src/preview/page/grid/cell-look';
import { edgesOf } from '../../../src/preview/page/grid/edges';
import { patternImage } from '../../../src/preview/page/grid/fill-pattern';

const NO_EDGES = { top: '', right: '', bottom: '', left: '' };

function look(
  value: CellValue,
  format: Partial<CellFormat> = {},
  room: SpillRoom = { left: 0, right: 0 },
): CellLook {
  const cell = { ...EMPTY_CELL, value, format: { ...DEFAULT_FORMAT, ...format } };
  // Ten px a character keeps the arithmetic in sight.
  const measure = (text: string): number => text.length * 10;
  return lookOf({ cell, edges: NO_EDGES, width: 40, height: 20, room, measure });
}

describe('look of a cell', () => {
  it('shows the text of the number format', () => {
    expect(look('歩', { numberFormat: '"▽"@' }).text).toBe('▽歩');
    expect(look(true).text).toBe('TRUE');
  });

  it('aligns numbers to the right, texts to the left, logical values in the middle', () => {
    const side = (value: CellValue): string | undefined => look(value).style['justifyContent'];
    expect([side(1), side('a'), side(false)]).toEqual(['flex-end', 'flex-start', 'center']);
  });

  it('shrinks a text to the cell, fills the cell with # when a number does not fit, lets a text spill', () => {
    expect(look('12345678', { shrinkToFit: true }).style['fontSize']).toBe('6.75px');
    expect(look(12345678).text).toMatch(/^#+$/);
    const room = { left: 0, right: 60 };
    expect(look('abcdefgh', {}, room).spills).toBe(true);
    expect(look('abcdefgh', {}).spills).toBe(false);
    expect(look('abcdefgh', { horizontal: 'Right' }, room).spills).toBe(false);
    expect(look('abcdefgh', { horizontal: 'Right' }, { left: 60, right: 0 }).spills).toBe(true);
    expect(look('abcdefgh', { wrapText: true }, room)).toMatchObject({ spills: false, wraps: true });
  });

  it('shows line feeds only when it wraps, and keeps a filled text within its cell', () => {
    const room = { left: 0, right: 60 };
    expect(look('ab\ncd', {}, room).text).toBe('abcd');
    expect(look('ab\ncd', { wrapText: true }, room).text).toBe('ab\ncd');
    expect(look('abcdefgh', { horizontal: 'Fill' }, room).spills).toBe(false);
  });

  it('keeps the fill as the background colour under a pattern', () => {
    const { style } = look('', { fill: { color: '#F4DDAE', pattern: 'LightUp', patternColor: '#1B5E20' } });
    expect(style['backgroundColor']).toBe('#F4DDAE');
    expect(style['backgroundImage']).toContain('#1B5E20');
    expect(patternImage('Solid', '#000000')).toBeUndefined();
  });

  it('cannot be talked into other styles by a font name', () => {
    const font = { ...DEFAULT_FORMAT.font, name: 'x"; background: red; {' };
    expect(look('a', { font }).style['fontFamily']).toMatch(/^"x background: red ", /);
  });
});

describe('borders shared by two cells', () => {
  const line = (weight: Border['weight'], style: Border['style'] = 'Continuous'): Border => ({
    style,
    weight,
    color: '#7A5C33',
  });
  const plain = DEFAULT_FORMAT;
  const around = { above: plain, below: plain, left: plain, right: plain };

  it('draws the thicker of both, a part in each cell', () => {
    const left = { ...plain, borders: { EdgeRight: line('Thin') } };
    const right = { ...plain, borders: { EdgeLeft: line('Thick') } };
    expect(edgesOf(left, { ...around, right }, true).right).toBe('2px solid #7A5C33');
    expect(edgesOf(right, { ...around, left }, true).left).toBe('1px solid #7A5C33');
  });

  it('draws a thin line once, in the cell before it', () => {
    const right = { ...plain, borders: { EdgeLeft: line('Thin') } };
    expect(edgesOf(plain, { ...around, right }, true).right).toBe('1px solid #7A5C33');
    expect(edgesOf(right, around, true).left).toBe('');
  });

  it('draws gridlines only between cells without fill', () => {
    const filled = { ...plain, fill: { ...NO_FILL, color: '#ffffff' } };
    expect(edgesOf(plain, around, true).right).not.toBe('');
    expect(edgesOf(plain, around, false).right).toBe('');
    expect(edgesOf(plain, { ...around, right: filled }, true).right).toBe('');
    expect(edgesOf(filled, around, true).bottom).toBe('');
  });
});

import { expect, it } from 'vitest';
import { pageLanguage, textsOf } from '../../../src/preview/page/texts';

it('chooses the language from the address, then from the browser', () => {
  expect(pageLanguage('', 'ja-JP')).toBe('ja');
  expect(pageLanguage('?lang=ja', 'en-US')).toBe('ja');
  expect(pageLanguage('?lang=en', 'ja')).toBe('en');
});

it('says plainly in both languages that it is not Excel, and fills the fields in', () => {
  expect(textsOf('ja')('notExcel')).toContain('Excelではありません');
  expect(textsOf('en')('notExcel')).toContain('not Excel');
  expect(textsOf('en')('deleteSheetAsk', { name: '{name}$&' })).toBe('Delete the sheet “{name}$&”?');
});

import type { Field, FieldValues } from '../contract/command';
import { both } from './texts/both';

/** 置けるマスの印の見出し。示すときは書かない。 */
export const hintsHeader = { key: '置けるマス', off: '示さない' } as const;

/** 新規対局の欄。 */
export const othelloSetup: readonly Field[] = [
  { id: 'firstName', label: both((t) => t.setup.blackName), type: 'text', initial: '' },
  {
    id: 'secondName',
    label: both((t) => t.setup.whiteName),
    type: 'text',
    initial: '',
    hint: both((t) => t.setup.namesHint),
  },
  {
    id: 'hints',
    label: both((t) => t.setup.hints),
    type: 'choice',
    initial: 'show',
    options: [
      { value: 'show', label: both((t) => t.setup.show) },
      { value: 'hide', label: both((t) => t.setup.hide) },
    ],
    hint: both((t) => t.setup.hintsHint),
  },
  { id: 'title', label: both((t) => t.setup.event), type: 'text', initial: '' },
];

/** 欄の値のうち、対局者名のほかに見出しに残すもの。空の値は書かない。 */
export function setupHeaders(values: FieldValues): readonly (readonly [string, string])[] {
  const title = (values['title'] ?? '').replace(/[\r\n]+/g, ' ').trim();
  const hints = values['hints'] === 'hide' ? hintsHeader.off : '';
  const headers = [['表題', title] as const, [hintsHeader.key, hints] as const];
  return headers.filter(([, value]) => value !== '');
}

import type { Field, FieldValues } from '../contract/command';
import { both } from './texts/both';

/** 反則になる点の印の見出し。示さないときは書かない。 */
export const warningsHeader = { key: '反則になる点', on: '示す' } as const;

/** 新規対局の欄。 */
export const gomokuSetup: readonly Field[] = [
  { id: 'firstName', label: both((t) => t.setup.firstName), type: 'text', initial: '' },
  {
    id: 'secondName',
    label: both((t) => t.setup.secondName),
    type: 'text',
    initial: '',
    hint: both((t) => t.setup.namesHint),
  },
  {
    id: 'warnings',
    label: both((t) => t.setup.warnings),
    type: 'choice',
    initial: 'hide',
    options: [
      { value: 'hide', label: both((t) => t.setup.hide) },
      { value: 'show', label: both((t) => t.setup.show) },
    ],
    hint: both((t) => t.setup.warningsHint),
  },
  { id: 'title', label: both((t) => t.setup.event), type: 'text', initial: '' },
];

/** 欄の値のうち、対局者名のほかに見出しに残すもの。空の値は書かない。 */
export function setupHeaders(values: FieldValues): readonly (readonly [string, string])[] {
  const title = (values['title'] ?? '').replace(/[\r\n]+/g, ' ').trim();
  const warnings = values['warnings'] === 'show' ? warningsHeader.on : '';
  const headers = [['表題', title] as const, [warningsHeader.key, warnings] as const];
  return headers.filter(([, value]) => value !== '');
}

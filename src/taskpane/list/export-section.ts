import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { choiceBox } from '../controls/choice-box';
import { disclosure } from '../controls/disclosure';
import { radioGroup } from '../controls/radio-group';
import { el } from '../dom';
import { download } from '../files/download';
import { warningList } from '../files/warning-list';
import type { Part } from '../part';
import type { ListContext } from './list-context';

/** 書き出す: 見えている行か選んだ行を、選んだ形式で一つの zip かファイルに。文としてシートにも出せる。 */
export function exportSection(context: ListContext): Part {
  const { lists, texts, voice } = context;
  const words = texts.list.export;
  const { scopes, shapes } = words;
  const scope = radioGroup(
    words.scope,
    [
      { value: 'visible', label: scopes.visible },
      { value: 'selected', label: scopes.selected },
    ],
    'visible',
  );
  const format = choiceBox({
    label: texts.save.format,
    options: lists.exportFormats.map(({ id, label, extension }) => ({
      value: id,
      label: `${textIn(label, voice)}  ${extension}`,
    })),
    initial: lists.exportFormats[0]?.id ?? '',
    opensUp: true,
  });
  const shape = radioGroup(
    words.shape,
    [
      { value: 'zip', label: shapes.zip },
      { value: 'single', label: shapes.single },
    ],
    'zip',
  );
  const warnings = warningList(context);
  const write = async (): Promise<void> => {
    warnings.show([]);
    const rows = scope.value === 'selected' ? 'selected' : 'visible';
    const result = await lists.export(rows, format.value, shape.value === 'single' ? 'single' : 'zip');
    if (result === null) return;
    if (!result.ok) return context.hall.say('error', result.text);
    download(result.bytes, result.fileName);
    warnings.show(result.warnings);
    context.say('success', (t) => t.list.export.done(result.fileName));
  };
  const run = button(words.run, () => context.run(write));
  const text = button(words.text, () => context.run(() => lists.restoreText()));
  return {
    element: disclosure(
      words.title,
      scope.element,
      format.element,
      shape.element,
      el('div', { class: 'action-row' }, run),
      warnings.element,
      el('div', { class: 'field' }, text, el('p', { class: 'hint' }, words.textHint)),
    ),
    update() {
      run.disabled = text.disabled = lists.isBusy;
    },
  };
}

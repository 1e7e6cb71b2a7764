import type { Sitting } from '../../play/sitting';
import { button } from '../controls/button';
import { disclosure } from '../controls/disclosure';
import type { TextField } from '../controls/text-field';
import { textField } from '../controls/text-field';
import { el, setShown } from '../dom';
import type { PaneContext, Part } from '../part';

type Headers = readonly (readonly [string, string])[];

/** 対局の情報の欄: 見出し（対局者名、棋戦、日時など）を直し、足し、消す。欄を離れるか Enter で棋譜に書く。 */
export function headerEditor(context: PaneContext): Part {
  const words = context.texts.headers;
  const key = textField(words.newKey);
  const value = textField(words.newValue);
  const list = el('div', { class: 'header-fields' });
  let sitting: Sitting | null = null;
  let shown: Headers = [];
  let fields: readonly TextField[] = [];

  const typed = (): Headers => shown.map(([name], at) => [name, fields[at]!.input.value]);
  const show = (headers: Headers, isKept: (input: HTMLInputElement) => boolean): void => {
    const hasSameKeys =
      headers.length === shown.length && headers.every(([name], at) => name === shown[at]![0]);
    shown = headers;
    if (!hasSameKeys) {
      fields = headers.map(([name]) => textField(name));
      fields.forEach(({ input }, at) => {
        input.readOnly = sitting?.game.fixedHeaders.has(headers[at]![0]) ?? false;
        input.addEventListener('change', keep);
      });
      list.replaceChildren(...fields.map((field) => field.element));
    }
    fields.forEach(({ input }, at) => {
      if (!isKept(input)) input.value = headers[at]![1];
    });
  };
  const write = (headers: Headers): void => {
    sitting?.setHeaders(headers);
    // What was refused is as it was before.
    show(sitting?.game.headers ?? [], () => false);
  };
  const keep = (): void => {
    if (typed().some(([, text], at) => text !== shown[at]![1])) write(typed());
  };
  const add = button(words.add, () => {
    keep();
    const count = shown.length;
    write([...shown, [key.input.value, value.input.value]]);
    if (shown.length === count) return;
    key.input.value = value.input.value = '';
    allowAdd();
    key.input.focus();
  });
  const allowAdd = (): void => {
    add.disabled = key.input.value.trim() === '' || value.input.value.trim() === '';
  };
  for (const { input } of [key, value]) input.addEventListener('input', allowAdd);
  allowAdd();

  const element = disclosure(
    words.title,
    el('p', { class: 'hint' }, words.hint),
    list,
    el('div', { class: 'header-new' }, key.element, value.element, add),
  );
  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      const next = seat?.sitting ?? null;
      const isOther = next !== sitting;
      if (isOther) keep();
      sitting = next;
      // A field that is being typed in is left alone.
      show(sitting?.game.headers ?? [], (input) => !isOther && input === document.activeElement);
    },
    dispose: keep,
  };
}

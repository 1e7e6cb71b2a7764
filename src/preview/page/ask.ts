import { addElement } from './grid/dom';
import type { Say } from './texts';

/** 窓で文字列を尋ねる。取り消しは undefined。 */
export function askText(say: Say, title: string, value: string): Promise<string | undefined> {
  const dialog = openDialog(title);
  const field = addElement(dialog, 'input');
  field.value = value;
  field.maxLength = 100;
  field.setAttribute('aria-label', title);
  const actions = addElement(dialog, 'div', 'actions');
  addButton(actions, say('cancel'), () => dialog.close());
  const finish = (): void => dialog.close(field.value);
  addButton(actions, say('ok'), finish).classList.add('primary');
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) finish();
  });
  field.select();
  return answerOf(dialog).then((answer) => answer?.trim());
}

/** 窓で確かめる。よければ true。 */
export async function askYes(say: Say, question: string, yes: string): Promise<boolean> {
  const dialog = openDialog(question);
  const actions = addElement(dialog, 'div', 'actions');
  addButton(actions, say('cancel'), () => dialog.close());
  const ok = addButton(actions, yes, () => dialog.close('yes'));
  ok.classList.add('primary');
  ok.focus();
  return (await answerOf(dialog)) === 'yes';
}

/** 題のある窓を開く。閉じると消える。 */
export function openDialog(title: string): HTMLDialogElement {
  const dialog = addElement(document.body, 'dialog', 'ask');
  addElement(dialog, 'h2').textContent = title;
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** ボタンを足す。 */
export function addButton(parent: Element, label: string, run: () => void): HTMLButtonElement {
  const button = addElement(parent, 'button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', run);
  return button;
}

function answerOf(dialog: HTMLDialogElement): Promise<string | undefined> {
  return new Promise((done) => {
    dialog.addEventListener('close', () => done(dialog.returnValue === '' ? undefined : dialog.returnValue));
  });
}

import { loadWorkbook, saveWorkbook } from '../host/model/saved';
import type { SavedWorkbook } from '../host/model/saved';
import type { Workbook } from '../host/model/workbook';
import { addButton, askText, askYes, openDialog } from './ask';
import { addElement } from './grid/dom';
import type { MenuItem } from './menu';
import type { Notices } from './notices';
import type { Say } from './texts';
import type { StoredWorkbook, WorkbookStore } from './workbook-store';

/** ブックのメニューに要るもの。open は別のブックに移ること、renamed は名前が変わったこと。 */
export interface WorkbookMenuTools {
  book: Workbook;
  store: WorkbookStore;
  say: Say;
  notices: Notices;
  open(id: string): void;
  renamed(): void;
}

/** ブックのメニューの項目。新しいブック、開く、名前、書き出し、読み込み。 */
export function workbookMenu(tools: WorkbookMenuTools): MenuItem[] {
  const { book, say, open } = tools;
  return [
    { label: say('newWorkbook'), run: () => open(newWorkbookId()) },
    { label: say('openWorkbook'), run: () => void openList(tools) },
    { label: say('renameWorkbook'), run: () => void rename(tools) },
    { label: say('downloadWorkbook'), run: () => download(book) },
    { label: say('uploadWorkbook'), run: () => upload(tools) },
  ];
}

/** 新しいブックの id。 */
export const newWorkbookId = (): string => crypto.randomUUID();

/** 拡張子のないブックの名前。 */
export const workbookTitle = (name: string): string => name.replace(/\.xlsx$/i, '');

async function rename({ book, say, renamed }: WorkbookMenuTools): Promise<void> {
  const name = await askText(say, say('newName'), workbookTitle(book.name));
  if (!name) return;
  book.name = `${name}.xlsx`;
  renamed();
}

function download(book: Workbook): void {
  const blob = new Blob([JSON.stringify(saveWorkbook(book))], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${workbookTitle(book.name)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function upload(tools: WorkbookMenuTools): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.json,application/json';
  field.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file) void readFile(tools, file);
  });
  field.click();
}

async function readFile({ store, say, notices, open }: WorkbookMenuTools, file: File): Promise<void> {
  let data: SavedWorkbook;
  try {
    // What the model itself can open is a workbook.
    data = saveWorkbook(loadWorkbook(JSON.parse(await file.text()) as SavedWorkbook));
  } catch {
    notices.show(say('failedFile', { name: file.name }));
    return;
  }
  const id = newWorkbookId();
  try {
    await store.save({ id, name: data.name, savedAt: Date.now(), data });
    open(id);
  } catch (error) {
    notices.show(say('failedStorage', { reason: error instanceof Error ? error.message : String(error) }));
  }
}

async function openList(tools: WorkbookMenuTools): Promise<void> {
  const { store, say, notices } = tools;
  let saved: StoredWorkbook[];
  try {
    saved = await store.list();
  } catch (error) {
    notices.show(say('failedStorage', { reason: error instanceof Error ? error.message : String(error) }));
    return;
  }
  const dialog = openDialog(say('openWorkbook').replace('…', ''));
  const list = addElement(dialog, 'ul');
  if (saved.length === 0) addElement(list, 'li').textContent = say('noWorkbooks');
  for (const workbook of saved) addRow(list, workbook, dialog, tools);
  addButton(addElement(dialog, 'div', 'actions'), say('close'), () => dialog.close());
}

function addRow(
  list: HTMLElement,
  workbook: StoredWorkbook,
  dialog: HTMLDialogElement,
  tools: WorkbookMenuTools,
): void {
  const { store, say, open } = tools;
  const row = addElement(list, 'li');
  const name = workbookTitle(workbook.name);
  addElement(row, 'span').textContent = name;
  addElement(row, 'small').textContent = new Date(workbook.savedAt).toLocaleString();
  addButton(row, say('open'), () => {
    dialog.close();
    open(workbook.id);
  });
  addButton(row, say('remove'), () => {
    void askYes(say, say('removeWorkbookAsk', { name }), say('remove')).then(async (isSure) => {
      if (!isSure) return;
      await store.remove(workbook.id);
      row.remove();
    });
  });
}

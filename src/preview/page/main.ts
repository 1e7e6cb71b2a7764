import { loadWorkbook } from '../host/model/saved';
import { Workbook } from '../host/model/workbook';
import type { SaveState } from './autosave';
import { startAutosave, saveNow } from './autosave';
import { createConnector } from './connection';
import { Notices } from './notices';
import { watchOtherTabs } from './other-tabs';
import { createPaneFrame } from './pane-frame';
import { listenToShortcuts } from './shortcuts';
import { pageLanguage, textsOf } from './texts';
import type { Language, Say } from './texts';
import { newWorkbookId, workbookMenu, workbookTitle } from './workbook-menu';
import { createWorkbookPage } from './workbook-page';
import { WorkbookStore } from './workbook-store';

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id}`);
  return element;
};

/** ページを始める。`?book=` のブック、なければ最後に保存したブックを開く。 */
async function start(): Promise<void> {
  const language = pageLanguage(location.search, navigator.language);
  const say = textsOf(language);
  document.documentElement.lang = language;
  const notices = new Notices(byId('notices'), say);
  const store = new WorkbookStore(indexedDB);
  const { id, book } = await openWorkbook(store, language, notices, say);
  keepAddress(id);
  const showTitle = (): void => {
    const title = workbookTitle(book.name);
    byId('title').textContent = title;
    document.title = `${title} – ${say('notExcel')}`;
  };
  showTitle();
  byId('not-excel').textContent = say('notExcel');
  byId('not-excel').title = say('notExcelHint');
  let shownState: SaveState | null = null;
  const showState = (state: SaveState): void => {
    // Every change of a cell says so again.
    if (state !== shownState) byId('save-state').textContent = say(state);
    shownState = state;
  };
  const autosave = {
    id,
    book,
    store,
    onState: showState,
    onFailure: (reason: string) => notices.show(say('failedStorage', { reason })),
  };
  startAutosave(autosave);
  watchOtherTabs(id, () => notices.show(say('otherTab')));
  // The pane calls this before office.js starts (see server/pane-page.ts).
  const connector = createConnector({
    book,
    language,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    onUnknown: (members) => notices.show(say('unknownMember', { members })),
  });
  Object.assign(window, { simulatedExcel: (pane: object) => connector.connect(pane) });
  void listenToShortcuts(document, connector.invokeAction);
  const pane = createPaneFrame({ work: byId('work'), pane: byId('pane'), splitter: byId('splitter') }, say);
  const renamed = (): void => {
    showTitle();
    void saveNow(autosave);
  };
  createWorkbookPage({
    book,
    say,
    notices,
    parts: {
      ribbon: byId('ribbon'),
      formulaRow: byId('formula-row'),
      grid: byId('grid'),
      sheetBar: byId('sheet-bar'),
    },
    workbookItems: () => workbookMenu({ book, store, say, notices, open: goToWorkbook, renamed }),
    showPane: pane.show,
  });
}

async function openWorkbook(
  store: WorkbookStore,
  language: Language,
  notices: Notices,
  say: Say,
): Promise<{ id: string; book: Workbook }> {
  const locale = language === 'ja' ? 'ja-JP' : 'en-US';
  const asked = new URLSearchParams(location.search).get('book');
  try {
    const saved = await store.list();
    const stored = asked === null ? saved[0] : saved.find(({ id }) => id === asked);
    if (stored) return { id: stored.id, book: loadWorkbook(stored.data) };
    return {
      id: asked ?? newWorkbookId(),
      book: new Workbook({ locale, name: freeName(saved.map(({ name }) => name)) }),
    };
  } catch (error) {
    notices.show(say('failedStorage', { reason: error instanceof Error ? error.message : String(error) }));
    return { id: newWorkbookId(), book: new Workbook({ locale }) };
  }
}

function freeName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`Book${number}.xlsx`)) number++;
  return `Book${number}.xlsx`;
}

function addressOf(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set('book', id);
  return url.href;
}

const keepAddress = (id: string): void => history.replaceState(null, '', addressOf(id));

const goToWorkbook = (id: string): void => location.assign(addressOf(id));

void start();

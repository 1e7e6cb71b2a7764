import { saveWorkbook } from '../host/model/saved';
import type { Workbook } from '../host/model/workbook';
import type { WorkbookStore } from './workbook-store';

/** 保存の様子。 */
export type SaveState = 'saving' | 'saved';

/** 自動保存の設定。onFailure は保存できなかったとき。 */
export interface AutosaveOptions {
  id: string;
  book: Workbook;
  store: WorkbookStore;
  onState(state: SaveState): void;
  onFailure(reason: string): void;
}

const QUIET_MS = 400;
// The whole workbook is saved each time; a big one that changes all the time must not do much else.
const REST_PER_SAVE = 10;

/** ブックが変わるたび、少し (保存の長くかかるブックではそれだけ長く) 待ってから保存する。ページを離れるときはすぐ保存する。止める関数を返す。 */
export function startAutosave(options: AutosaveOptions): () => void {
  const { book } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTook = 0;
  const save = async (): Promise<void> => {
    const began = performance.now();
    await saveNow(options);
    lastTook = performance.now() - began;
  };
  const stopViewing = book.onModelChange(() => {
    clearTimeout(timer);
    options.onState('saving');
    timer = setTimeout(() => void save(), Math.max(QUIET_MS, REST_PER_SAVE * lastTook));
  });
  // Settings of the add-in change without a change of the model, so that the last look is always saved.
  const onLeave = (): void => void saveNow(options);
  addEventListener('pagehide', onLeave);
  return () => {
    clearTimeout(timer);
    stopViewing();
    removeEventListener('pagehide', onLeave);
  };
}

/** 今すぐ保存する。 */
export async function saveNow({ id, book, store, onState, onFailure }: AutosaveOptions): Promise<void> {
  try {
    await store.save({ id, name: book.name, savedAt: Date.now(), data: saveWorkbook(book) });
    onState('saved');
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
  }
}

import { el, isTyping, setShown, setText } from '../dom';
import type { Dropped } from './dropped-files';
import { droppedEntries, plainFiles, readEntries } from './dropped-files';

/** 落とされたもの・貼られたものの届け先。 */
export interface DropTarget {
  /** いま放すとどうなるかの文。 */
  hint(): string;
  /** フォルダーの中を調べ始めた。終われば onFiles が呼ばれる。 */
  onScan(): void;
  onFiles(dropped: Dropped): void;
  onText(text: string): void;
}

/**
 * 落とし場: 作業ウィンドウのどこに棋譜を落としても、入力欄の外で貼り付けても受け取る。
 * 返る関数で外す。
 */
export function dropZone(root: HTMLElement, target: DropTarget): () => void {
  const hint = el('p', {});
  const overlay = el('div', { class: 'drop-overlay', hidden: true, 'aria-hidden': 'true' }, hint);
  root.append(overlay);
  let depth = 0;
  const over = (change: number): void => {
    depth = Math.max(0, depth + change);
    if (depth > 0) setText(hint, target.hint());
    setShown(overlay, depth > 0);
  };
  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ): void => root.addEventListener(name, handler, { signal: stop.signal });
  const give = (files: readonly File[], text: string): void => {
    if (files.length > 0) target.onFiles(plainFiles(files));
    else if (text !== '') target.onText(text);
  };

  listen('dragenter', (event) => {
    event.preventDefault();
    over(1);
  });
  listen('dragover', (event) => event.preventDefault());
  listen('dragleave', () => over(-1));
  listen('drop', (event) => {
    event.preventDefault();
    over(-depth);
    const transfer = event.dataTransfer;
    if (!transfer) return;
    const entries = droppedEntries(transfer);
    if (entries.length === 0) return give([...transfer.files], transfer.getData('text/plain'));
    target.onScan();
    void readEntries(entries).then((dropped) => target.onFiles(dropped));
  });
  listen('paste', (event) => {
    if (isTyping(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    give(files, text);
  });
  return () => {
    stop.abort();
    overlay.remove();
  };
}

import { el, isTyping, setShown } from '../dom';

/** 落とされたもの・貼られたものの届け先。 */
export interface DropTarget {
  onFiles(files: readonly File[]): void;
  onText(text: string): void;
}

/**
 * 落とし場: 作業ウィンドウのどこに棋譜を落としても、入力欄の外で貼り付けても受け取る。
 * 返る関数で外す。
 */
export function dropZone(root: HTMLElement, hint: string, target: DropTarget): () => void {
  const overlay = el(
    'div',
    { class: 'drop-overlay', hidden: true, 'aria-hidden': 'true' },
    el('p', {}, hint),
  );
  root.append(overlay);
  let depth = 0;
  const over = (change: number): void => {
    depth = Math.max(0, depth + change);
    setShown(overlay, depth > 0);
  };
  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ): void => root.addEventListener(name, handler, { signal: stop.signal });

  listen('dragenter', (event) => {
    event.preventDefault();
    over(1);
  });
  listen('dragover', (event) => event.preventDefault());
  listen('dragleave', () => over(-1));
  listen('drop', (event) => {
    event.preventDefault();
    over(-depth);
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length > 0) target.onFiles(files);
    else if (text !== '') target.onText(text);
  });
  listen('paste', (event) => {
    if (isTyping(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    if (files.length > 0) target.onFiles(files);
    else target.onText(text);
  });
  return () => {
    stop.abort();
    overlay.remove();
  };
}

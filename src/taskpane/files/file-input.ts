import { el } from '../dom';

/**
 * 見えないファイル選び。ボタンが click で開く。どの拡張子でも選べる (何の棋譜かは中身が言う)。
 * folder ならフォルダーごと選ぶ。
 */
export function fileInput(onFiles: (files: readonly File[]) => void, folder = false): HTMLInputElement {
  const input = el('input', {
    type: 'file',
    multiple: true,
    webkitdirectory: folder,
    class: 'visually-hidden',
    tabindex: -1,
    'aria-hidden': 'true',
  });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    // Emptied, so that choosing the same file again is a change.
    input.value = '';
    onFiles(files);
  });
  return input;
}

/** このブラウザーはフォルダーごと選べるか。 */
export function canChooseFolder(): boolean {
  return 'webkitdirectory' in HTMLInputElement.prototype;
}

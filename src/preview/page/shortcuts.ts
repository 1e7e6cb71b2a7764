/** 近道の鍵の一覧 (ExtendedOverrides の json) のうち、ここで要るもの。 */
export interface ShortcutFile {
  readonly shortcuts: readonly { readonly action: string; readonly key: { readonly default: string } }[];
}

const SHORTCUTS_URL = '/pane/assets/shortcuts.json';

/**
 * アドインの近道の鍵をページで効かせる。
 *
 * Excel on the web と同じく、作業ウィンドウにフォーカスのあるあいだは効かない
 * (https://learn.microsoft.com/office/dev/add-ins/design/keyboard-shortcuts)。
 */
export async function listenToShortcuts(target: Document, invoke: (action: string) => void): Promise<void> {
  const answer = await fetch(SHORTCUTS_URL);
  if (!answer.ok) return;
  const { shortcuts } = (await answer.json()) as ShortcutFile;
  target.addEventListener(
    'keydown',
    (event) => {
      const hit = shortcuts.find(({ key }) => isPressed(key.default, event));
      if (!hit) return;
      event.preventDefault();
      event.stopPropagation();
      invoke(hit.action);
    },
    true,
  );
}

/** 「Ctrl+Alt+Shift+K」のような鍵が押されたか。 */
export function isPressed(
  shortcut: string,
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const words = shortcut.split('+');
  const letter = words.at(-1) ?? '';
  // With Alt and Shift held, event.key is another letter on some layouts; the code is the key itself.
  return (
    event.code === `Key${letter.toUpperCase()}` &&
    event.ctrlKey === words.includes('Ctrl') &&
    event.altKey === words.includes('Alt') &&
    event.shiftKey === words.includes('Shift')
  );
}

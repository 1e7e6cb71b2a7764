interface ShortcutFile {
  actions: { id: string; type: string; name: string }[];
  shortcuts: { action: string; key: Record<string, string> }[];
}

/** Excel が動作の名に許す字 (A–Z a–z 0–9 - _ + と空白)。Microsoft のショートカットの文書による。 */
const ACTION_NAME = /^[A-Za-z0-9 \-_+]+$/;

/** ショートカットの JSON の文を調べ、問題の文を返す。 */
export function checkShortcuts(text: string): string[] {
  const file = parseShortcutFile(text);
  if (!file) return ['shortcuts: not a JSON object with actions and shortcuts'];
  const ids = file.actions.map((it) => it.id);
  return [
    ...file.actions
      .filter((it) => it.type !== 'ExecuteFunction' || !ACTION_NAME.test(it.name))
      .map((it) => `shortcuts: action ${it.id} has a type or a name that Excel refuses`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `shortcuts: action ${id} is defined twice`),
    ...ids
      .filter((id) => !file.shortcuts.some((it) => it.action === id))
      .map((id) => `shortcuts: action ${id} has no key`),
    ...file.shortcuts
      .filter((it) => !ids.includes(it.action))
      .map((it) => `shortcuts: no action ${it.action}`),
    ...file.shortcuts.flatMap((it) => checkKeys(it.action, it.key)),
  ];
}

function parseShortcutFile(text: string): ShortcutFile | undefined {
  try {
    const value = JSON.parse(text) as Partial<ShortcutFile> | null;
    return Array.isArray(value?.actions) && Array.isArray(value.shortcuts)
      ? (value as ShortcutFile)
      : undefined;
  } catch {
    return undefined;
  }
}

function checkKeys(action: string, keys: Record<string, string>): string[] {
  const missing = 'default' in keys ? [] : [`shortcuts: ${action} has no default key`];
  const odd = Object.values(keys).filter((key) => {
    const parts = key.split('+');
    return !parts.some((it) => it === 'Ctrl' || it === 'Alt' || it === 'Command') || parts.length < 2;
  });
  return [...missing, ...odd.map((key) => `shortcuts: ${key} needs Ctrl, Alt or Command and one more key`)];
}

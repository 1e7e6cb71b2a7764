import type { OpenedGame, OpenResult, ReadNotice } from '../../games/contract/game-progress';
import type { LocalText } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import type { Hall } from '../../play/hall';
import { allTexts } from '../texts/pane-texts';

/** 一つのファイル (または貼り付け) から読めたもの。games が空なら text がわけを言う。 */
export interface IntakeItem {
  readonly name: LocalText;
  readonly games: readonly OpenedGame[];
  readonly notices: readonly ReadNotice[];
  readonly text: LocalText | null;
}

const MEGABYTE = 1024 * 1024;
// Excel restarts a pane that is silent for five seconds; a megabyte may take up to one.
const LIMIT_MEGABYTES = 5;

/** ファイルを順に読む。大きすぎるものは中を見ずに断る。一つの失敗はほかを止めない。 */
export async function readFiles(
  hall: Hall,
  files: readonly File[],
  onProgress: (name: string) => void,
): Promise<readonly IntakeItem[]> {
  const items: IntakeItem[] = [];
  for (const file of files) {
    onProgress(file.name);
    // Give the browser a turn, so that the progress is seen and the pane stays alive between files.
    await new Promise<void>((done) => void hall.timer.after(0, done));
    items.push(await readFile(hall, file));
  }
  return items;
}

/** 貼り付けた文を読む。 */
export function readPasted(hall: Hall, text: string): IntakeItem {
  const name = allTexts((t) => t.open.pasted);
  if (text.length > LIMIT_MEGABYTES * MEGABYTE) return refused(name, tooLarge(name, text.length));
  return opened(name, () => hall.openText(text));
}

async function readFile(hall: Hall, file: File): Promise<IntakeItem> {
  const name = { ja: file.name, en: file.name };
  if (file.size > LIMIT_MEGABYTES * MEGABYTE) return refused(name, tooLarge(name, file.size));
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return opened(name, () => hall.open(bytes));
  } catch {
    return refused(name, unreadable(name));
  }
}

function opened(name: LocalText, open: () => OpenResult): IntakeItem {
  try {
    return { name, ...open() };
  } catch {
    return refused(name, unreadable(name));
  }
}

function refused(name: LocalText, text: LocalText): IntakeItem {
  return { name, games: [], notices: [], text };
}

function tooLarge(name: LocalText, bytes: number): LocalText {
  const size = (bytes / MEGABYTE).toFixed(1);
  return allTexts((t, voice) => t.open.tooLarge(textIn(name, voice), size, LIMIT_MEGABYTES));
}

function unreadable(name: LocalText): LocalText {
  return allTexts((t, voice) => t.open.unreadable(textIn(name, voice)));
}

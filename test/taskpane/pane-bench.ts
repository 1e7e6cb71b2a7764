import type { GameKind } from '../../src/games/contract/game-progress';
import type { Language } from '../../src/games/contract/language';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Hall } from '../../src/play/hall';
import type { Ask, BoardEntry, WorkbookPort } from '../../src/play/ports';
import type { Sitting } from '../../src/play/sitting';
import { initialValues } from '../../src/taskpane/controls/fields-form';
import type { PaneOptions } from '../../src/taskpane/pane';
import { mountPane } from '../../src/taskpane/pane';
import { ManualTimer } from '../support/manual-timer';

/** ブックの代わり: 敷いた盤の数と頼まれた仕事だけを覚える。 */
export class FakeWorkbook implements WorkbookPort {
  readonly asked: string[] = [];
  #boards = 0;

  newBoard(): Promise<BoardEntry> {
    this.#boards += 1;
    return Promise.resolve({ id: `board-${this.#boards}`, sheetName: `対局${this.#boards}` });
  }

  adoptActiveSheet(): Promise<BoardEntry> {
    this.asked.push('adopt');
    return this.newBoard();
  }

  showBoard(id: string): Promise<void> {
    this.asked.push(`show ${id}`);
    return Promise.resolve();
  }

  repaint(): Promise<void> {
    this.asked.push('repaint');
    return Promise.resolve();
  }

  confirmActiveCell(): Promise<void> {
    this.asked.push('confirm');
    return Promise.resolve();
  }

  selfCheck(_ask: Ask): Promise<string> {
    this.asked.push('check');
    return Promise.resolve('{}');
  }

  writeKifuSheet(): Promise<string> {
    this.asked.push('sheet');
    return Promise.resolve('棋譜1');
  }
}

/** 試験台: 作業ウィンドウと、その相手たち。 */
export interface PaneBench {
  readonly root: HTMLElement;
  readonly hall: Hall;
  readonly timer: ManualTimer;
  readonly workbook: FakeWorkbook;
  readonly languages: Language[];
  readonly unmount: () => void;
}

/** 試験台を組む。 */
export function setUpPane(
  kinds: GameKind | readonly GameKind[] = shogiKind,
  language: Language = 'ja',
  more: Pick<PaneOptions, 'lists' | 'onOwnNames'> = {},
): PaneBench {
  document.body.replaceChildren();
  const root = document.createElement('main');
  document.body.append(root);
  const timer = new ManualTimer();
  const hall = new Hall([kinds].flat(), timer);
  const workbook = new FakeWorkbook();
  hall.connect(workbook);
  const languages: Language[] = [];
  const onLanguage = (next: Language): void => void languages.push(next);
  const unmount = mountPane({ hall, root, language, onLanguage, ...more });
  return { root, hall, timer, workbook, languages, unmount };
}

/** 対局を一つ始める。 */
export async function startGame(bench: PaneBench, values: Record<string, string> = {}): Promise<Sitting> {
  const kind = bench.hall.kinds[0]!;
  await bench.hall.start(kind.id, { ...initialValues(kind.setup), ...values });
  await settle();
  return bench.hall.active!.sitting;
}

/** まとめて描くのを待つ。 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

/** 指す。 */
export function playMoves(sitting: Sitting, text: string): void {
  for (const move of text.split(' ')) if (!sitting.typeMove(move)) throw new Error(`cannot play ${move}`);
}

/** 見えている要素を役と名で探す。name は名の一部。 */
export function findByRole(root: HTMLElement, role: string, name = ''): HTMLElement {
  const found = allByRole(root, role).find((element) => nameOf(element).includes(name));
  if (!found) throw new Error(`no ${role} named ${name}`);
  return found;
}

/** 見えている要素を役で探す。 */
export function allByRole(root: HTMLElement, role: string): HTMLElement[] {
  const selector = role === 'button' ? 'button:not([role]), [role=button]' : `[role=${role}]`;
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.closest('[hidden]') === null,
  );
}

/** 名: aria-label、aria-labelledby、文の順。 */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  const labelledBy = element.getAttribute('aria-labelledby');
  return label ?? (labelledBy && document.getElementById(labelledBy)?.textContent) ?? element.textContent;
}

/** 押す。 */
export async function press(root: HTMLElement, role: string, name: string): Promise<void> {
  findByRole(root, role, name).click();
  await settle();
}

/** 鍵を打つ。 */
export async function pressKey(target: HTMLElement, key: string): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settle();
}

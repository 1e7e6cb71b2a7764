import type { Language, Voice } from '../games/contract/language';
import { voiceOf } from '../games/contract/language';
import type { GameListsApi } from '../library/list/game-lists-api';
import type { Hall } from '../play/hall';
import { el, setAttribute, setShown } from './dom';
import { dropZone } from './files/drop-zone';
import type { Dropped } from './files/dropped-files';
import { plainFiles } from './files/dropped-files';
import { announcer } from './game/announcer';
import { choicePanel } from './game/choice-panel';
import { gamePanel } from './game/game-panel';
import { messageBar } from './game/message-bar';
import { players } from './game/players';
import { statusBar } from './game/status-bar';
import { isForList, loadGiven } from './list/drop-route';
import { listPanel } from './list/list-panel';
import { newGamePanel } from './panels/new-game-panel';
import { openPanel } from './panels/open-panel';
import { savePanel } from './panels/save-panel';
import { settingsPanel } from './panels/settings-panel';
import type { PaneContext, Part, PaneView } from './part';
import { tabs } from './tabs';
import type { TabId } from './texts/pane-texts';
import { allTexts, paneTexts } from './texts/pane-texts';

/** 作業ウィンドウを置くのに要るもの。 */
export interface PaneOptions {
  readonly hall: Hall;
  readonly language: Language;
  /** 対局一覧。省くか null なら、一覧の欄はない。 */
  readonly lists?: GameListsApi | null;
  /** 置く場所。省けば taskpane.html の #pane。 */
  readonly root?: HTMLElement;
  /** 人が言語を選んだときに呼ばれる。覚えておくため。 */
  readonly onLanguage?: (language: Language) => void;
  /** 人が自分の名前を決めたときに呼ばれる。覚えておくため。 */
  readonly onOwnNames?: (names: readonly string[]) => void;
}

/**
 * 作業ウィンドウを置き、会場の変わるたびに描く。返る関数で取り払う。
 * 言語か、前にある盤のゲームの言い方が変われば、同じ欄を開いたまま置き直す。
 */
export function mountPane(options: PaneOptions): () => void {
  const { hall, lists = null } = options;
  const root = options.root ?? document.getElementById('pane');
  if (!root) throw new Error('the page has no #pane');
  let { language } = options;
  let pane: Pane | null = null;
  const build = (): void => {
    const tab = pane?.tab ?? 'game';
    pane?.dispose();
    const voice = voiceNow();
    pane = buildPane({ hall, lists, root, language, voice, showTab, setLanguage, keepOwnNames });
    pane.showTab(tab);
  };
  const voiceNow = (): Voice => voiceOf(language, hall.active?.sitting.game.kind.wording ?? 'standard');
  const showTab = (tab: TabId): void => pane?.showTab(tab);
  const setLanguage = (next: Language): void => {
    language = next;
    options.onLanguage?.(next);
    build();
    root.querySelector<HTMLElement>('.language input:checked')?.focus();
  };
  const keepOwnNames = (names: readonly string[]): void => options.onOwnNames?.(names);
  const unsubscribe = hall.subscribe(() => {
    if (pane?.voice === voiceNow()) return;
    const hadFocus = root.contains(document.activeElement);
    build();
    if (hadFocus) pane?.focus();
  });
  build();
  return () => {
    unsubscribe();
    pane?.dispose();
  };
}

interface Pane {
  readonly voice: Voice;
  readonly tab: TabId;
  showTab(tab: TabId): void;
  focus(): void;
  dispose(): void;
}

interface PaneParts extends Omit<PaneContext, 'texts' | 'say' | 'run'> {
  readonly root: HTMLElement;
}

function buildPane({ root, ...parts }: PaneParts): Pane {
  const { hall, lists, voice } = parts;
  const texts = paneTexts[voice];
  const lang = parts.language;
  const context: PaneContext = {
    ...parts,
    texts,
    say: (level, pick) => hall.say(level, allTexts(pick)),
    run: (job) => runSafely(hall, job),
  };
  const game = gamePanel(context);
  const open = openPanel(context, (files) => take(plainFiles(files)));
  const panels = new Map<TabId, Part>([
    ['game', game],
    ['new', newGamePanel(context)],
    ['open', open],
    ['save', savePanel(context)],
    ...(lists ? [['list', listPanel({ ...context, lists })] as const] : []),
    ['settings', settingsPanel(context)],
  ]);
  const head = [statusBar(context), players(context), messageBar(context), choicePanel(context)];
  const always = [...head, announcer(context)];
  let isDisposed = false;
  const schedule = scheduler(() => update());
  const sheet = tabs(texts, new Map([...panels].map(([id, part]) => [id, part.element])), schedule);
  const busy = el('div', { class: 'busy', role: 'progressbar', 'aria-label': texts.busy, hidden: true });
  const element = el(
    'div',
    { class: 'pane', lang, 'data-voice': voice },
    busy,
    sheet.list,
    ...always.map((part) => part.element),
    sheet.panels,
  );
  element.addEventListener('keydown', (event) => {
    const seat = hall.active;
    if (event.key === 'Escape' && seat?.sitting.scene.choice) seat.sitting.pressElsewhere();
  });

  function isListShown(): boolean {
    return sheet.selected === 'list';
  }

  function take(given: Dropped): void {
    if (lists && isForList(given, isListShown())) loadGiven(context, given);
    else if (given.files.length > 0) open.openFiles(given.files.map(({ file }) => file));
  }

  function update(): void {
    if (isDisposed) return;
    const seat = hall.active;
    const view: PaneView = { seat, scene: seat?.sitting.scene ?? null };
    for (const part of always) part.update(view);
    // A hidden panel is brought up to date when it is shown.
    panels.get(sheet.selected)?.update(view);
    const isBusy = hall.isBusy || (lists?.isBusy ?? false);
    // While files are read their own progress is shown; a moving bar would draw the window sixty times a second.
    setShown(busy, isBusy && !lists?.loading);
    setAttribute(element, 'aria-busy', isBusy ? 'true' : 'false');
  }

  root.lang = lang;
  root.replaceChildren(element);
  const undrop = dropZone(root, {
    hint: () => (isListShown() ? texts.list.load.drop : texts.open.drop),
    onScan: () => context.say('info', (t) => t.list.load.scanning),
    onFiles: take,
    onText: open.openText,
  });
  const unsubscribes = [hall.subscribe(schedule), ...(lists ? [lists.subscribe(schedule)] : [])];
  update();
  return {
    voice,
    get tab() {
      return sheet.selected;
    },
    showTab: sheet.select,
    focus: sheet.focus,
    dispose() {
      isDisposed = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
      undrop();
      for (const part of [...always, ...panels.values()]) part.dispose?.();
    },
  };
}

/** 仕事をする。前の仕事の知らせは消す。その場で投げても、後で断っても、失敗は同じ所へ届く。 */
function runSafely(hall: Hall, job: () => void | Promise<void>): void {
  const fail = (error: unknown): void => hall.report(error);
  hall.clearNotice();
  try {
    void Promise.resolve(job()).catch(fail);
  } catch (error) {
    fail(error);
  }
}

/** 一つの仕事の中で何度変わっても、描くのは一度にする。 */
function scheduler(run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      run();
    });
  };
}

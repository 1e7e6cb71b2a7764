import type { Language, Voice, VoicedText } from '../../games/contract/language';
import type { BoardSize } from '../../games/contract/layout';
import type { BoardPlace } from '../../play/hall';
import type { InputMode, NoticeLevel, PlayMode } from '../../play/scene';
import { en } from './en';
import { ja } from './ja';
import { kana } from './kana';
import type { ListTexts } from './list-texts';

/** 作業ウィンドウの欄: 上の見出しで切り替える六つ。一覧は、対局一覧が使えるときだけ。 */
export type TabId = 'game' | 'new' | 'open' | 'save' | 'list' | 'settings';

/** 作業ウィンドウの文: 画面に出る言葉の全部。ゲームの言葉はゲームの表にある。 */
export interface PaneTexts {
  /** 見出しの短い言葉と、読み上げる名。名は短い言葉を含む。 */
  readonly tabs: Readonly<Record<TabId, { readonly short: string; readonly name: string }>>;
  readonly tabList: string;
  readonly close: string;
  readonly levels: Readonly<Record<NoticeLevel, string>>;
  readonly busy: string;

  readonly card: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly string[];
    readonly start: string;
    readonly otherSheetTitle: string;
    readonly otherSheetLead: string;
  };
  readonly modes: Readonly<Record<PlayMode, string>>;
  readonly modeHints: Readonly<Record<PlayMode, string>>;
  readonly ply: (ply: number) => string;
  readonly boards: string;
  readonly noBoard: string;
  readonly clockOf: (side: string) => string;

  readonly kifu: string;
  readonly branchMark: string;
  readonly commentMark: string;
  readonly foulMark: string;
  readonly foulOf: (name: string) => string;
  readonly branches: (ply: number) => string;
  readonly comment: string;
  readonly commentHint: string;
  readonly headers: {
    readonly title: string;
    readonly hint: string;
    readonly newKey: string;
    readonly newValue: string;
    readonly add: string;
  };

  readonly navigation: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly position: (row: number, last: number) => string;
  readonly replay: string;
  readonly stopReplay: string;
  readonly interval: string;
  readonly seconds: (seconds: number) => string;
  readonly flip: string;

  readonly actions: string;
  readonly takeBack: string;
  readonly redo: string;
  readonly resume: string;
  readonly resumeHint: string;
  readonly playOn: string;
  readonly playOnHint: string;
  readonly cancel: string;

  readonly inputModes: Readonly<Record<InputMode, string>>;
  readonly inputHints: Readonly<Record<InputMode, string>>;
  readonly confirmCell: string;
  readonly switchTo: Readonly<Record<InputMode, string>>;

  readonly newGame: {
    readonly title: string;
    readonly lead: string;
    readonly kind: string;
    readonly place: string;
    readonly places: Readonly<Record<BoardPlace, string>>;
    readonly placeHint: string;
    readonly start: string;
  };
  readonly open: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly drop: string;
    readonly dropHint: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly read: string;
    readonly pasted: string;
    readonly reading: (name: string) => string;
    readonly found: (games: number, files: number) => string;
    readonly shown: (shown: number, all: number) => string;
    readonly show: string;
    readonly results: string;
    readonly notices: (count: number) => string;
    readonly moreNotices: (next: number, left: number) => string;
    /** 途中で切った元の文と、それが何行あるか。 */
    readonly cutSource: (head: string, lines: number) => string;
    readonly line: (line: number, column: number | null) => string;
    readonly tooLarge: (name: string, megabytes: string, limit: number) => string;
    readonly unreadable: (name: string) => string;
    readonly nothing: string;
    readonly emptyPaste: string;
  };
  readonly save: {
    readonly title: string;
    readonly lead: string;
    readonly noGame: string;
    readonly format: string;
    readonly download: string;
    readonly copy: string;
    readonly sheet: string;
    readonly sheetHint: string;
    readonly position: string;
    readonly positionFormat: string;
    readonly downloaded: (name: string) => string;
    readonly copied: string;
    readonly copiedPosition: string;
    readonly copyByHand: string;
    readonly copyArea: string;
    readonly warnings: string;
  };
  readonly list: ListTexts;
  readonly settings: {
    readonly title: string;
    readonly board: string;
    readonly size: string;
    readonly sizes: Readonly<Record<BoardSize, string>>;
    readonly flip: string;
    readonly inputMode: string;
    readonly language: string;
    readonly languages: Readonly<Record<Language, string>>;
    readonly repaint: string;
    readonly repaintHint: string;
    readonly noBoard: string;
  };
  readonly selfCheck: {
    readonly title: string;
    readonly lead: string;
    readonly start: string;
    readonly yes: string;
    readonly no: string;
    readonly result: string;
    readonly copied: string;
  };
}

/** 声ごとの表。足りない鍵があると型が通らない。 */
export const paneTexts: Readonly<Record<Voice, PaneTexts>> = { ja, en, kana };

/** 知らせに使う、どの声でも読める文を表から作る。声によって違う言葉は voice で選ぶ。 */
export function allTexts(pick: (texts: PaneTexts, voice: Voice) => string): VoicedText {
  return { ja: pick(ja, 'ja'), en: pick(en, 'en'), kana: pick(kana, 'kana') };
}

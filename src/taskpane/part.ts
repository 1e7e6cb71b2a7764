import type { Language, Voice } from '../games/contract/language';
import type { GameListsApi } from '../library/list/game-lists-api';
import type { BoardSeat, Hall } from '../play/hall';
import type { NoticeLevel, Scene } from '../play/scene';
import type { PaneTexts, TabId } from './texts/pane-texts';

/** 部分が頼る相手: 会場と、いまの言語の文と、作業ウィンドウの仕事。 */
export interface PaneContext {
  readonly hall: Hall;
  /** 対局一覧。使えなければ null。 */
  readonly lists: GameListsApi | null;
  readonly language: Language;
  /** 言語と、前にある盤のゲームの言い方から決まる声。 */
  readonly voice: Voice;
  readonly texts: PaneTexts;
  /** 知らせを出す。言語を変えても読めるよう、両言語の文にする。 */
  say(level: NoticeLevel, pick: (texts: PaneTexts) => string): void;
  /** 仕事をする。前の仕事の知らせは消す。失敗は知らせにし、作業ウィンドウは生き続ける。 */
  run(job: () => void | Promise<void>): void;
  showTab(tab: TabId): void;
  setLanguage(language: Language): void;
  /** 自分の名前を覚えておく。 */
  keepOwnNames(names: readonly string[]): void;
}

/** いま見せるもの: 前にある盤と、その場面。盤がなければ null。 */
export interface PaneView {
  readonly seat: BoardSeat | null;
  readonly scene: Scene | null;
}

/** 部分: 作業ウィンドウの一画。一度だけ作り、変わるたびに update で変わったところだけを書く。 */
export interface Part {
  readonly element: HTMLElement;
  update(view: PaneView): void;
  /** 時計や事象の結びを解く。 */
  dispose?: () => void;
}

import type { GameProgress } from '../../games/contract/game-progress';
import type { LocalText } from '../../games/contract/language';

/** 対局の出どころ: 一覧のどの行から開いたか。 */
export interface GameOrigin {
  readonly key: string;
}

/** 開く所: 使い回す一枚のシート「棋譜」か、新しいシートか。対局のシートには決して開かない。 */
export type OpenPlace = 'kifuSheet' | 'newSheet';

/** いま前にある盤の一局。 */
export interface DeskGame {
  readonly game: GameProgress;
  /** 一覧から開いた一局なら、その行。 */
  readonly origin: GameOrigin | null;
  /** 対局中で、まだ終わっていない。 */
  readonly isPlaying: boolean;
}

/** 申し出: 知らせに添えるボタン。 */
export interface DeskOffer {
  readonly label: LocalText;
  run(): void;
}

/** 対局一覧が頼る、盤のある側。main.ts が会場につなぐ。 */
export interface ListDesk {
  say(level: 'info' | 'success' | 'error', text: LocalText, offer?: DeskOffer): void;
  /** 失敗を言う。kept は、わけの後に言う、残ったもの。 */
  report(error: unknown, kept?: LocalText): void;
  /** いま前にある盤。なければ null。 */
  active(): DeskGame | null;
  /** シート「棋譜」に載っている一局。なければ null。 */
  onKifuSheet(): DeskGame | null;
  /** 一局を開く。path の局面を見せる。開けたら true。 */
  open(game: GameProgress, place: OpenPlace, origin: GameOrigin | null, path: string): Promise<boolean>;
  /** いま前にある盤の一局の出どころを改める (書き戻して鍵が変わったか、新しい行に加えたとき)。見出しが変わっていれば、盤もシートも描き直す。 */
  setOrigin(origin: GameOrigin): void;
}

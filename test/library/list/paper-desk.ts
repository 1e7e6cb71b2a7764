import { strToU8 } from 'fflate';
import type { GameProgress } from '../../../src/games/contract/game-progress';
import type { LocalText } from '../../../src/games/contract/language';
import { GameLists } from '../../../src/library/list/game-lists';
import type { DeskGame, DeskOffer, ListDesk, OpenPlace } from '../../../src/library/list/list-desk';
import { LibraryClient, localPort } from '../../../src/library/worker-client';
import { shortKif } from '../written-games';
import { PaperSheet } from './paper-sheet';

/** 一枚の盤と、シート「棋譜」を持つ机。 */
export class PaperDesk implements ListDesk {
  front: DeskGame | null = null;
  kifuSheet: DeskGame | null = null;
  readonly said: LocalText[] = [];
  readonly errors: unknown[] = [];
  offer: DeskOffer | null = null;

  say(_level: string, text: LocalText, offer?: DeskOffer): void {
    this.said.push(text);
    this.offer = offer ?? null;
  }

  report(error: unknown, kept?: LocalText): void {
    this.errors.push(error);
    if (kept) this.said.push(kept);
  }

  active(): DeskGame | null {
    return this.front;
  }

  onKifuSheet(): DeskGame | null {
    return this.kifuSheet;
  }

  open(game: GameProgress, place: OpenPlace, origin: DeskGame['origin'], path: string): Promise<boolean> {
    const node = game.kifu.find(path);
    if (node !== null) game.goTo(node);
    this.front = { game, origin, isPlaying: false };
    if (place === 'kifuSheet') this.kifuSheet = this.front;
    return Promise.resolve(true);
  }

  setOrigin(origin: { key: string }): void {
    this.front = this.front && { ...this.front, origin };
    if (this.kifuSheet) this.kifuSheet = this.front;
  }

  get last(): string {
    return this.said.at(-1)?.ja ?? '';
  }
}

/** 紙の一覧と机で、対局一覧を始める。 */
export async function start(ownNames: readonly string[] = []) {
  const sheet = new PaperSheet();
  const desk = new PaperDesk();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const client = new LibraryClient(localPort({ now: () => performance.now(), pause }));
  const lists = new GameLists({ client, desk, port: sheet, language: 'ja', ownNames });
  await lists.start();
  return { sheet, desk, lists, client };
}

/** 読み込むファイル。 */
export const file = (name: string, text: string) => ({ name, content: strToU8(text) });
/** 甲と乙の三手の一局と、乙と丙の六手の一局。 */
export const a = file(
  'a.kif',
  shortKif({ 開始日時: '2024/02/03 09:00', 棋戦: '春の会', 先手: '甲', 後手: '乙' }, 3),
);
export const b = file('b.kif', shortKif({ 開始日時: '2024/03/04', 先手: '乙', 後手: '丙' }, 6));

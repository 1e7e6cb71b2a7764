import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Sitting } from '../../src/play/sitting';
import { readStoredGame } from '../../src/play/stored-game';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import type { Fault } from '../../src/preview/host/batch/host';
import { intersectAreas, tryParseArea } from '../../src/preview/host/model/area';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { EVENT_NUMBERS } from '../../src/preview/host/objects/event-numbers';
import { storedLines } from './agreement';
import type { BoardApp } from './board-app';
import { areaOf, click, openApp, place, settle } from './board-app';
import type { Fate, ModelMove, Moves } from './interleavings-model';
import { optionCell, placeCell, placesOf, pressMove, randomMove, seeded } from './random-clicks';

/** 事象の届き方。失われるのは値と書式の事象だけ: 選択の失われたクリックは、なかったのと同じ。 */
export type Delivery = 'plain' | 'late' | 'doubled' | 'shuffled' | 'lost';

/** 障害と、その顛末。セルの編集中の同期は、Excel が待って行う。 */
export const faults: readonly (readonly [fault: Fault, fate: Fate])[] = [
  ['run', 'done'],
  [{ error: 'InvalidOperationInCellEditMode' }, 'done'],
  [{ error: 'AccessDenied' }, 'refused'],
  [{ error: 'RequestAborted' }, 'refused'],
  [{ half: 8, error: 'GeneralException' }, 'half'],
  [{ half: 14, error: 'GeneralException' }, 'half'],
  ['loseAnswer', 'unanswered'],
  ['noAnswer', 'unanswered'],
];

const timer = { now: () => 0, date: () => new Date(2026, 0, 2, 9), after: () => () => undefined };

/** 動かす側: 本物のアドインと模擬の Excel。手を選ぶのは手本の並びからで、アドインの対局は見ない。 */
export class Player {
  app!: BoardApp;
  /** したことの数。 */
  acts = 0;
  #fault: Fault = 'run';
  #delivery: Delivery = 'plain';
  #turn = 0;

  /** 新しいブックに盤を敷く。 */
  async start(): Promise<void> {
    await this.#open();
    await this.app.hall.start(shogiKind.id, {});
    await settle();
  }

  /** 作業ウィンドウを開き直す。isBook なら、ブックも JSON から開き直す。 */
  async reload(isBook: boolean): Promise<void> {
    const { book } = this.app;
    const saved = JSON.stringify(saveWorkbook(book));
    await this.#open(isBook ? loadWorkbook(JSON.parse(saved) as SavedWorkbook) : book);
    await settle();
  }

  /** アドインの対局の手。 */
  get moves(): readonly string[] {
    return rowTexts(this.app.hall.active!.sitting);
  }

  /** 棋譜データに書いてある手。 */
  get storedMoves(): readonly string[] {
    return storedLines(this.app.book).flatMap((line) => /^ *\d+ (\S+)/.exec(line)?.[1] ?? []);
  }

  /** 棋譜データの一行目は、アドインの書く一行目か。 */
  get isHeadWritten(): boolean {
    return storedLines(this.app.book)[0] === this.app.hall.active!.sitting.scene.storage[0];
  }

  /** 一手のクリックするセル。成・不成の問いは、問われてから分かる。 */
  clicksOf(move: ModelMove): readonly (() => { row: number; column: number })[] {
    const cells = placesOf(move).map((at) => () => placeCell(this.app, at));
    return move.isAsked
      ? [...cells, () => optionCell(this.app, this.app.hall.active!.sitting, move.option)]
      : cells;
  }

  /** 障害と届き方のもとで行い、落ち着くまで待つ。取り消しの記録に増えた件数を返す。 */
  async under(fault: Fault, delivery: Delivery, act: () => void): Promise<number> {
    const { history } = this.app.book;
    const before = history.undoCount;
    this.acts++;
    this.#fault = fault;
    this.#delivery = delivery;
    act();
    await settle();
    if (fault === 'noAnswer') {
      this.app.giveUp();
      await settle();
    }
    this.#fault = 'run';
    this.#delivery = 'plain';
    return history.undoCount - before;
  }

  click(cell: { row: number; column: number }): void {
    click(this.app, cell);
  }

  /** 取り消すか、やり直す。棋譜データのセルが変わったか。 */
  walk(which: 'undo' | 'redo', count: number): boolean {
    const { book } = this.app;
    const storage = areaOf(this.app, '棋譜データ');
    let isTouched = false;
    const stop = book.onEvent((event) => {
      if (event.type !== 'changed') return;
      const areas = event.address.split(',').map((each) => tryParseArea(each)!);
      if (areas.some((area) => intersectAreas(area, storage))) isTouched = true;
    });
    for (let press = 0; press < count; press++) book[which]();
    stop();
    return isTouched;
  }

  /** 共同編集の相手のアドインが、棋譜データをその手の並びにする。 */
  coauthor(moves: Moves): void {
    const stored = readStoredGame([shogiKind], shogiKind.id, storedLines(this.app.book));
    if (!stored.ok) throw new Error(stored.text.ja);
    const other = new Sitting(stored.game, timer, stored.state);
    const shown = rowTexts(other);
    const common = moves.findIndex(({ text }, index) => shown[index] !== text);
    const kept = common < 0 ? moves.length : common;
    for (let ply = shown.length; ply > kept; ply--) other.takeBackOne();
    for (const move of moves.slice(kept)) pressMove(other, move);
    const { storage } = other.scene;
    const rows = Math.max(storage.length, storedLines(this.app.book).length);
    for (let row = 0; row < rows; row++) this.typeRemote(row, storage[row] ?? '');
  }

  /** 共同編集の相手が、棋譜データの一行を打ち替える。 */
  typeRemote(row: number, text: string): void {
    const { book } = this.app;
    const at = place(this.app, '棋譜データ', row);
    if (book.active.cellAt(at.row, at.column).value === text) return;
    const result = book.edit(book.active, at, text, 'remote');
    if (!result.ok) throw result.error;
  }

  /** 棋譜データの終わりの次の行と、終わりの手の行。 */
  get nextRow(): number {
    return storedLines(this.app.book).length;
  }

  get lastRow(): number {
    return storedLines(this.app.book).findLastIndex((line) => /^ *\d+ /.test(line));
  }

  async #open(book?: BoardApp['book']): Promise<void> {
    this.app = await openApp({
      ...(book && { book }),
      host: {
        intercept: ({ isReleaseOnly }) => {
          if (isReleaseOnly) return 'run';
          const now = this.#fault;
          this.#fault = 'run';
          return now;
        },
        eventDelays: (message) => this.#delays(message),
      },
    });
  }

  #delays({ number }: EventMessage): readonly number[] {
    switch (this.#delivery) {
      case 'plain':
        return [0];
      case 'late':
        return [3];
      case 'doubled':
        return [0, 0];
      case 'shuffled':
        return [number === EVENT_NUMBERS.selectionChanged ? 0 : (this.#turn++ * 7) % 3];
      case 'lost':
        return number === EVENT_NUMBERS.selectionChanged ? [0] : [];
    }
  }
}

/** 手本の並びから一局を作り、次の一手を選ぶ。指せる手がなければ null。 */
export function chooseMove(moves: Moves, seed: number): ModelMove | null {
  const created = shogiKind.create({});
  if (!created.ok) throw new Error(created.text.ja);
  const sitting = new Sitting(created.game, timer);
  for (const move of moves) pressMove(sitting, move);
  const move = randomMove(sitting, seeded(seed));
  if (!move) return null;
  const { game } = sitting;
  const target = game.targets(move.from).find((each) => each.place === move.to)!;
  pressMove(sitting, move);
  return { ...move, isAsked: target.moves.length > 1, text: rowTexts(sitting).at(-1)! };
}

/** 棋譜の手の文。先後の印は除く。 */
function rowTexts({ scene }: Sitting): readonly string[] {
  return scene.kifuRows.slice(1).map(({ text }) => text.replace(/^[▲△]/, ''));
}

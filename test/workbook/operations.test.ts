import { afterAll, describe, expect, it } from 'vitest';
import { flipCell } from '../../src/play/scene';
import type { Fault } from '../../src/preview/host/batch/host';
import { findName, refersToArea, replaceName } from '../../src/preview/host/model/names';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements, storedLines } from './agreement';
import type { BoardApp } from './board-app';
import { areaOf, click, clickSquares, connectApp, openApp, place, settle, startGame } from './board-app';
import { expectSameInRealm, expectUndoKept, faultIn, syncTroubles } from './fault-script';
import { Realm } from './realm';

/** 盤を触る仕事: 打ち込み、反転、描き直しなど。 */
interface Operation {
  readonly name: string;
  /** 一度する。turn は何度目か。 */
  readonly run: (app: BoardApp, turn: number) => unknown;
  /** 前に整える。 */
  readonly prepare?: (app: BoardApp, turn: number) => Promise<void>;
  /** 治った後に、したことが一度だけ効いているか。 */
  readonly check?: (app: BoardApp, turn: number) => void;
  /** 済んだと言ってよいか: 古い登録を外すところだけの失敗は、次にまた外すので言わない。 */
  readonly mayEnd?: true;
}

const sittingOf = (app: BoardApp): NonNullable<BoardApp['hall']['active']>['sitting'] =>
  app.hall.active!.sitting;

/** 人が打ち込む: 値が変わるだけで、選択は動かさない。 */
const typeIn = (app: BoardApp, cell: { row: number; column: number }, text: string): void => {
  app.book.edit(app.book.active, cell, text);
};

/** マス「77」を打ち込みの形「7g」に。 */
const usiOf = (square: string): string => `${square[0]}${'abcdefghi'[Number(square[1]) - 1]}`;

/** 名前の行を、いまの行だけに縮める。次の一手で伸びる。 */
async function shrinkRecords(app: BoardApp): Promise<void> {
  const { book } = app;
  const rows = { 棋譜: sittingOf(app).scene.kifuRows.length, 棋譜データ: storedLines(book).length };
  const refer = (name: string, area: ReturnType<typeof areaOf>): void => {
    replaceName(book, findName(book, name, book.active)!, { refersTo: refersToArea(book.active, area) });
  };
  for (const [name, count] of Object.entries(rows)) refer(name, { ...areaOf(app, name), rows: count });
  const storage = areaOf(app, '棋譜データ');
  refer('番', { ...storage, row: storage.row + storage.rows - 1, rows: 1 });
  await app.hall.repaint();
  await settle();
}

const moves = [
  '17',
  '16',
  '93',
  '94',
  '16',
  '15',
  '94',
  '95',
  '27',
  '26',
  '83',
  '84',
  '26',
  '25',
  '84',
  '85',
];

const operations: readonly Operation[] = [
  { name: '反転', run: (app) => sittingOf(app).flip() },
  { name: '描き直す', run: (app) => app.hall.repaint(), mayEnd: true },
  {
    name: '棋譜の行を伸ばす',
    prepare: async (app, turn) => {
      await shrinkRecords(app);
      await clickSquares(app, moves[2 * turn]!);
    },
    run: (app, turn) => clickSquares(app, moves[2 * turn + 1]!),
    check: (app, turn) => expect(sittingOf(app).game.kifu.line()).toHaveLength(turn + 4),
  },
  {
    name: '作業ウィンドウのコメント',
    run: (app, turn) => sittingOf(app).typeComment(1, `一手目 ${turn}`),
    check: (app, turn) => expect(sittingOf(app).scene.kifuRows[1]!.comment).toBe(`一手目 ${turn}`),
  },
  {
    name: 'セルに打ち込むコメント',
    run: (app, turn) => typeIn(app, place(app, '棋譜', 2, 4), `二手目 ${turn}`),
    check: (app, turn) => expect(sittingOf(app).scene.kifuRows[2]!.comment).toBe(`二手目 ${turn}`),
  },
  {
    name: 'セルに打ち込む指し手',
    run: (app, turn) =>
      typeIn(app, place(app, '指し手入力'), usiOf(moves[2 * turn]!) + usiOf(moves[2 * turn + 1]!)),
    check: (app, turn) => expect(sittingOf(app).game.kifu.line()).toHaveLength(turn + 4),
  },
  {
    name: '待った',
    prepare: (app) => clickSquares(app, '27', '26'),
    run: (app) => sittingOf(app).takeBackOne(),
    check: (app) => expect(sittingOf(app).game.ply).toBe(2),
  },
];

/** 次の同期: 自分の駒をつまんで、離す。反転していても。 */
async function pickAndDrop(app: BoardApp): Promise<void> {
  const { game, scene } = sittingOf(app);
  const { layout } = scene;
  const at = scene.cells.findIndex((_, index) => game.isOwnPiece(flipCell(layout, index, scene.flipped)));
  const cell = place(app, '将棋盤', Math.floor(at / layout.columns), at % layout.columns);
  for (let time = 0; time < 2; time++) {
    click(app, cell);
    await settle();
  }
}

/** 仕掛け: 何番目かの同期に障害を起こす。 */
class Trap {
  #countdown = -1;
  constructor(readonly fault: Fault) {}

  readonly intercept = (info: Parameters<typeof faultIn>[0] & { isReleaseOnly: boolean }): Fault =>
    !info.isReleaseOnly && this.#countdown-- === 0 ? faultIn(info, this.fault) : 'run';

  /** その番号の同期に障害を起こして仕事をし、障害に会ったかを返す。 */
  async spring(app: BoardApp, sync: number, work: () => unknown): Promise<boolean> {
    this.#countdown = sync;
    const done = Promise.resolve(work());
    await settle();
    for (let wait = 0; this.fault === 'noAnswer' && this.#countdown < 0 && wait < 2; wait++) {
      app.giveUp();
      await settle();
    }
    await done;
    await settle();
    const isMet = this.#countdown < 0;
    this.#countdown = -1;
    return isMet;
  }
}

/** 障害の言うこと。待てる仕事でも、編集が終わらなければ断られる。 */
function expectNotice(app: BoardApp, says: RegExp | 'nothing', when: string): void {
  const notice = sittingOf(app).scene.notice;
  const told = notice?.level === 'error' ? notice.text.ja : '';
  if (says === 'nothing') expect(told, when).toMatch(/^$|編集中/);
  else expect(told, when).toMatch(says);
}

const realm = new Realm();
let runs = 0;

describe.each(operations)('$name', (operation) => {
  it.each(syncTroubles)(
    'どの同期でも、次の同期の後は対局・セル・棋譜データが合う: $name',
    async ({ fault, says }) => {
      const trap = new Trap(fault);
      const app = await openApp({ host: { intercept: trap.intercept } });
      await startGame(app);
      await clickSquares(app, '77', '76', '33', '34');
      for (let sync = 0, isMet = true; isMet; sync++) {
        await operation.prepare?.(app, sync);
        isMet = await trap.spring(app, sync, () => operation.run(app, sync));
        const when = `sync ${sync}`;
        const isDone = sittingOf(app).scene.notice?.level === 'success';
        if (isMet && !(operation.mayEnd && isDone)) expectNotice(app, says, when);
        if (isMet) runs++;
        await pickAndDrop(app);
        expect(disagreements(app), when).toEqual([]);
        operation.check?.(app, sync);
      }
      expectUndoKept(app);
      expect([...app.host.unknown]).toEqual([]);
      await expectSameInRealm(app, realm);
    },
  );
});

describe('盤を敷く', () => {
  it.each(syncTroubles)('どの同期でも、前の盤は変わらず、次には敷ける: $name', async ({ fault, says }) => {
    const trap = new Trap(fault);
    const app = await openApp({ host: { intercept: trap.intercept } });
    await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const first = app.book.active;
    for (let sync = 0, isMet = true; isMet; sync++) {
      const seats = app.hall.seats.length;
      let isLaid = false;
      isMet = await trap.spring(app, sync, async () => {
        isLaid = await app.hall.start('将棋', {});
      });
      if (isMet) runs++;
      expect(app.hall.seats, `sync ${sync}`).toHaveLength(seats + (isLaid ? 1 : 0));
      app.book.activate(first);
      await settle();
      if (!isLaid)
        expect(`${app.hall.seats[0]!.sitting.scene.notice?.text.ja}${app.hall.notice?.text.ja}`).toMatch(
          says === 'nothing' ? /編集中/ : says,
        );
      await pickAndDrop(app);
      for (const { id } of app.hall.seats)
        expect(
          disagreements(
            app,
            app.book.sheets.find((sheet) => sheet.id === id),
          ),
          `sync ${sync}`,
        ).toEqual([]);
    }
    expect(app.hall.seats.length).toBeGreaterThan(1);
    expectUndoKept(app);
    await expectSameInRealm(app, realm);
  });
});

describe('開く', () => {
  it.each(syncTroubles)(
    'どの同期でも、シートは変わらず、開き直すか描き直せば続く: $name',
    async ({ fault }) => {
      const first = await openApp();
      await startGame(first);
      await clickSquares(first, '77', '76', '33', '34');
      const saved = saveWorkbook(first.book);
      const lines = storedLines(first.book);
      for (let sync = 0, isMet = true; isMet; sync++) {
        const trap = new Trap(fault);
        const app = await connectApp({ book: loadWorkbook(saved), host: { intercept: trap.intercept } });
        let failure: unknown = null;
        isMet = await trap.spring(app, sync, () =>
          app.adapter.start().catch((error: unknown) => {
            failure = error;
          }),
        );
        if (isMet) runs++;
        expect(storedLines(app.book)).toEqual(lines);
        if (failure !== null) {
          expect(String(failure)).toMatch(/盤を開けませんでした。.*対局はそのままです。.*開き直してください/);
          continue;
        }
        if (isMet) expect(app.hall.notice?.text.ja, `sync ${sync}`).toContain('対局は');
        await app.hall.repaint();
        await settle();
        await clickSquares(app, '27', '26');
        expect(sittingOf(app).game.ply).toBe(3);
        expect(disagreements(app)).toEqual([]);
      }
    },
  );
});

afterAll(() => {
  realm.close();
  console.log(`${runs} runs: laying out, opening and every other operation, every sync, every fault`);
  expect(runs).toBeGreaterThanOrEqual(250);
});

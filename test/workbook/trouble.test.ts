import { describe, expect, it } from 'vitest';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Sitting } from '../../src/play/sitting';
import type { Fault } from '../../src/preview/host/batch/host';
import { tryParseArea } from '../../src/preview/host/model/area';
import { addName, deleteName, findName, refersToArea } from '../../src/preview/host/model/names';
import { addSheet, copySheet, deleteSheet } from '../../src/preview/host/model/sheets';
import { Workbook } from '../../src/preview/host/model/workbook';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { disagreements, expectSameAfterReload } from './agreement';
import type { BoardApp } from './board-app';
import { cellOf, clickSquares, openApp, settle, squareOf, startGame } from './board-app';

const newSitting = (app: BoardApp): Sitting => {
  const created = shogiKind.create({});
  if (!created.ok) throw new Error(created.text.ja);
  return new Sitting(created.game, app.hall.timer);
};

describe('描けないとき', () => {
  // What the code does not explain is looked for once: whether the sheet is hidden.
  it.each<[string, Fault, RegExp, number]>([
    ['保護', { error: 'AccessDenied' }, /保護/, 1],
    ['半ば', { half: 12, error: 'GeneralException' }, /もう一度描きます/, 2],
  ])('%s: 対局は進み、次のクリックで全部が描かれる', async (_, fault, text, syncs) => {
    let next: Fault = 'run';
    const intercept = (request: { isReleaseOnly: boolean }): Fault => {
      if (request.isReleaseOnly) return 'run';
      const now = next;
      next = 'run';
      return now;
    };
    const app = await openApp({ host: { intercept } });
    const sitting = await startGame(app);
    await clickSquares(app, '77');
    const before = app.host.syncs.length;
    next = fault;
    await clickSquares(app, '76');
    expect(app.host.syncs.length - before).toBe(syncs);
    expect(sitting.game.ply).toBe(1);
    expect(sitting.scene.notice?.text.ja).toMatch(text);
    await clickSquares(app, '33');
    expect(squareOf(app, '76').value).toBe('歩');
    expect(squareOf(app, '77').value).toBe('');
    expect(cellOf(app, '棋譜', 1, 1).value).toContain('７六歩');
    expect(squareOf(app, '33').format.fill.color).toBe('#9CC7F2');
  });

  it('名前が消えると、どの名前かを言う', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    deleteName(app.book, findName(app.book, '局面SFEN', app.book.active)!);
    await clickSquares(app, '77');
    expect(sitting.scene.notice?.text.ja).toContain('「局面SFEN」がありません');
  });

  it.each(['将棋盤', '先手持駒', '手数', '棋譜', '開始位置'])(
    '名前「%s」が消えても手は残り、戻せば描き直される',
    async (name) => {
      const app = await openApp();
      const sitting = await startGame(app);
      await clickSquares(app, '77', '76');
      const lost = findName(app.book, name, app.book.active)!;
      deleteName(app.book, lost);
      await app.hall.repaint();
      expect(sitting.scene.notice?.text.ja ?? app.hall.notice?.text.ja).toContain(`「${name}」がありません`);
      expect(sitting.game.ply).toBe(1);
      addName(app.book, lost);
      await app.hall.repaint();
      await clickSquares(app, '33', '34');
      expect(sitting.game.ply).toBe(2);
      expect(disagreements(app)).toEqual([]);
      await expectSameAfterReload(app);
    },
  );

  it('名前の足りないまま開くと、どの名前かを言う', async () => {
    const app = await openApp();
    await startGame(app);
    deleteName(app.book, findName(app.book, '手数', app.book.active)!);
    const again = await openApp({ book: loadWorkbook(saveWorkbook(app.book)) });
    expect(again.hall.seats).toEqual([]);
    expect(again.hall.notice?.text.ja).toContain('「手数」がありません');
  });

  it('描き直しのどの同期が失敗しても、その後のクリックは一度ずつ聞こえる', async () => {
    let countdown = -1;
    const app = await openApp({
      host: {
        intercept: ({ isReleaseOnly }) =>
          !isReleaseOnly && countdown-- === 0 ? { error: 'AccessDenied' } : 'run',
      },
    });
    await startGame(app);
    let failures = 0;
    for (let failing = 0; failing < 8; failing++) {
      countdown = failing;
      await app.hall.repaint();
      await settle();
      if (countdown < 0) failures++;
      countdown = -1;
      await clickSquares(app, '77');
      expect(squareOf(app, '77').format.fill.color, `sync ${failing}`).toBe('#9CC7F2');
      await clickSquares(app, '77');
      expect(disagreements(app), `sync ${failing}`).toEqual([]);
    }
    expect(failures).toBeGreaterThan(4);
  });

  it('敷く途中で失敗したら、敷きかけのシートは残らない', async () => {
    let countdown = -1;
    const app = await openApp({
      host: {
        intercept: ({ isReleaseOnly }) =>
          !isReleaseOnly && countdown-- === 0 ? { half: 5, error: 'GeneralException' } : 'run',
      },
    });
    for (const failing of [2, 3, 4]) {
      countdown = failing;
      expect(await app.hall.start('将棋', {})).toBe(false);
      await settle();
      expect(app.book.sheets.map((sheet) => sheet.name)).toEqual(['Sheet1']);
      expect(app.hall.seats).toHaveLength(0);
    }
  });

  it('失敗が続いても、自分から繰り返しはしない', async () => {
    let isBroken = false;
    const app = await openApp({ host: { intercept: () => (isBroken ? { error: 'AccessDenied' } : 'run') } });
    await startGame(app);
    isBroken = true;
    const before = app.host.syncs.length;
    await clickSquares(app, '77');
    await settle();
    expect(app.host.syncs.length - before).toBe(1);
  });

  it('シートが消えると席を立つ', async () => {
    const app = await openApp();
    await startGame(app);
    deleteSheet(app.book, app.book.active);
    await settle();
    expect(app.hall.seats).toHaveLength(0);
  });

  it('シートの写しは別の盤になる', async () => {
    const app = await openApp();
    await startGame(app);
    await clickSquares(app, '77', '76');
    const copy = copySheet(app.book, app.book.active, 0);
    app.book.activate(copy);
    await settle();
    expect(app.hall.seats).toHaveLength(2);
    await clickSquares(app, '33', '34');
    expect(app.hall.active?.sitting.game.ply).toBe(2);
    expect(app.hall.seats[0]?.sitting.game.ply).toBe(1);
  });
});

describe('自分で敷いたシート', () => {
  const areas: Readonly<Record<string, string>> = {
    将棋盤: 'C3:K11',
    先手持駒: 'M5:N11',
    後手持駒: 'A3:B9',
    先手時間: 'M4',
    後手時間: 'A2',
    手数: 'K1',
    棋譜: 'P3:T40',
    将棋盤色: 'V1',
    駒選択色: 'V2',
    開始位置: 'C1',
    種類: 'V3',
    局面SFEN: 'V4',
    指し手入力: 'V5',
    棋譜データ: 'X1:X60',
  };

  const layOut = (scoped: boolean, changes: Readonly<Record<string, string | null>> = {}): Workbook => {
    const book = new Workbook({ year: () => 2026 });
    const sheet = book.active;
    for (const [name, address] of Object.entries({ ...areas, ...changes })) {
      if (address === null) continue;
      const refersTo = refersToArea(sheet, tryParseArea(address)!);
      addName(book, { name, scope: scoped ? sheet : null, refersTo, visible: true, comment: '' });
    }
    return book;
  };

  it.each([true, false])('名前がそろえば盤になる (シートだけの名前: %s)', async (scoped) => {
    const app = await openApp({ book: layOut(scoped) });
    const sitting = newSitting(app);
    const entry = await app.adapter.adoptActiveSheet(sitting);
    app.hall.seat(entry, sitting);
    await settle();
    await clickSquares(app, '77', '76');
    expect(sitting.game.ply).toBe(1);
    expect(squareOf(app, '76').value).toBe('歩');
    expect(cellOf(app, '局面SFEN').value).toContain(' w ');
    expect([...app.host.unknown]).toEqual([]);
  });

  it('ないものと大きさの違うものを名で言い、シートは変えない', async () => {
    const app = await openApp({ book: layOut(true, { 手数: null, 将棋盤: 'C3:K10' }) });
    const failure = await app.adapter.adoptActiveSheet(newSitting(app)).catch((error: unknown) => error);
    expect(String(failure)).toContain('「将棋盤」は 9×9 のはずが 8×9 です');
    expect(String(failure)).toContain('「手数」がありません');
    expect(app.book.active.cells.size).toBe(0);
  });

  it('伸ばす先にほかの値があれば、書かずに知らせる', async () => {
    const book = layOut(true, { 棋譜: 'P3:T4' });
    book.edit(book.active, { row: 5, column: 16 }, 'わたしのメモ');
    const app = await openApp({ book });
    const sitting = newSitting(app);
    await app.adapter.adoptActiveSheet(sitting);
    await clickSquares(app, '77', '76', '33', '34');
    expect(sitting.game.ply).toBe(2);
    expect(book.active.cellAt(5, 16).value).toBe('わたしのメモ');
    expect(sitting.scene.notice?.text.ja ?? app.hall.notice?.text.ja).toContain('「棋譜」');
  });
});

describe('棋譜の清書', () => {
  it('見出しと表と KIF の行。どの文字も文字のまま', async () => {
    const app = await openApp();
    const sitting = await startGame(app, { blackName: '=1+1', whiteName: "'x", event: '0:16' });
    await clickSquares(app, '77', '76');
    sitting.typeComment(1, '<img src=x onerror=alert(1)>\n=2');
    await app.hall.writeKifuSheet();
    await settle();
    const sheet = app.book.active;
    expect(sheet.name).toBe('棋譜1');
    const values = [...sheet.cells.values()].map((cell) => cell.value);
    expect([...sheet.cells.values()].every((cell) => cell.formula === null)).toBe(true);
    expect(values).toContain('<img src=x onerror=alert(1)>\n=2');
    const lines = sitting.game.write();
    const column = lines.map((_, index) => {
      for (let row = 0; row < 30; row++)
        if (sheet.cellAt(row, 6).value === lines[0]) return sheet.cellAt(row + index, 6).value;
      return null;
    });
    expect(column).toEqual(lines);
    expect([...app.host.unknown]).toEqual([]);
  });
});

describe('要件セット 1.9 の自分の書き込み', () => {
  it('出どころを言わない事象でも、自分の書き込みは書き直さない', async () => {
    const app = await openApp({
      host: {
        eventDelays: (message) => {
          delete (message.args as Record<string, unknown>)['triggerSource'];
          return [0];
        },
      },
    });
    await startGame(app);
    await clickSquares(app, '77', '76');
    const before = app.host.syncs.length;
    await clickSquares(app, '33', '34');
    expect(app.host.syncs.length - before).toBe(2);
    expect(app.host.syncs.at(-1)!.cellsWritten).toBeLessThan(110);
  });
});

describe('ほかの名のシート', () => {
  it('盤のないシートが前に出ると、前の盤はない', async () => {
    const app = await openApp();
    await startGame(app);
    app.book.activate(addSheet(app.book, 'メモ'));
    await settle();
    expect(app.hall.active).toBe(null);
  });
});

import { describe, expect, it } from 'vitest';
import type { EventMessage } from '../../src/preview/host/batch/event-messages';
import { editFormat } from '../../src/preview/host/model/edits';
import { deleteSheet } from '../../src/preview/host/model/sheets';
import { pasteRows } from '../../src/preview/host/model/typing';
import { disagreements, expectSameAfterReload, storedLines } from './agreement';
import type { BoardApp } from './board-app';
import {
  areaOf,
  cellOf,
  clickSquares,
  openApp,
  place,
  settle,
  squareCell,
  squareOf,
  startGame,
  type,
} from './board-app';

const undo = async (app: BoardApp): Promise<void> => {
  app.book.undo();
  await settle();
};

const editStored = async (app: BoardApp, row: number, text: string, by: 'user' | 'remote' = 'user') => {
  const result = app.book.edit(app.book.active, place(app, '棋譜データ', row), text, by);
  if (!result.ok) throw result.error;
  await settle();
};

/** 棋譜データの、その文で始まる行の番号。 */
const rowOf = (app: BoardApp, head: string): number =>
  storedLines(app.book).findIndex((line) => line.trimStart().startsWith(head));

// Before ExcelApi 1.14 a change does not say who made it.
const untold = (message: EventMessage): readonly number[] => {
  delete (message.args as Record<string, unknown>)['triggerSource'];
  return [0];
};

describe.each(['1.9', '1.15'] as const)('元に戻すとやり直し (ExcelApi %s)', (guard) => {
  const host = guard === '1.9' ? { eventDelays: untold } : {};
  it('Ctrl+Z は待った、Ctrl+Y はやり直し。次のクリックまで何も書かない', async () => {
    const app = await openApp({ guard, host });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const before = app.host.syncs.length;
    await undo(app);
    expect(sitting.game.ply).toBe(1);
    expect(sitting.mode).toBe('playing');
    await undo(app);
    await undo(app);
    expect(sitting.game.ply).toBe(0);
    for (let step = 0; step < 3; step++) {
      app.book.redo();
      await settle();
    }
    expect(sitting.game.ply).toBe(2);
    expect(app.host.syncs.slice(before).every(({ cellsWritten }) => cellsWritten === 0)).toBe(true);
    await clickSquares(app, '27', '26');
    expect(sitting.game.ply).toBe(3);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
  });

  it('打ち込んだ手も戻り、戻った打ち込みがまた指されはしない', async () => {
    const app = await openApp({ guard, host });
    const sitting = await startGame(app);
    await type(app, place(app, '指し手入力'), '76歩');
    expect(sitting.game.ply).toBe(1);
    await undo(app);
    expect(sitting.game.ply).toBe(0);
    await clickSquares(app, '27', '26');
    expect(sitting.game.ply).toBe(1);
    expect(disagreements(app)).toEqual([]);
  });

  it('コメントの打ち込みも戻る', async () => {
    const app = await openApp({ guard, host });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    await type(app, place(app, '棋譜', 1, 4), '初手');
    expect(sitting.scene.kifuRows[1]?.comment).toBe('初手');
    await undo(app);
    expect(sitting.scene.kifuRows[1]?.comment).toBe('');
    await clickSquares(app, '33', '34');
    expect(disagreements(app)).toEqual([]);
  });

  it('知らせが失われても、次のクリックで気づいて従う', async () => {
    let isLosing = false;
    const app = await openApp({
      guard,
      host: { eventDelays: (message) => (isLosing ? [] : guard === '1.9' ? untold(message) : [0]) },
    });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    isLosing = true;
    await undo(app);
    isLosing = false;
    expect(sitting.game.ply).toBe(1);
    await clickSquares(app, '55');
    expect(sitting.game.ply).toBe(0);
    await clickSquares(app, '27', '26');
    expect(sitting.game.ply).toBe(1);
    expect(disagreements(app)).toEqual([]);
  });
});

describe('棋譜データの変更', () => {
  it('知らせの失われた、一行だけの直しにも、次のクリックで気づいて従う', async () => {
    let isLosing = false;
    const app = await openApp({ host: { eventDelays: () => (isLosing ? [] : [0]) } });
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    isLosing = true;
    await editStored(app, rowOf(app, '1 '), '   1 ２六歩(27)');
    isLosing = false;
    expect(sitting.scene.kifuRows[1]?.text).toContain('７六歩');
    await clickSquares(app, '55');
    expect(sitting.scene.kifuRows[1]?.text).toContain('２六歩');
    expect(sitting.game.ply).toBe(2);
    await clickSquares(app, '47', '46');
    expect(sitting.game.ply).toBe(3);
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
  });

  it.each(['user', 'remote'] as const)('読める直しには従う (%s)', async (by) => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    const before = app.host.syncs.length;
    await editStored(app, rowOf(app, '1 '), '   1 ２六歩(27)', by);
    expect(sitting.game.ply).toBe(1);
    expect(sitting.scene.position).toContain('/2P6/'.replace('2P6', '7P1'));
    expect(app.host.syncs.slice(before).every(({ cellsWritten }) => cellsWritten === 0)).toBe(true);
    await clickSquares(app, '33', '34');
    expect(disagreements(app)).toEqual([]);
    await expectSameAfterReload(app);
  });

  it('行を足せば、その手が指される', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    await editStored(app, storedLines(app.book).length, '   2 ３四歩(33)');
    expect(sitting.game.ply).toBe(2);
    await clickSquares(app, '27', '26');
    expect(sitting.game.ply).toBe(3);
    expect(disagreements(app)).toEqual([]);
  });

  it('読めなければ記憶から描き直し、わけと、読めたところの申し出を出す', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const lines = storedLines(app.book);
    await editStored(app, rowOf(app, '2 '), 'こわれた');
    expect(storedLines(app.book)).toEqual(lines);
    expect(sitting.game.ply).toBe(2);
    const { notice } = sitting.scene;
    expect(notice?.text.ja).toContain('描き直しました');
    notice!.offer!.run();
    await settle();
    expect(app.book.active.name).toBe('対局2');
    expect(app.hall.active?.sitting.game.kifu.line()).toHaveLength(2);
  });

  it('開くときに壊れていれば、シートには触れず、読めたところを申し出る', async () => {
    const app = await openApp();
    await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const row = rowOf(app, '2 ');
    const closed = await openApp({ book: app.book });
    expect(closed.hall.seats).toHaveLength(1);
    app.host.disconnect();
    const quiet = closed.book;
    closed.host.disconnect();
    quiet.edit(quiet.active, place(closed, '棋譜データ', row), 'こわれた');
    const again = await openApp({ book: quiet });
    expect(again.hall.seats).toHaveLength(0);
    expect(again.hall.notice?.text.ja).toContain('開けませんでした');
    expect(storedLines(quiet)[row]).toBe('こわれた');
    again.hall.notice!.offer!.run();
    await settle();
    expect(again.hall.active?.sitting.game.kifu.line()).toHaveLength(2);
  });
});

const paintRed = (app: BoardApp, square: string): void =>
  editFormat(app.book.active, { ...squareCell(app, square), rows: 1, columns: 1 }, 'user', (format) => ({
    ...format,
    fill: { color: '#FF0000', pattern: 'Solid', patternColor: null },
  }));

describe('描いたセルの変更', () => {
  it('色だけの変更も、次のクリックで描き直される', async () => {
    const app = await openApp();
    await startGame(app);
    await clickSquares(app, '77', '76');
    paintRed(app, '55');
    await settle();
    await clickSquares(app, '33');
    expect(squareOf(app, '55').format.fill.color).toBe('#F4DDAE');
    expect(disagreements(app)).toEqual([]);
  });

  it('棋譜の並べ替えはコメントの打ち込みとはみない', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    sitting.typeComment(1, '初手');
    await settle();
    const kifu = areaOf(app, '棋譜');
    pasteRows(app.book.active, kifu.row, kifu.column, [
      ['1', '△３四歩(33)', '0', '0', ''],
      ['2', '▲７六歩(77)', '0', '0', '初手'],
    ]);
    await settle();
    expect(sitting.scene.kifuRows.map((row) => row.comment)).toEqual(['', '初手', '']);
    await clickSquares(app, '27');
    expect(cellOf(app, '棋譜', 1, 1).value).toContain('７六歩');
    expect(disagreements(app)).toEqual([]);
  });

  it('壊したセルは、クリックしなくても「描き直す」で戻る', async () => {
    const app = await openApp();
    await startGame(app);
    await clickSquares(app, '77', '76', '33', '34');
    const kifu = areaOf(app, '棋譜');
    expect(app.book.edit(app.book.active, squareCell(app, '55'), '王').ok).toBe(true);
    paintRed(app, '54');
    pasteRows(app.book.active, kifu.row + 1, kifu.column + 1, [['△３四歩(33)'], ['▲７六歩(77)']]);
    await settle();
    expect(disagreements(app)).not.toEqual([]);
    await app.hall.repaint();
    await settle();
    expect(disagreements(app)).toEqual([]);
  });
});

describe('シートがなくなる', () => {
  it('対局は残り、新しいシートで続けられる', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    deleteSheet(app.book, app.book.active);
    await settle();
    expect(app.hall.notice?.text.ja).toContain('対局は残っています');
    app.hall.notice!.offer!.run();
    await settle();
    expect(app.hall.active?.sitting).toBe(sitting);
    await clickSquares(app, '33', '34');
    expect(sitting.game.ply).toBe(2);
    expect(disagreements(app)).toEqual([]);
  });
});

describe('文字', () => {
  it('式や印や台本に見える名前とコメントは、棋譜データでも文字のまま、開き直しても同じ', async () => {
    const app = await openApp();
    const sitting = await startGame(app, { blackName: '=1+1', whiteName: "'x", event: '0:16' });
    await clickSquares(app, '77', '76');
    const risky = [
      "'",
      '=HYPERLINK("https://x.invalid")',
      '+1',
      '-1',
      '@a',
      '<script>x</script>',
      'mailto:a@b',
    ];
    sitting.typeComment(1, risky.join('\n'));
    await settle();
    const formulas = [...app.book.active.cells.values()].flatMap(({ formula }) => formula ?? []);
    // Only those the board itself is laid out with.
    expect(formulas.sort()).toEqual(['=先手時間', '=後手時間', '=手数'].sort());
    const again = await expectSameAfterReload(app);
    expect(again.hall.active!.sitting.scene.kifuRows[1]?.comment).toBe(risky.join('\n'));
    expect(again.hall.active!.sitting.game.players).toEqual(['=1+1', "'x"]);
  });

  it('セルに入りきらない長いコメントも、開き直して同じ', async () => {
    const app = await openApp();
    const sitting = await startGame(app);
    await clickSquares(app, '77', '76');
    const long = `-${'𠮷'.repeat(40_000)}`;
    sitting.typeComment(1, long);
    await settle();
    expect(sitting.scene.notice).toBe(null);
    const again = await expectSameAfterReload(app);
    expect(again.hall.active!.sitting.scene.kifuRows[1]?.comment).toBe(long);
  });
});

import { expect } from 'vitest';
import { readStoredGame } from '../../src/play/stored-game';
import type { tryParseArea } from '../../src/preview/host/model/area';
import { findName, rangeOfName } from '../../src/preview/host/model/names';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import type { Sheet } from '../../src/preview/host/model/sheet';
import type { Workbook } from '../../src/preview/host/model/workbook';
import { textInCell } from '../../src/workbook/cell-text';
import { sceneLooks } from '../../src/workbook/scene-looks';
import { nameOf, viewedRoles } from '../../src/workbook/sheet-roles';
import type { BoardApp } from './board-app';
import { openApp } from './board-app';

/** 棋譜データの行。 */
export function storedLines(book: Workbook, sheet: Sheet = book.active): string[] {
  const area = areaNamed(book, sheet, '棋譜データ');
  const lines: string[] = [];
  for (let row = 0; row < area.rows; row++)
    lines.push(String(sheet.cellAt(area.row + row, area.column).value));
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** 対局、描いたセル、棋譜データの三つが合うか。合わないセルを挙げる。 */
export function disagreements(app: BoardApp, sheet: Sheet = app.book.active): string[] {
  const { sitting } = app.hall.seats.find(({ id }) => id === sheet.id)!;
  const { scene } = sitting;
  const { colors } = scene.layout;
  const wrong: string[] = [];
  for (const region of sceneLooks(scene, { board: colors.board, selected: colors.selected }, 'ja')) {
    const name = nameOf(scene.layout, region.role);
    // A game without hands or without a question has no such range.
    if (name === null) continue;
    const isView = region.role in viewedRoles;
    // Nor has a sheet of an older version views.
    if (isView && !findName(app.book, name, sheet)) continue;
    const area = areaNamed(app.book, sheet, name);
    region.looks.forEach((look, index) => {
      const row = area.row + Math.floor(index / region.columns);
      const cell = sheet.cellAt(row, area.column + (index % region.columns));
      const say = (what: string, actual: unknown, wanted: unknown): void => {
        if (actual !== wanted) wrong.push(`${region.role} ${index} ${what}: ${actual} is not ${wanted}`);
      };
      const written = typeof look.value === 'string' && !isView ? textInCell(look.value) : look.value;
      say('value', isView ? cell.formula : cell.value, written);
      if (look.format) say('format', cell.format.numberFormat, look.format);
      if (look.fill) say('fill', cell.format.fill.color ?? '#FFFFFF', look.fill.color);
      if (look.fill) say('pattern', cell.format.fill.pattern === 'LightUp', look.fill.hatch !== null);
      if (look.ink) say('ink', cell.format.font.color, look.ink);
      if (look.edges) say('edge', cell.format.borders.EdgeTop?.weight, look.edges[0].split(' ')[0]);
    });
    const below = sheet.cellAt(area.row + region.looks.length / region.columns, area.column).value;
    if (region.blank && below !== '') wrong.push(`${region.role} goes on with ${below}`);
  }
  const stored = readStoredGame(app.hall.kinds, scene.kindId, storedLines(app.book, sheet));
  if (!stored.ok) wrong.push(stored.text.ja);
  else if (stored.game.write().join('\n') !== sitting.game.write().join('\n'))
    wrong.push('the stored kifu is another');
  return wrong;
}

/** 保存して、新しいホストと新しい office.js で開き直し、同じ対局か確かめる。 */
export async function expectSameAfterReload(app: BoardApp): Promise<BoardApp> {
  const { id, sitting } = app.hall.active!;
  const { scene } = sitting;
  const saved = JSON.parse(JSON.stringify(saveWorkbook(app.book))) as ReturnType<typeof saveWorkbook>;
  const again = await openApp({ book: loadWorkbook(saved), kinds: app.hall.kinds });
  const reloaded = again.hall.seats.find((seat) => seat.id === id)!.sitting.scene;
  expect(reloaded.storage).toEqual(scene.storage);
  expect(reloaded.position).toBe(scene.position);
  expect(reloaded.consumed).toEqual(scene.consumed);
  expect([reloaded.mode, reloaded.flipped, reloaded.inputMode]).toEqual([
    scene.mode,
    scene.flipped,
    scene.inputMode,
  ]);
  return again;
}

function areaNamed(book: Workbook, sheet: Sheet, name: string): NonNullable<ReturnType<typeof tryParseArea>> {
  const found = findName(book, name, sheet);
  const range = found && rangeOfName(book, found);
  if (!range) throw new Error(`no name ${name}`);
  return range.area;
}

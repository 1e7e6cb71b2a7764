import type { Language } from '../games/contract/language';
import type { Scene } from '../play/scene';
import type { BoardState, ReadNames } from './board-state';
import { rememberEchoes, rememberSelection, shadowOf } from './board-state';
import type { CellBox } from './cell-box';
import { cellBox, formatAddress } from './cell-box';
import type { CellLook } from './cell-look';
import { changedFormat, isFormatChanged, isValueChanged } from './cell-look';
import { resizeBoard } from './prepare-regions';
import { writeRegion } from './region-writer';
import type { RegionLooks } from './scene-looks';
import { sceneLooks } from './scene-looks';
import { loadNames, rangeOf, readNames } from './sheet-names';

/** 描いた後の選択: 開始位置に戻す、指し手入力を空けて選ぶ、動かさない。 */
export type SelectAfter = 'home' | 'moveInput' | null;

/** 描き終えて分かったこと: 名前が動いていれば新しい名前。 */
export interface PaintResult {
  readonly moved: ReadNames | null;
}

/** 描く範囲: 変わったところのあるものだけ。 */
interface PendingRegion {
  readonly region: RegionLooks;
  readonly looks: readonly CellLook[];
}

/** 場面を一度の同期で描く。変わりがなく選択も動かさないなら、何も送らない。 */
export async function paintBoard(
  context: Excel.RequestContext,
  state: BoardState,
  scene: Scene,
  select: SelectAfter,
  language: Language,
): Promise<PaintResult> {
  const pending = pendingRegions(state, scene, language);
  if (pending.length === 0 && select === null && state.size === scene.size) return { moved: null };
  const { names } = state;
  const sheet = context.workbook.worksheets.getItem(state.id);
  if (state.size !== scene.size) resizeBoard(context, sheet, names, scene.size);
  const written = pending.flatMap(({ region, looks }) => {
    const range = rangeOf(context, sheet, names, region.role);
    const boxes = writeRegion(range, region.columns, shadowOf(state, region.role), looks);
    return boxes.map((box) => shifted(box, names.map.box(region.role)!));
  });
  const input = names.map.box('moveInput');
  if (select === 'moveInput' && input) {
    rangeOf(context, sheet, names, 'moveInput').values = [['']];
    written.push(input);
  }
  selectCell(sheet, state, select);
  const loaded = loadNames(context, sheet);
  rememberEchoes(state, written);
  await context.sync();
  for (const { region, looks } of pending) state.shadows.set(region.role, [...looks]);
  state.size = scene.size;
  state.sheetName = loaded.sheet.name;
  const now = readNames(names.map.layout, loaded);
  return { moved: now.map.isSame(names.map) ? null : now };
}

/** 変わったところのある範囲。名前のない範囲は描かない。 */
function pendingRegions(state: BoardState, scene: Scene, language: Language): readonly PendingRegion[] {
  return sceneLooks(scene, state.samples, language).flatMap((region) => {
    if (!state.names.map.box(region.role)) return [];
    const shadow = shadowOf(state, region.role);
    const rest = Math.max(0, Math.ceil((shadow.length - region.looks.length) / region.columns));
    const looks = region.blank && rest > 0 ? [...region.looks, ...region.blank(rest)] : region.looks;
    const isChanged = looks.some((look, index) => isLookChanged(shadow[index] ?? null, look));
    return isChanged ? [{ region, looks }] : [];
  });
}

function isLookChanged(old: CellLook | null, next: CellLook): boolean {
  return isValueChanged(old, next) || isFormatChanged(old, next) || changedFormat(old, next) !== null;
}

// By address, not by name: selecting a named range takes the focus on the web (office-js 2576).
function selectCell(sheet: Excel.Worksheet, state: BoardState, select: SelectAfter): void {
  const box = select && state.names.map.box(select);
  if (!box) return;
  const address = formatAddress(box);
  rememberSelection(state, address);
  sheet.getRange(address).select();
}

function shifted(box: CellBox, origin: CellBox): CellBox {
  return cellBox(origin.row + box.row, origin.column + box.column, box.rows, box.columns);
}

import type { Language } from '../games/contract/language';
import type { Scene } from '../play/scene';
import type { BoardState, ReadNames } from './board-state';
import {
  areKnownLines,
  isKnownHead,
  rememberEchoes,
  rememberSelection,
  rememberStored,
  shadowOf,
} from './board-state';
import type { CellBox } from './cell-box';
import { cellBox, containsBox, formatAddress, lastCellOf } from './cell-box';
import type { CellLook } from './cell-look';
import { changedFormat, isFormatChanged, isValueChanged } from './cell-look';
import type { HatchBase } from './hatch-base';
import { hatchBases } from './hatch-base';
import { resizeBoard } from './prepare-regions';
import type { SheetRole } from './sheet-roles';
import { nameOf } from './sheet-roles';
import type { RegionChange, WrittenBoxes } from './region-writer';
import {
  changedLooks,
  changedValues,
  paintedShadow,
  RangePool,
  writeBlocks,
  writeValues,
} from './region-writer';
import type { PaintBlock } from './paint-plan';
import { mergeBlocks, planBytes } from './paint-plan';
import { sceneLooks } from './scene-looks';
import { loadUsedNames, readNames } from './sheet-names';
import { linesIn } from './storage-lines';

/** 描いた後の選択: 開始位置に戻す、シートを前に出して開始位置を選ぶ、指し手入力を空けて選ぶ、動かさない。 */
export type SelectAfter = 'home' | 'front' | 'moveInput' | null;

/** 描き終えて分かったこと。 */
export interface PaintResult {
  /** 名前が動いていれば新しい名前。 */
  readonly moved: ReadNames | null;
  /** 棋譜データ (書く要求では一行目だけ) が、知っているものと違っていたか。ほかの者が書いた。 */
  readonly isForeign: boolean;
  /** 棋譜データに書いたか。 */
  readonly wroteStorage: boolean;
}

/** 描く範囲: 変わったところのあるものだけ。 */
interface PendingRegion extends RegionChange {
  readonly role: SheetRole;
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
  const wroteStorage = pending.some(({ role }) => role === 'storage');
  if (pending.length === 0 && select === null && state.size === scene.size)
    return { moved: null, isForeign: false, wroteStorage };
  const { names } = state;
  const sheet = context.workbook.worksheets.getItem(state.id);
  const pool = new RangePool(sheet);
  guardPlace(sheet, names);
  const written: WrittenBoxes = { values: [], formats: [] };
  const home = selectedBox(names, select);
  const isKnown = writeChanges(pool, pending, names, home ? [home] : [], written);
  if (state.size !== scene.size) written.formats.push(...resizeBoard(context, sheet, names, scene.size));
  clearInput(pool, names, select, written);
  if (select === 'front') sheet.activate();
  selectCell(pool, state, select);
  // A move is two clicks: the first looks at every name, the second is kept small.
  const loaded = wroteStorage ? null : loadUsedNames(context, sheet, names);
  rememberEchoes(state, written);
  const { epoch } = state;
  state.inFlight = pending.map((change) => [change.role, writtenCells(change)]);
  // Known before this request: an undo may have put back the very line that is about to be written.
  const { stored, triedHeads } = state;
  if (wroteStorage) state.triedHeads = [...triedHeads, scene.storage[0] ?? ''];
  await context.sync();
  // An answer that comes after the wait was given up must not touch what is known now.
  if (state.epoch !== epoch) return { moved: null, isForeign: false, wroteStorage };
  state.inFlight = [];
  const isForeign = !isKnown({ stored, triedHeads });
  for (const change of pending) state.shadows.set(change.role, paintedShadow(change));
  state.size = scene.size;
  if (wroteStorage) rememberStored(state, scene.storage);
  const now = loaded && readNames(names.map.layout, loaded);
  return { moved: !now || now.map.isSame(names.map) ? null : now, isForeign, wroteStorage };
}

/**
 * 変わったところを書く。棋譜データが先で、一行目は終わりに: 書きかけで止まっても、手は残り、封で分かる。
 * paid は、ほかの用で要求に入る箱。
 */
function writeChanges(
  pool: RangePool,
  pending: readonly PendingRegion[],
  names: ReadNames,
  paid: readonly CellBox[],
  written: WrittenBoxes,
): LoadedLines {
  const storage = pending.find(({ role }) => role === 'storage');
  const { first, added } = splitStorage(storage ? changedValues(storage) : []);
  const others = pending.filter((change) => change !== storage);
  const values = [...first, ...others.flatMap(changedValues)];
  const blocks = smallestPlan(values, others, paid);
  const isKnown = storage ? loadHead(pool, names, blocks) : loadLines(pool, names);
  writeValues(pool, added.toReversed(), written);
  writeBlocks(pool, blocks, written);
  return isKnown;
}

/**
 * 棋譜データの変わったところを、一行目と一緒に書くものと、その前に書くものに分ける。
 * 一行目の近くの見出し (終了日時) は、一行目と同じ範囲で書くほうが小さい。
 */
function splitStorage(blocks: readonly PaintBlock[]): {
  readonly first: readonly PaintBlock[];
  readonly added: readonly PaintBlock[];
} {
  const [head, near, ...rest] = blocks;
  const first = head && near && rest.length > 0 ? mergeBlocks([head, near]) : [];
  return first.length === 1 ? { first, added: rest } : { first: blocks.slice(0, 1), added: blocks.slice(1) };
}

/** 要求がいちばん小さくなる書き方: まとめ方と、網のある範囲に先に置く下地を選ぶ。 */
function smallestPlan(
  values: readonly PaintBlock[],
  changes: readonly RegionChange[],
  paid: readonly CellBox[],
): readonly PaintBlock[] {
  const bases = new Map<RegionChange, HatchBase>();
  const planned = (): readonly PaintBlock[] => {
    const looks = changes.flatMap((change) => changedLooks(change, bases.get(change) ?? null));
    return mergeBlocks([...values, ...looks], paid);
  };
  let best = planned();
  let least = planBytes(best, paid);
  for (const change of changes) {
    let chosen: HatchBase | null = null;
    for (const base of hatchBases(change.box.columns, change.shadow, change.looks)) {
      bases.set(change, base);
      const blocks = planned();
      const bytes = planBytes(blocks, paid);
      if (bytes >= least) continue;
      [best, least, chosen] = [blocks, bytes, base];
    }
    if (chosen) bases.set(change, chosen);
    else bases.delete(change);
  }
  return best;
}

/** 変わったところのある範囲。名前のない範囲は描かない。 */
function pendingRegions(state: BoardState, scene: Scene, language: Language): readonly PendingRegion[] {
  return sceneLooks(scene, state.samples, language).flatMap((region) => {
    const { role, columns, blank } = region;
    const box = state.names.map.box(role);
    if (!box) return [];
    const shadow = shadowOf(state, role);
    const rest = Math.max(0, Math.ceil((shadow.length - region.looks.length) / columns));
    const looks = blank && rest > 0 ? [...region.looks, ...blank(rest)] : region.looks;
    const isChanged = looks.some((look, index) => isLookChanged(shadow[index] ?? null, look));
    return isChanged ? [{ role, box, shadow, looks }] : [];
  });
}

/** 要求の書くセル。盤と駒台は網の下地が全部に及びうるので、すべて。 */
function writtenCells({ role, shadow, looks }: PendingRegion): readonly number[] {
  const isRecord = role === 'kifu' || role === 'storage';
  return [...looks.keys()].filter((at) => !isRecord || isLookChanged(shadow[at] ?? null, looks[at]!));
}

function isLookChanged(old: CellLook | null, next: CellLook): boolean {
  return isValueChanged(old, next) || isFormatChanged(old, next) || changedFormat(old, next) !== null;
}

/**
 * 場所の番: 覚えた番地に書く前に、棋譜データの終わりのセルが覚えたところにあるか確かめる。
 * 行や列が動いていればここで ItemNotFound になり、要求の続きは行われない (getIntersection の説明)。
 * 終わりのセルは「番」という隠した名前で指す。その名前のないシートでは棋譜データの名前から数える。
 */
function guardPlace(sheet: Excel.Worksheet, { map }: ReadNames): void {
  const guard = map.box('guard');
  const last = guard ?? lastCellOf(map.box('storage')!);
  const named = sheet.getRange(nameOf(map.layout, guard ? 'guard' : 'storage')!);
  (guard ? named : named.getLastCell()).getIntersection(formatAddress(last));
}

/** 書く前の棋譜データが、知っているものか。同期の後に尋ねる。 */
type LoadedLines = (known: Parameters<typeof areKnownLines>[0]) => boolean;

// A hand that changes one line leaves the first as it was; a request that writes no line has room to look at all.
function loadLines(pool: RangePool, names: ReadNames): LoadedLines {
  const range = pool.at(names.map.box('storage')!);
  range.load('values');
  return (known) => areKnownLines(known, linesIn(range.values));
}

/** 書く前の棋譜データの一行目を読みに出す。書く箱に入っていれば、その箱ごと。 */
function loadHead(pool: RangePool, names: ReadNames, blocks: readonly PaintBlock[]): LoadedLines {
  const storage = names.map.box('storage')!;
  const cell = cellBox(storage.row, storage.column);
  const box = blocks.find((block) => containsBox(block.box, cell))?.box ?? cell;
  const range = pool.at(box);
  range.load('values');
  return (known) =>
    isKnownHead(known, String(range.values[cell.row - box.row]?.[cell.column - box.column] ?? ''));
}

function clearInput(pool: RangePool, names: ReadNames, select: SelectAfter, written: WrittenBoxes): void {
  const input = names.map.box('moveInput');
  if (select !== 'moveInput' || !input) return;
  pool.at(input).values = [['']];
  written.values.push(input);
}

// By address, not by name: selecting a named range takes the focus on the web (office-js 2576).
function selectCell(pool: RangePool, state: BoardState, select: SelectAfter): void {
  const box = selectedBox(state.names, select);
  if (!box) return;
  const address = formatAddress(box);
  rememberSelection(state, address);
  pool.at(box).select();
}

function selectedBox({ map }: ReadNames, select: SelectAfter): CellBox | null {
  return select && map.box(select === 'front' ? 'home' : select);
}

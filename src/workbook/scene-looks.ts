import type { Language, Voice } from '../games/contract/language';
import { textIn, voiceOf } from '../games/contract/language';
import type { Scene } from '../play/scene';
import type { SampleColors } from './board-look';
import { boardLooks } from './board-look';
import type { CellLook } from './cell-look';
import { durationForCell, textForCell } from './cell-text';
import { choiceLooks } from './choice-look';
import { handLooks } from './hand-look';
import { blankKifuLooks, kifuLooks } from './kifu-look';
import type { SheetRole } from './sheet-roles';
import { kifuColumns, nameOf, viewedRoles } from './sheet-roles';

/** 範囲の見え: 名前の左上からの行優先。名前の行を越えてもよい (棋譜と棋譜データ)。 */
export interface RegionLooks {
  readonly role: SheetRole;
  readonly columns: number;
  readonly looks: readonly CellLook[];
  /** 短くなったとき、残った行に置く見え。伸び縮みしない範囲は null。 */
  readonly blank: ((rows: number) => readonly CellLook[]) | null;
}

/** 場面の見え: シートの全部の範囲に何を描くか。Excel に触れない。 */
export function sceneLooks(scene: Scene, samples: SampleColors, language: Language): readonly RegionLooks[] {
  const { layout } = scene;
  const voice = voiceOf(language, scene.wording);
  const cell = (role: SheetRole, value: string | number): RegionLooks => ({
    role,
    columns: 1,
    looks: [{ value }],
    blank: null,
  });
  const text = (role: SheetRole, value: string): RegionLooks => cell(role, textForCell(value));
  return [
    // First: when a request stops half-way the move is already kept.
    { role: 'storage', columns: 1, looks: storageLooks(scene.storage), blank: blankStorageLooks },
    { role: 'board', columns: layout.columns, looks: boardLooks(scene, samples), blank: null },
    { role: 'firstHand', columns: 2, looks: handLooks(scene, 0, samples), blank: null },
    { role: 'secondHand', columns: 2, looks: handLooks(scene, 1, samples), blank: null },
    { role: 'choice', columns: 1, looks: choiceLooks(scene, samples), blank: null },
    labels('columnLabels', scene.columnLabels, layout.columns),
    labels('rowLabels', scene.rowLabels, 1),
    text('title', scene.title),
    text('home', textIn(scene.turnText, voice)),
    cell('ply', scene.ply),
    text('result', textIn(scene.resultText, voice)),
    text('firstName', playerText(scene, 0, voice)),
    text('secondName', playerText(scene, 1, voice)),
    cell('firstClock', durationForCell(scene.consumed[0])),
    cell('secondClock', durationForCell(scene.consumed[1])),
    text('kind', scene.kindId),
    text('position', scene.position),
    ...(['plyView', 'firstClockView', 'secondClockView'] as const).map((role) =>
      cell(role, `=${nameOf(layout, viewedRoles[role])}`),
    ),
    { role: 'kifu', columns: kifuColumns, looks: kifuLooks(scene), blank: blankKifuLooks },
  ];
}

function labels(role: SheetRole, texts: readonly string[], columns: number): RegionLooks {
  return { role, columns, looks: texts.map((value) => ({ value: textForCell(value) })), blank: null };
}

function playerText(scene: Scene, side: 0 | 1, voice: Voice): string {
  return `${scene.layout.sideMarks[side]} ${scene.players[side] || textIn(scene.sideNames[side], voice)}`;
}

function storageLooks(lines: readonly string[]): readonly CellLook[] {
  return lines.map((line) => ({ value: textForCell(line) }));
}

function blankStorageLooks(rows: number): readonly CellLook[] {
  return Array.from({ length: rows }, () => ({ value: '' }));
}

import { describe, expect, it } from 'vitest';
import { gomokuKind } from '../../../src/games/gomoku/gomoku-kind';
import { parsePoint } from '../../../src/games/gomoku/point';
import { Hall } from '../../../src/play/hall';
import { Sitting } from '../../../src/play/sitting';
import { ManualTimer } from '../../support/manual-timer';
import { fullBoard, newGomoku } from './games';

const point = (name: string): number => parsePoint(name) ?? -1;

function press(sitting: Sitting, points: string): void {
  for (const name of points.split(' ')) sitting.pressCell(point(name));
}

describe('席で五目並べを打つ', () => {
  it('一クリックで置け、石のある点は断る', () => {
    const sitting = new Sitting(newGomoku(), new ManualTimer());
    press(sitting, 'h8 i9');
    expect(sitting.scene.turnText.ja).toBe('第 2 手終了 現在 3 手目待ち 先手●');
    expect(sitting.scene.cells[point('i9')]).toMatchObject({ text: '○', side: 1, mark: 'lastTo' });
    expect(sitting.scene.cells.some((cell) => cell.reachable)).toBe(false);
    press(sitting, 'h8');
    expect(sitting.scene.notice?.text.ja).toContain('そこは置けません');
    expect([sitting.scene.ply, sitting.scene.turn]).toEqual([2, 0]);
    expect(sitting.scene.cells[point('h8')]?.mark).toBe('culprit');
  });

  it.each([
    ['五連', 'h8 a1 i8 a2 j8 a3 k8 a4 l8'],
    ['多連', 'a8 o1 b8 o3 c8 o5 e8 o7 f8 o9 d8'],
    ['三三', 'g8 a1 i8 a3 h7 a5 h9 a7 h8'],
    ['満局', fullBoard()],
  ])('%s まで打ち、保存の行から戻る', (reason, points) => {
    const timer = new ManualTimer();
    const sitting = new Sitting(newGomoku(), timer);
    press(sitting, points);
    expect(sitting.scene.mode).toBe('reviewing');
    expect(sitting.scene.resultText.ja).toContain(reason);
    const again = new Hall([gomokuKind], timer).restore('五目並べ', sitting.scene.storage);
    if (!again.ok) throw new Error(again.text.ja);
    expect(again.sitting.scene.cells).toEqual(sitting.scene.cells);
    expect(again.sitting.scene.resultText).toEqual(sitting.scene.resultText);
    expect(again.sitting.scene.storage).toEqual(sitting.scene.storage);
    sitting.takeBack();
    expect(sitting.scene.mode).toBe('playing');
    expect(sitting.scene.resultText.ja).toBe('');
  });

  it('投了を取り消すと、手は減らない', () => {
    const sitting = new Sitting(newGomoku(), new ManualTimer());
    press(sitting, 'h8 i9');
    sitting.runCommand('resign', {});
    expect(sitting.scene.resultText.ja).toBe('まで2手で後手の勝ち（投了）');
    sitting.takeBack();
    expect([sitting.scene.ply, sitting.scene.mode]).toEqual([2, 'playing']);
  });
});

import { describe, expect, it } from 'vitest';
import { othelloKind } from '../../../src/games/othello/othello-kind';
import { parseSquare } from '../../../src/games/othello/square';
import { Hall } from '../../../src/play/hall';
import { Sitting } from '../../../src/play/sitting';
import { ManualTimer } from '../../support/manual-timer';
import { drawnGame, gameWithEmptySquare, newOthello, passGame, squaresOf, wipeoutGame } from './games';

const square = (name: string): number => parseSquare(name) ?? -1;

function press(sitting: Sitting, list: string): void {
  for (const each of squaresOf(list)) sitting.pressCell(each);
}

describe('席でオセロを打つ', () => {
  it('一クリックで置け、置けるマスが見え、置けないわけを言う', () => {
    const sitting = new Sitting(newOthello(), new ManualTimer());
    const reachable = (): number => sitting.scene.cells.filter((cell) => cell.reachable).length;
    expect(reachable()).toBe(4);
    sitting.pressCell(square('f5'));
    expect(sitting.scene.ply).toBe(1);
    expect(sitting.scene.cells[square('f5')]).toMatchObject({ text: '●', side: 0, mark: 'lastTo' });
    expect(sitting.scene.turnText.ja).toBe('○白の番　黒 4 白 1');
    expect(reachable()).toBe(3);
    sitting.pressCell(square('a1'));
    expect(sitting.scene.notice).toMatchObject({ level: 'foul' });
    expect(sitting.scene.notice?.text.ja).toContain('a1に置いても返る石がありません');
    sitting.pressCell(square('f5'));
    expect(sitting.scene.notice?.text.ja).toContain('もう石があります');
    expect(sitting.scene.ply).toBe(1);
    sitting.runCommand('toggleHints', {});
    expect(reachable()).toBe(0);
  });

  it('パスをそう言い、時計は打った側のものになる', () => {
    const timer = new ManualTimer();
    const sitting = new Sitting(newOthello(), timer);
    for (const each of squaresOf(passGame)) {
      timer.advance(2000);
      sitting.pressCell(each);
    }
    expect(sitting.scene.notice?.text.ja).toBe('黒は置けるところがないのでパスです。続けて白の番です。');
    expect(sitting.scene.kifuRows.at(-1)).toMatchObject({ text: '●パス', time: null, ply: 13 });
    expect(sitting.scene.consumed).toEqual([12_000, 12_000]);
    timer.advance(3000);
    expect(sitting.clockOf(1)).toBe(15_000);
    sitting.takeBack();
    expect(sitting.scene.ply).toBe(11);
    sitting.redo();
    expect(sitting.scene.ply).toBe(13);
  });

  it.each([wipeoutGame, gameWithEmptySquare, drawnGame])('終わりまで打ち、保存の行から戻る: %s', (list) => {
    const timer = new ManualTimer();
    const sitting = new Sitting(newOthello({ firstName: '甲', secondName: '乙' }), timer);
    press(sitting, list);
    expect(sitting.scene.mode).toBe('reviewing');
    expect(sitting.scene.resultText.ja).toMatch(/^まで\d+手で/);
    expect(sitting.scene.notice?.level).toBe('success');
    const again = new Hall([othelloKind], timer).restore('オセロ', sitting.scene.storage);
    if (!again.ok) throw new Error(again.text.ja);
    const { cells, kifuRows, resultText, storage, players } = again.sitting.scene;
    expect(cells).toEqual(sitting.scene.cells);
    expect(kifuRows.map((row) => row.text)).toEqual(sitting.scene.kifuRows.map((row) => row.text));
    expect([resultText, storage, players]).toEqual([
      sitting.scene.resultText,
      sitting.scene.storage,
      ['甲', '乙'],
    ]);
  });

  it('反転しても同じマスに打てる', () => {
    const sitting = new Sitting(newOthello(), new ManualTimer());
    sitting.flip();
    sitting.pressCell(63 - square('f5'));
    expect(sitting.scene.kifuRows.at(-1)?.text).toBe('●f5');
    expect(sitting.scene.columnLabels[0]).toBe('h');
  });

  it('打ち込んだ手、戻って変化、検討', () => {
    const sitting = new Sitting(newOthello(), new ManualTimer());
    expect(sitting.typeMove('f5')).toBe(true);
    expect(sitting.typeMove('d6')).toBe(true);
    sitting.step(-1);
    expect(sitting.scene.mode).toBe('reviewing');
    expect(sitting.typeMove('f4')).toBe(true);
    expect(sitting.scene.kifuRows.at(-1)?.branches).toHaveLength(2);
    sitting.resume();
    expect(sitting.scene.kifuRows.map((row) => row.text)).toEqual(['開始局面', '●f5', '○d6']);
  });
});

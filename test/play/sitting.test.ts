import { beforeEach, describe, expect, it } from 'vitest';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Hall } from '../../src/play/hall';
import { Sitting } from '../../src/play/sitting';
import { ManualTimer } from '../support/manual-timer';

/** 将棋のマス: 筋と段から、見える向きの番号。 */
const at = (file: number, rank: number): number => (rank - 1) * 9 + (9 - file);
const pawnSlot = 6;

function newSitting(timer: ManualTimer, start = ''): Sitting {
  const made = shogiKind.create(start ? { start } : {});
  if (!made.ok) throw new Error(made.text.ja);
  return new Sitting(made.game, timer);
}

/** 「7776」のように元と先を続けて押す。 */
function move(sitting: Sitting, ...moves: string[]): void {
  for (const text of moves) {
    const [a, b, c, d] = [...text].map(Number) as [number, number, number, number];
    sitting.pressCell(at(a, b));
    sitting.pressCell(at(c, d));
  }
}

let timer: ManualTimer;
let sitting: Sitting;

beforeEach(() => {
  timer = new ManualTimer();
  sitting = newSitting(timer);
});

describe('クリックの流れ', () => {
  it('駒を選ぶと駒と行き先に印が付き、行き先を押すと指す', () => {
    sitting.pressCell(at(2, 8));
    expect(sitting.scene.cells[at(2, 8)]!.mark).toBe('selected');
    expect(sitting.scene.cells.filter((cell) => cell.reachable)).toHaveLength(6);
    sitting.pressCell(at(5, 8));
    expect(sitting.scene.ply).toBe(1);
    expect(sitting.scene.cells[at(5, 8)]).toMatchObject({ text: '飛', side: 0, mark: 'lastTo' });
    expect(sitting.scene.cells[at(2, 8)]).toMatchObject({ text: '', side: null, mark: 'lastFrom' });
    expect(sitting.scene.cells.some((cell) => cell.reachable)).toBe(false);
  });

  it('同じマスで解け、別の自分の駒で選び直し、行けないマスで解ける', () => {
    sitting.pressCell(at(7, 7));
    sitting.pressCell(at(7, 7));
    expect(sitting.scene.cells[at(7, 7)]!.mark).toBe('none');
    sitting.pressCell(at(7, 7));
    sitting.pressCell(at(2, 7));
    expect(sitting.scene.cells[at(2, 7)]!.mark).toBe('selected');
    expect(sitting.scene.cells[at(7, 7)]!.mark).toBe('none');
    sitting.pressCell(at(5, 5));
    expect(sitting.scene.cells.every((cell) => cell.mark === 'none')).toBe(true);
    expect(sitting.scene.ply).toBe(0);
  });

  it('相手の駒を選ぶと、どちらの番かを言う', () => {
    sitting.pressCell(at(3, 3));
    expect(sitting.scene.notice).toMatchObject({ level: 'info' });
    expect(sitting.scene.notice!.text.ja).toContain('先手');
  });

  it('打つ: 駒台の欄から、二歩の筋を除いた行き先へ', () => {
    move(sitting, '7776', '3334', '8822');
    sitting.pressChoice(1);
    move(sitting, '3122');
    sitting.pressHand(0, 1);
    expect(sitting.scene.hands[0].selectedSlot).toBe(1);
    sitting.pressCell(at(5, 5));
    expect(sitting.scene.cells[at(5, 5)]).toMatchObject({ text: '角', side: 0 });
    expect(sitting.scene.hands[0].slots[1]!.count).toBe(0);
  });

  it('二歩のマスを押すと、わけを言い、邪魔な歩を示し、何も変わらない', () => {
    sitting = newSitting(timer, '4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
    const before = sitting.scene.position;
    sitting.pressHand(0, pawnSlot);
    expect(sitting.scene.cells[at(5, 5)]!.reachable).toBe(false);
    expect(sitting.scene.cells[at(4, 5)]!.reachable).toBe(true);
    sitting.pressCell(at(5, 5));
    expect(sitting.scene.notice).toMatchObject({ level: 'foul' });
    expect(sitting.scene.notice!.text.ja).toContain('二歩');
    expect(sitting.scene.cells[at(5, 7)]!.mark).toBe('culprit');
    expect(sitting.scene.position).toBe(before);
  });

  it('王手放置になる行き先は色が付き、押すと断られる', () => {
    sitting = newSitting(timer, '4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1');
    sitting.pressCell(at(5, 8));
    expect(sitting.scene.cells[at(4, 8)]!.reachable).toBe(true);
    sitting.pressCell(at(4, 8));
    expect(sitting.scene.notice!.level).toBe('foul');
    expect(sitting.scene.ply).toBe(0);
  });
});

describe('成り', () => {
  beforeEach(() => move(sitting, '7776', '3334', '8822'));

  it('問いが出て、成を選ぶと成る', () => {
    expect(sitting.scene.choice).toMatchObject({ cell: at(2, 2) });
    expect(sitting.scene.choice!.options.map((option) => option.cellText)).toEqual(['成', '不成']);
    sitting.pressChoice(0);
    expect(sitting.scene.cells[at(2, 2)]).toMatchObject({ text: '馬', promoted: true });
  });

  it('ほかを押すと取り消される', () => {
    sitting.pressCell(at(5, 5));
    expect(sitting.scene.choice).toBeNull();
    expect(sitting.scene.ply).toBe(2);
  });

  it('Esc に当たる pressElsewhere でも取り消される', () => {
    sitting.pressElsewhere();
    expect(sitting.scene.choice).toBeNull();
  });
});

describe('時計と様子', () => {
  it('一手の時間が手に付き、側ごとに足される', () => {
    timer.advance(3000);
    move(sitting, '7776');
    timer.advance(2000);
    move(sitting, '3334');
    timer.advance(5000);
    expect(sitting.scene.consumed).toEqual([3000, 2000]);
    expect(sitting.clockOf(0)).toBe(8000);
    expect(sitting.clockOf(1)).toBe(2000);
  });

  it('前の手に戻ると検討になって時計が止まり、「対局に戻る」で続く', () => {
    move(sitting, '7776', '3334');
    timer.advance(1000);
    sitting.goToRow(1);
    expect(sitting.mode).toBe('reviewing');
    expect(sitting.isClockRunning).toBe(false);
    timer.advance(60_000);
    sitting.resume();
    expect(sitting.scene.ply).toBe(2);
    expect(sitting.mode).toBe('playing');
    expect(sitting.clockOf(0)).toBe(1000);
  });

  it('戻って指すと変化になり、対局の手は残る', () => {
    move(sitting, '7776', '3334', '2726');
    sitting.goToRow(1);
    move(sitting, '8384');
    expect(sitting.mode).toBe('reviewing');
    expect(sitting.scene.kifuRows.at(-1)!.branches).toHaveLength(2);
    sitting.resume();
    expect(sitting.scene.ply).toBe(3);
  });

  it('待ったで戻り、やり直すで進む', () => {
    move(sitting, '7776', '3334');
    sitting.takeBack();
    expect(sitting.scene.ply).toBe(1);
    expect(sitting.mode).toBe('playing');
    sitting.redo();
    expect(sitting.scene.ply).toBe(2);
    sitting.takeBack();
    move(sitting, '8384');
    sitting.redo();
    expect(sitting.scene.ply).toBe(2);
    expect(sitting.scene.cells[at(8, 4)]!.text).toBe('歩');
  });

  it.each([
    ['resign', '投了を取り消しました。', 'The end of the game (resignation) is undone.'],
    ['interrupt', '中断を取り消しました。', 'The end of the game (interrupted) is undone.'],
  ])('終局の言葉 (%s) だけを外したら、手を戻したとは言わない', (command, ja, en) => {
    move(sitting, '7776', '3334');
    sitting.runCommand(command, {});
    sitting.takeBack();
    expect(sitting.scene.ply).toBe(2);
    expect(sitting.scene.notice?.text).toMatchObject({ ja, en });
    sitting.takeBack();
    expect(sitting.scene.notice?.text.ja).toBe('一手戻しました。');
  });

  it('詰みで終わり、検討になる', () => {
    sitting = newSitting(timer, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    sitting.pressHand(0, 2);
    sitting.pressCell(at(5, 2));
    expect(sitting.scene.resultText.ja).toContain('詰み');
    expect(sitting.mode).toBe('reviewing');
    expect(sitting.scene.canResume).toBe(false);
    sitting.takeBack();
    expect(sitting.mode).toBe('playing');
    expect(sitting.scene.ply).toBe(0);
  });
});

describe('自動再生', () => {
  it('間隔ごとに進み、そのあいだ盤は断られ、終わりで止まる', () => {
    move(sitting, '7776', '3334', '2726');
    sitting.startReplay(1000);
    expect(sitting.scene.ply).toBe(0);
    timer.advance(1000);
    expect(sitting.scene.ply).toBe(1);
    sitting.pressCell(at(3, 3));
    expect(sitting.scene.notice!.text.ja).toContain('再生');
    expect(sitting.scene.ply).toBe(1);
    timer.advance(5000);
    expect(sitting.scene.ply).toBe(3);
    expect(sitting.scene.replaying).toBe(false);
  });
});

describe('反転', () => {
  it('見える向きが変わっても同じ手が指せる', () => {
    sitting.flip();
    const flipped = (file: number, rank: number): number => 80 - at(file, rank);
    expect(sitting.scene.columnLabels[0]).toBe(shogiKind.layout.columnLabels[8]);
    sitting.pressCell(flipped(7, 7));
    sitting.pressCell(flipped(7, 6));
    expect(sitting.scene.ply).toBe(1);
    expect(sitting.scene.cells[flipped(7, 6)]).toMatchObject({ text: '歩', side: 0 });
  });
});

describe('打ち込み', () => {
  it('手の文を指し、読めない文はやさしく断る', () => {
    expect(sitting.typeMove('７六歩')).toBe(true);
    expect(sitting.typeMove('34歩')).toBe(true);
    expect(sitting.typeMove('5e5d')).toBe(false);
    expect(sitting.scene.notice).not.toBeNull();
    expect(sitting.scene.ply).toBe(2);
  });
});

describe('保存の行', () => {
  it('手、コメント、変化、反転、様子、いまの局面が戻る', () => {
    move(sitting, '7776', '3334', '2726');
    sitting.typeComment(2, "=1+1 'x");
    sitting.goToRow(1);
    move(sitting, '8384');
    sitting.flip();
    const hall = new Hall([shogiKind], timer);
    const restored = hall.restore('将棋', sitting.scene.storage);
    if (!restored.ok) throw new Error(restored.text.ja);
    const { serial: _, ...rest } = { serial: 0, ...restored.sitting.scene };
    expect(rest.position).toBe(sitting.scene.position);
    expect(rest.flipped).toBe(true);
    expect(rest.mode).toBe('reviewing');
    expect(rest.storage).toEqual(sitting.scene.storage);
    restored.sitting.resume();
    expect(restored.sitting.scene.ply).toBe(3);
    expect(restored.sitting.scene.kifuRows[2]!.comment).toBe("=1+1 'x");
  });
});

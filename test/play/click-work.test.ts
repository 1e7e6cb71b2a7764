import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_MOVES, Position } from '../../src/games/shogi/position/position';
import { isDrop, moveFrom } from '../../src/games/shogi/move';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { Scene } from '../../src/play/scene';
import { Sitting } from '../../src/play/sitting';
import { ManualTimer } from '../support/manual-timer';

const PLIES = 200;

let sitting: Sitting;
let position: Position;
let lastMove = 0;

/** 種から決まる合法手を PLIES 手指した席。 */
beforeEach(() => {
  const made = shogiKind.create({});
  if (!made.ok) throw new Error(made.text.ja);
  position = new Position();
  let seed = 5;
  for (let ply = 0; ply < PLIES; ply++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const moves = legalMoves();
    const move = moves[(seed >>> 8) % moves.length] ?? 0;
    if (!made.game.play(move, 1000).ok) throw new Error(`ply ${ply}`);
    position.make(move);
    lastMove = move;
  }
  sitting = new Sitting(made.game, new ManualTimer());
});

function legalMoves(): number[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.generateLegal(list)));
}

/** 前の場面から作り直された棋譜の行の数。 */
function rebuiltRows(before: Scene, after: Scene): number {
  const kept = new Set(before.kifuRows);
  return after.kifuRows.filter((row) => !kept.has(row)).length;
}

describe('長い対局の一クリックの仕事', () => {
  it('駒を選ぶだけなら、棋譜の行も保存の行も作り直さない', () => {
    const before = sitting.scene;
    sitting.pressCell(moveFrom(legalMoves().find((move) => !isDrop(move)) ?? 0));
    const after = sitting.scene;
    expect(after).not.toBe(before);
    expect(after.kifuRows).toHaveLength(PLIES + 1);
    expect(rebuiltRows(before, after)).toBe(0);
    expect(sitting.game.write()).toBe(sitting.game.write());
  });

  it('一手指すと、その手の行だけを作る', () => {
    const before = sitting.scene;
    const lines = sitting.game.write();
    sitting.game.play(legalMoves()[0] ?? 0, 1000);
    sitting.flip();
    const after = sitting.scene;
    expect(after.kifuRows).toHaveLength(PLIES + 2);
    expect(rebuiltRows(before, after)).toBe(1);
    expect(sitting.game.write().length).toBe(lines.length + 1);
  });

  it('変化ができると、兄弟の行だけを作り直す', () => {
    const line = sitting.game.kifu.line();
    sitting.goToNode(line.at(-2) ?? 0);
    const before = sitting.scene;
    position.unmake(lastMove);
    sitting.game.play(legalMoves().find((move) => move !== lastMove) ?? 0, 1000);
    sitting.flip();
    expect(rebuiltRows(before, sitting.scene)).toBe(1);
    expect(sitting.game.kifu.row(line.at(-1) ?? 0).branches).toHaveLength(2);
  });

  it('コメントを書くと、その行だけを作り直す', () => {
    const before = sitting.scene;
    sitting.typeComment(100, '好手');
    expect(rebuiltRows(before, sitting.scene)).toBe(1);
    expect(sitting.scene.kifuRows[100]?.comment).toBe('好手');
    expect(sitting.game.write()).toContain('*好手');
  });
});

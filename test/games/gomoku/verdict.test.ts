import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/games/gomoku/position/shape';
import { EDGE, EMPTY, WIDTH, judgeStone } from '../../../src/games/gomoku/position/shape';

/** Draws a board: x own stone, o the opponent's, X the stone just played. Rows count from the upper left. */
function verdict(...rows: readonly string[]): Verdict {
  const cells = new Uint8Array(WIDTH * WIDTH).fill(EDGE);
  let played = 0;
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      const cell = (row + 1) * WIDTH + column + 1;
      const mark = rows[row]?.charAt(column);
      cells[cell] = mark === 'x' || mark === 'X' ? 1 : mark === 'o' ? 2 : EMPTY;
      if (mark === 'X') played = cell;
    }
  }
  const before = [...cells];
  const result = judgeStone(cells, played);
  expect([...cells]).toEqual(before);
  return result;
}

describe('五連と多連', () => {
  it('ちょうど五つで勝つ', () => {
    expect(verdict('', '..xxXxx')).toBe('five');
    expect(verdict('xxxxX')).toBe('five');
    expect(verdict('x', '.x', '..X', '...x', '....x')).toBe('five');
    expect(verdict('....x', '...x', '..x', '.x', 'X')).toBe('five');
    expect(verdict('oxxxxXo')).toBe('five');
  });

  it('六つ以上は多連', () => {
    expect(verdict('.xxXxxx')).toBe('overline');
    expect(verdict('xxxxXxxxx')).toBe('overline');
    expect(verdict('xxxxxX')).toBe('overline');
  });

  it('五連は同じ手の多連にも三三にも優先する', () => {
    expect(verdict('xxxxX', '....x', '....x', '....x', '....x', '....x')).toBe('five');
    expect(verdict('', '', '....x', '....x', 'xxxxX.xx', '.....', '......x', '.......x')).toBe('five');
  });

  it('切れた並びは五連でも多連でもない', () => {
    expect(verdict('xxxx.X')).toBe(null);
    expect(verdict('xxxoX')).toBe(null);
  });
});

describe('三三', () => {
  it('続いた三と続いた三', () => {
    expect(verdict('', '', '....x', '....x', '..xxX', '', '')).toBe('doubleThree');
  });

  it('飛び三と続いた三', () => {
    expect(verdict('', '', '....x', '....x', '.xx.X', '', '')).toBe('doubleThree');
    expect(verdict('', '', '', '....x', '....x', '.x.xX', '', '')).toBe('doubleThree');
  });

  it('飛び三と飛び三、斜めどうし', () => {
    expect(verdict('', '.x', '', '...x...x', '....X', '', '......', '.x', '')).toBe(null);
    expect(verdict('', '.x', '..x....', '', '....X', '...x', '..x', '', '')).toBe('doubleThree');
  });

  it('三つの筋が三でも三三', () => {
    expect(verdict('', '', '..x.x', '...xx', '..xxX', '', '')).toBe('doubleThree');
  });

  it('三が一つなら反則でない', () => {
    expect(verdict('', '', '', '', '..xxX', '', '')).toBe(null);
  });

  it('片端を相手に止められた三は数えない', () => {
    expect(verdict('', '', '....x', '....x', '.oxxX', '', '')).toBe(null);
  });

  it('盤の端に着いた三は数えない', () => {
    expect(verdict('', '', '..x', '..x', 'xxX', '', '')).toBe(null);
  });

  it('両側の余地が足りず五連にならない三は数えない', () => {
    // Between the two opponent's stones there are five points only: a four there cannot be open at both ends.
    expect(verdict('', '', '....x', '....x', 'o.xxX.o', '', '')).toBe(null);
    // Six points are enough.
    expect(verdict('', '', '....x', '....x', 'o.xxX..o', '', '')).toBe('doubleThree');
    // The border blocks as an opponent's stone does.
    expect(verdict('', '', '...x', '...x', '.xxX.o', '', '')).toBe(null);
    expect(verdict('', '', '...x', '...x', '.xxX..o', '', '')).toBe('doubleThree');
  });

  it('多連にしかならない三は数えない', () => {
    // Filling next to the three touches a further stone of its own: four open at one end, overline at the other.
    expect(verdict('', '', '......x', '......x', 'x.o.xxX..x', '', '')).toBe(null);
    expect(verdict('', '', '......x', '......x', '..x.xxX..x', '', '')).toBe(null);
    expect(verdict('', '', '......x', '......x', '....xxX..x', '', '')).toBe('doubleThree');
  });

  it('切れ目が二つある三つは三でない', () => {
    expect(verdict('', '', '.....x', '.....x', '.x.x.X', '', '')).toBe(null);
  });

  it('前からある三は、その石を通らなければ数えない', () => {
    expect(verdict('', '.xxx', '', '', '..xxX', '', '')).toBe(null);
  });
});

describe('四のまじる手', () => {
  it('四三は反則でない', () => {
    expect(verdict('', '', '....x', '....x', '.xxxX', '', '')).toBe(null);
    expect(verdict('', '', '....x', '....x', 'oxxxX', '', '')).toBe(null);
  });

  it('四四は反則でない', () => {
    expect(verdict('', '....x', '....x', '....x', '.xxxX', '', '')).toBe(null);
    // Two fours on one line.
    expect(verdict('', '', 'x.xxX.x', '', '')).toBe(null);
    expect(verdict('', '', '.xx.xX.xx', '', '')).toBe(null);
  });

  it('四三三は三三', () => {
    expect(verdict('', '', '..x.x', '...xx', '.xxxX', '', '')).toBe('doubleThree');
  });

  it('飛び四も四であり三に数えない', () => {
    expect(verdict('', '', '.....x', '.....x', '.xx.xX', '', '')).toBe(null);
  });
});

describe('達四にする点が打てない三', () => {
  it('その点が多連になるなら三に数えない', () => {
    // Both points of the upright three (rows 2 and 6) lie on long lines of own stones.
    const rows = ['', '', 'xxx.xxx', '...x', '.xxX', '...x', 'xxx.xxx', '', ''];
    expect(verdict(...rows)).toBe(null);
    // With one of the two points free of an overline it is a three again.
    expect(verdict(...rows.with(6, '..x'))).toBe('doubleThree');
  });

  // The upright three has one point only, in row 4 (below it would be closed by the opponent's stone in row 9),
  // and two slanting twos meet there.
  const slanting = [
    '',
    '',
    '.....x...x',
    '......x.x',
    '',
    '.......x',
    '.......x',
    '.....xxX',
    '',
    '.......o',
  ];

  it('その点が三三になるなら三に数えない', () => {
    expect(verdict(...slanting)).toBe(null);
    expect(verdict(...slanting.with(2, '.....x'))).toBe('doubleThree');
  });

  it('その点の三三が見かけだけなら三に数える', () => {
    // One of the slanting threes could grow only on a point of row 5 where an overline would appear.
    const deeper = slanting.with(0, '...o').with(5, '.......x.xxxx');
    expect(verdict(...deeper)).toBe('doubleThree');
    // A point that makes a five is no point to grow a three on either.
    expect(verdict(...deeper.with(5, '.......x.xxx'))).toBe('doubleThree');
    expect(verdict(...deeper.with(5, '.......x.xx'))).toBe(null);
  });
});

import type { BoardLayout } from '../contract/layout';
import { parsePoint } from './point';
import { both } from './texts/both';

// The centre (天元) and the four reference points of a renju board.
const starPoints = ['d12', 'l12', 'h8', 'd4', 'l4'].flatMap((name) => parsePoint(name) ?? []);

/** 五目並べの配置: 15×15 のマスに石を置く。列は A〜O、段は下から 1〜15。駒台はない。 */
export const gomokuLayout: BoardLayout = {
  rows: 15,
  columns: 15,
  handSlots: 0,
  columnLabels: [...'ABCDEFGHIJKLMNO'],
  rowLabels: Array.from({ length: 15 }, (_, row) => String(15 - row)),
  rowLabelSide: 'left',
  canFlip: true,
  starPoints,
  sizes: {
    small: { columnWidth: 18, rowHeight: 18, fontSize: 13 },
    medium: { columnWidth: 22.5, rowHeight: 22.5, fontSize: 16 },
    large: { columnWidth: 30, rowHeight: 30, fontSize: 22 },
  },
  fontName: '游ゴシック',
  // Both stones are drawn in the dark ink: ● and ○ differ by shape, as in a printed diagram.
  colors: {
    board: '#F0D9A8',
    line: '#7A5C33',
    lastTo: '#EBC06A',
    lastFrom: '#EBC06A',
    selected: '#EBC06A',
    reachable: '#1E6B34',
    check: '#F2A39B',
    hand: '#F0D9A8',
    firstText: '#111111',
    secondText: '#111111',
    promotedText: '#8E1B14',
  },
  secondSideFormat: '@',
  choice: null,
  names: {
    board: '五目盤',
    firstHand: null,
    secondHand: null,
    firstName: '先手名',
    secondName: '後手名',
    firstClock: '先手時間',
    secondClock: '後手時間',
    ply: '手数',
    result: '結果',
    kifu: '棋譜',
    boardColor: '五目盤色',
    selectedColor: null,
    home: '開始位置',
    kind: '種類',
    position: '局面',
    moveInput: '指し手入力',
    storage: '棋譜データ',
  },
  sideNames: [both((t) => t.first), both((t) => t.second)],
  sideMarks: ['●', '○'],
};

import type { BoardLayout } from '../contract/layout';
import { both } from './texts/both';

/** 将棋の配置: 9×9 の盤と七欄の駒台。見た目は印刷された将棋の図に倣う。 */
export const shogiLayout: BoardLayout = {
  rows: 9,
  columns: 9,
  handSlots: 7,
  columnLabels: ['9', '8', '7', '6', '5', '4', '3', '2', '1'],
  rowLabels: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  rowLabelSide: 'right',
  canFlip: true,
  starPoints: [],
  // Shogi squares are a little taller than wide (11:12).
  sizes: {
    small: { columnWidth: 24.75, rowHeight: 27, fontSize: 15 },
    medium: { columnWidth: 33, rowHeight: 36, fontSize: 20 },
    large: { columnWidth: 44, rowHeight: 48, fontSize: 27 },
  },
  fontName: '游明朝',
  colors: {
    board: '#F4DDAE',
    line: '#7A5C33',
    lastTo: '#EBC06A',
    lastFrom: '#F3D490',
    selected: '#9CC7F2',
    reachable: '#1E6B34',
    check: '#F2A39B',
    hand: '#EFE3C8',
    firstText: '#222222',
    secondText: '#1A4672',
    promotedText: '#8E1B14',
  },
  secondSideFormat: '"▽"@',
  choice: {
    prompt: both((t) => t.choice.prompt),
    options: [
      { label: both((t) => t.choice.promote), cellText: '成' },
      { label: both((t) => t.choice.stay), cellText: '不成' },
    ],
  },
  names: {
    board: '将棋盤',
    firstHand: '先手持駒',
    secondHand: '後手持駒',
    firstName: '先手名',
    secondName: '後手名',
    firstClock: '先手時間',
    secondClock: '後手時間',
    ply: '手数',
    result: '結果',
    kifu: '棋譜',
    boardColor: '将棋盤色',
    selectedColor: '駒選択色',
    home: '開始位置',
    kind: '種類',
    position: '局面SFEN',
    moveInput: '指し手入力',
    storage: '棋譜データ',
  },
  sideNames: [both((t) => t.evenSides.black), both((t) => t.evenSides.white)],
  sideMarks: ['☗', '☖'],
};

import type { BoardLayout } from '../contract/layout';
import { handTypes } from './piece';
import { columnNames } from './square';
import { both } from './texts/both';

/** どうぶつしょうぎの配置: 3×4 の盤と三欄の駒台。駒の名が読めるよう、マスが大きい。 */
export const dobutsuLayout: BoardLayout = {
  rows: 4,
  columns: 3,
  handSlots: handTypes.length,
  columnLabels: columnNames,
  rowLabels: ['1', '2', '3', '4'],
  rowLabelSide: 'left',
  canFlip: true,
  starPoints: [],
  sizes: {
    small: { columnWidth: 54, rowHeight: 54, fontSize: 11 },
    medium: { columnWidth: 72, rowHeight: 72, fontSize: 14 },
    large: { columnWidth: 96, rowHeight: 96, fontSize: 19 },
  },
  fontName: 'BIZ UDPゴシック',
  colors: {
    board: '#FBF3D5',
    line: '#7A5C33',
    lastTo: '#F2C14E',
    lastFrom: '#F7DFA0',
    selected: '#9CC7F2',
    reachable: '#1E6B34',
    check: '#F2A39B',
    hand: '#FAF0DC',
    firstText: '#1D4D1A',
    secondText: '#7A2410',
    promotedText: '#8E1B14',
  },
  sideFills: ['#D5EBC8', '#FAD9C4'],
  secondSideFormat: '"▽"@',
  choice: null,
  names: {
    board: 'どうぶつしょうぎ盤',
    firstHand: 'せんてもちごま',
    secondHand: 'ごてもちごま',
    firstName: 'せんてのなまえ',
    secondName: 'ごてのなまえ',
    firstClock: 'せんてのじかん',
    secondClock: 'ごてのじかん',
    ply: 'てすう',
    result: 'けっか',
    kifu: 'きふ',
    boardColor: '盤色',
    selectedColor: '駒選択色',
    home: '開始位置',
    kind: '種類',
    position: '局面',
    moveInput: 'うちこみ',
    storage: '棋譜データ',
  },
  sideNames: [both((t) => t.sides[0]), both((t) => t.sides[1])],
  sideMarks: ['▲', '△'],
};

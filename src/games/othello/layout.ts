import type { BoardLayout } from '../contract/layout';
import { both } from './texts/both';

/** オセロの配置: 8×8 の緑の盤。駒台はない。 */
export const othelloLayout: BoardLayout = {
  rows: 8,
  columns: 8,
  handSlots: 0,
  columnLabels: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  rowLabels: ['1', '2', '3', '4', '5', '6', '7', '8'],
  rowLabelSide: 'left',
  canFlip: true,
  starPoints: [],
  sizes: {
    small: { columnWidth: 30, rowHeight: 30, fontSize: 20 },
    medium: { columnWidth: 40, rowHeight: 40, fontSize: 28 },
    large: { columnWidth: 54, rowHeight: 54, fontSize: 38 },
  },
  fontName: '游ゴシック',
  // Black and white stones lie on the same grounds: each of these is as far from black as from white (4.5 to 1).
  colors: {
    board: '#208551',
    line: '#0B3B22',
    lastTo: '#2F79B7',
    lastFrom: '#2F79B7',
    selected: '#2F79B7',
    reachable: '#000000',
    check: '#C0514D',
    hand: '#208551',
    firstText: '#000000',
    secondText: '#FFFFFF',
    promotedText: '#000000',
  },
  // The value stays ○ so that COUNTIF counts it; what is seen is a full white disc, white on any ground.
  secondSideFormat: ';;;[White]"●"',
  choice: null,
  names: {
    board: 'オセロ盤',
    firstHand: null,
    secondHand: null,
    firstName: '黒名',
    secondName: '白名',
    firstClock: '黒時間',
    secondClock: '白時間',
    ply: '手数',
    result: '結果',
    kifu: '棋譜',
    boardColor: 'オセロ盤色',
    selectedColor: null,
    home: '開始位置',
    kind: '種類',
    position: '局面',
    moveInput: '指し手入力',
    storage: '棋譜データ',
  },
  sideNames: [both((t) => t.black), both((t) => t.white)],
  sideMarks: ['●', '○'],
};

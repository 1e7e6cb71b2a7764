import { INNER } from '../games/shogi/position/mailbox';
import { squareAt } from '../games/shogi/square';
import type { CastleId } from './opening-names';
import type { ReplayBoard } from './replay-board';

/**
 * 囲いの形。先手から見た升に、その側のその駒があればその囲いとみる（後手は盤を回して見る）。
 * 「玉88 金78 金67 銀77」は ８八に玉、７八と６七に金、７七に銀。玉を初めに書き、上の行ほど先に試す。
 * 出典: 日本語版ウィキペディアの各囲いの項目（source はその項目名）。
 */
const CASTLES: readonly { readonly id: CastleId; readonly shape: string; readonly source: string }[] = [
  { id: 'yagura', shape: '玉88 金78 金67 銀77', source: '矢倉囲い' },
  { id: 'silverYagura', shape: '玉88 金78 銀67 銀77', source: '矢倉囲い' },
  { id: 'halfYagura', shape: '玉78 金68 金67 銀77', source: '片矢倉' },
  { id: 'snowRoof', shape: '玉69 金78 金58 銀67', source: '雁木囲い' },
  { id: 'snowRoof', shape: '玉59 金78 金58 銀67', source: '雁木囲い' },
  { id: 'crab', shape: '玉69 金78 金58 銀68', source: 'カニ囲い' },
  { id: 'elmo', shape: '玉78 金79 銀68', source: 'elmo囲い' },
  { id: 'boat', shape: '玉78 金69 金58 角88', source: '舟囲い' },
  { id: 'tenshukakuMino', shape: '玉87 銀78 金69', source: '左美濃' },
  { id: 'leftMino', shape: '玉88 銀78 金69', source: '左美濃' },
  { id: 'silverCrown', shape: '玉88 銀87 金78', source: '銀冠' },
  { id: 'anaguma', shape: '玉99 香98', source: '穴熊囲い' },
  { id: 'rangingAnaguma', shape: '玉19 香18', source: '穴熊囲い' },
  { id: 'silverCrown', shape: '玉28 銀27 金38', source: '銀冠' },
  { id: 'kimuraMino', shape: '玉28 金38 銀47', source: '美濃囲い' },
  { id: 'diamondMino', shape: '玉28 銀38 銀47 金49 金58', source: '美濃囲い' },
  { id: 'highMino', shape: '玉28 銀38 金49 金47', source: '高美濃囲い' },
  { id: 'mino', shape: '玉28 銀38 金49 金58', source: '美濃囲い' },
  { id: 'halfMino', shape: '玉28 銀38 金49', source: '片美濃囲い' },
  { id: 'goldPair', shape: '玉38 金48 金58 銀28', source: '金無双' },
  { id: 'rightKing', shape: '玉38 桂37 飛29', source: '右玉' },
  { id: 'rightKing', shape: '玉48 桂37 飛29', source: '右玉' },
  { id: 'centralHouse', shape: '玉58 金78 金38', source: '中住まい' },
  { id: 'nakahara', shape: '玉69 金78 金59 銀48', source: '中原囲い' },
];

const LETTERS = ' 歩香桂銀金角飛玉';

interface Shape {
  readonly id: CastleId;
  /** 升（内側の番号）と駒の符号が交互に並ぶ。 */
  readonly places: Uint8Array;
}

// By side and the king's cell: one look at the king leaves two or three shapes to try, mostly none.
const SHAPES = ([0, 1] as const).map((side) => {
  const byKing = new Map<number, Shape[]>();
  for (const { id, shape } of CASTLES) {
    const places = parseShape(shape, side);
    byKing.set(places[0]!, [...(byKing.get(places[0]!) ?? []), { id, places }]);
  }
  return byKing;
});

/** その局面で、その側（先手 0、後手 1）の囲い。どの形でもなければ null。 */
export function castleIn(board: ReplayBoard, side: 0 | 1): CastleId | null {
  const near = SHAPES[side]!.get(board.kings[side]!);
  return near?.find(({ places }) => hasShape(board, places))?.id ?? null;
}

function hasShape({ cells }: ReplayBoard, places: Uint8Array): boolean {
  for (let i = 0; i < places.length; i += 2) if (cells[places[i]!] !== places[i + 1]) return false;
  return true;
}

function parseShape(shape: string, side: 0 | 1): Uint8Array {
  const numbers = shape.split(' ').flatMap((place) => {
    const [letter = '', file, rank] = place;
    const square = squareAt(Number(file), Number(rank));
    return [INNER[side === 0 ? square : 80 - square]!, (16 << side) | LETTERS.indexOf(letter)];
  });
  return Uint8Array.from(numbers);
}

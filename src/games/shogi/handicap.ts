import { startSfen } from './sfen';

/** 手合割。駒を落とすのは上手（後手、white）で、平手のほかは上手から指す。 */
export type Handicap =
  | 'even'
  | 'lance'
  | 'rightLance'
  | 'bishop'
  | 'rook'
  | 'rookLance'
  | 'twoPieces'
  | 'threePieces'
  | 'fourPieces'
  | 'fivePieces'
  | 'leftFivePieces'
  | 'sixPieces'
  | 'leftSevenPieces'
  | 'rightSevenPieces'
  | 'eightPieces'
  | 'tenPieces';

interface HandicapEntry {
  readonly handicap: Handicap;
  /** KIF の「手合割」に書く名前。 */
  readonly name: string;
  readonly sfen: string;
}

const lower = 'ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

// Left and right are the 上手's own: its left lance stands on 1a. Names and pieces as the KIF format lists them
// (http://kakinoki.o.oo7.jp/kif_format.html); 三枚落ち is 飛, 角 and the left lance, as 飛香落ち.
const entries: readonly HandicapEntry[] = [
  { handicap: 'even', name: '平手', sfen: startSfen },
  { handicap: 'lance', name: '香落ち', sfen: `lnsgkgsn1/1r5b1/${lower}` },
  { handicap: 'rightLance', name: '右香落ち', sfen: `1nsgkgsnl/1r5b1/${lower}` },
  { handicap: 'bishop', name: '角落ち', sfen: `lnsgkgsnl/1r7/${lower}` },
  { handicap: 'rook', name: '飛車落ち', sfen: `lnsgkgsnl/7b1/${lower}` },
  { handicap: 'rookLance', name: '飛香落ち', sfen: `lnsgkgsn1/7b1/${lower}` },
  { handicap: 'twoPieces', name: '二枚落ち', sfen: `lnsgkgsnl/9/${lower}` },
  { handicap: 'threePieces', name: '三枚落ち', sfen: `lnsgkgsn1/9/${lower}` },
  { handicap: 'fourPieces', name: '四枚落ち', sfen: `1nsgkgsn1/9/${lower}` },
  { handicap: 'fivePieces', name: '五枚落ち', sfen: `2sgkgsn1/9/${lower}` },
  { handicap: 'leftFivePieces', name: '左五枚落ち', sfen: `1nsgkgs2/9/${lower}` },
  { handicap: 'sixPieces', name: '六枚落ち', sfen: `2sgkgs2/9/${lower}` },
  { handicap: 'leftSevenPieces', name: '左七枚落ち', sfen: `2sgkg3/9/${lower}` },
  { handicap: 'rightSevenPieces', name: '右七枚落ち', sfen: `3gkgs2/9/${lower}` },
  { handicap: 'eightPieces', name: '八枚落ち', sfen: `3gkg3/9/${lower}` },
  { handicap: 'tenPieces', name: '十枚落ち', sfen: `4k4/9/${lower}` },
];

const aliases = new Map<string, Handicap>(
  Object.entries({
    ハンデなし: 'even',
    香車落ち: 'lance',
    左香落ち: 'lance',
    角行落ち: 'bishop',
    飛落ち: 'rook',
    飛車香落ち: 'rookLance',
    飛角落ち: 'twoPieces',
    飛車角落ち: 'twoPieces',
    右五枚落ち: 'fivePieces',
    七枚落ち: 'leftSevenPieces',
  } as const),
);

// Names on which programs differ: a reader should say so and a writer should add the diagram.
const disputed: ReadonlySet<string> = new Set(['三枚落ち', '七枚落ち']);

const byHandicap = new Map(entries.map((entry) => [entry.handicap, entry]));
const byName = new Map(entries.map(({ name, handicap }) => [name, handicap]));
const bySfen = new Map(entries.map(({ sfen, handicap }) => [withoutNumber(sfen), handicap]));

/** すべての手合割。落とす駒の少ない順。 */
export const handicaps: readonly Handicap[] = entries.map((entry) => entry.handicap);

/** 手合割の開始局面（SFEN）。 */
export function handicapSfen(handicap: Handicap): string {
  return byHandicap.get(handicap)?.sfen ?? startSfen;
}

/** 手合割の名前（KIF の「手合割」に書くもの）。 */
export function formatHandicap(handicap: Handicap): string {
  return byHandicap.get(handicap)?.name ?? '平手';
}

/**
 * 手合割の名前を読む。左右のない「七枚落ち」は左七枚落ちとする（左銀を落とす）。
 * その他や知らない名前は null。平手と見なすことはしない。
 */
export function parseHandicap(name: string): Handicap | null {
  const exact = byName.get(name);
  if (exact !== undefined) return exact;
  const text = plainName(name);
  const digits = '二三四五六七八';
  const kanji = text.replace(/^([左右]?)([2-8])枚/, (_, side: string, digit: string) => {
    return `${side}${digits[Number(digit) - 2] ?? ''}枚`;
  });
  const plain = kanji.replace(/^10枚/, '十枚');
  return byName.get(plain) ?? aliases.get(plain) ?? null;
}

// 飛車・角落, 平手（振り駒）, 七枚落ち(左)
function plainName(name: string): string {
  const text = name.normalize('NFKC').replace(/[\s・]/gu, '');
  const open = text.endsWith(')') ? text.indexOf('(') : -1;
  const base = open < 0 ? text : text.slice(0, open);
  const side = open < 0 ? '' : (/[左右]/u.exec(text.slice(open))?.[0] ?? '');
  return side + base.replace(/落(?:とし)?$/u, '落ち').replace(/戦$/u, '');
}

/** プログラムによって落とす駒の違う名前か（三枚落ち、左右のない七枚落ち）。図を添えて書くのがよい。 */
export function isDisputedHandicap(name: string): boolean {
  return disputed.has(name);
}

/** 開始局面の SFEN（手数は見ない）に当たる手合割。なければ null。 */
export function findHandicap(sfen: string): Handicap | null {
  return bySfen.get(withoutNumber(sfen)) ?? null;
}

function withoutNumber(sfen: string): string {
  return sfen.trim().split(/\s+/).slice(0, 3).join(' ');
}

import type { OpeningId, StyleId } from './opening-names';
import type { SideFacts } from './side-facts';

/** 一局の序盤に起きたこと。手数を持つ欄は、起きた手数で、起きていなければ 0。 */
export interface OpeningFacts {
  readonly black: SideFacts;
  readonly white: SideFacts;
  /** どちらも角を持った（交換した）手数。 */
  readonly bishopsTradedPly: number;
  /** 角道を閉じたまま、両方が飛車先を５段目まで伸ばした手数。 */
  readonly doubleWingPly: number;
}

/** 戦型の規則。when は人に見せる規則、source は日本語版ウィキペディアの項目名。 */
export interface OpeningRule {
  readonly id: OpeningId;
  readonly when: string;
  readonly source: string;
  fits(facts: OpeningFacts): boolean;
}

const within = (ply: number, last: number): boolean => ply > 0 && ply <= last;

function either(facts: OpeningFacts, test: (side: SideFacts) => boolean): boolean {
  return test(facts.black) || test(facts.white);
}

/** 振った側。どちらも振っていないか、両方なら null。 */
function ranger({ black, white }: OpeningFacts): SideFacts | null {
  if ((black.swingFile === 0) === (white.swingFile === 0)) return null;
  return black.swingFile === 0 ? white : black;
}

function isIshida(side: SideFacts): boolean {
  return side.swingFile === 7 && within(side.pawn75Ply, 24);
}

function isRanged(facts: OpeningFacts, file: number): boolean {
  return ranger(facts)?.swingFile === file;
}

function hasTradedBishops(facts: OpeningFacts): boolean {
  return within(facts.bishopsTradedPly, 40);
}

/** 戦型の規則。上から試し、初めに合ったものとする。どれにも合わなければ不明で、何かとみなすことはしない。 */
export const openingRules: readonly OpeningRule[] = [
  {
    id: 'oddDiagonalBishop',
    when: '12 手目までに交換した角を４五に打った',
    source: '筋違い角',
    fits: (facts) => either(facts, (side) => within(side.oddBishopPly, 12)),
  },
  {
    id: 'doubleRangingRook',
    when: '両方が 30 手目までに飛車を５〜８筋（自分から見て）の八段目へ振った',
    source: '相振り飛車',
    fits: ({ black, white }) => black.swingFile > 0 && white.swingFile > 0,
  },
  {
    id: 'gokigen',
    when: '後手だけが、角道を開けたまま中飛車にした',
    source: 'ゴキゲン中飛車',
    fits: (facts) => isRanged(facts, 5) && ranger(facts)!.side === 1 && ranger(facts)!.swungWithOpenBishop,
  },
  {
    id: 'blackCentralRook',
    when: '先手だけが、角道を開けたまま中飛車にした',
    source: '先手中飛車',
    fits: (facts) => isRanged(facts, 5) && ranger(facts)!.side === 0 && ranger(facts)!.swungWithOpenBishop,
  },
  {
    id: 'centralRook',
    when: '一方だけが５筋に振った',
    source: '中飛車',
    fits: (facts) => isRanged(facts, 5),
  },
  {
    id: 'fourthFileRookExchange',
    when: '一方だけが６筋に振り、40 手目までに角を交換した',
    source: '角交換振り飛車',
    fits: (facts) => isRanged(facts, 6) && hasTradedBishops(facts),
  },
  {
    id: 'fourthFileRook',
    when: '一方だけが６筋に振った',
    source: '四間飛車',
    fits: (facts) => isRanged(facts, 6),
  },
  {
    id: 'ishida',
    when: '一方だけが７筋に振り、24 手目までに７五歩と伸ばした',
    source: '石田流',
    fits: (facts) => isRanged(facts, 7) && isIshida(ranger(facts)!),
  },
  {
    id: 'thirdFileRook',
    when: '一方だけが７筋に振った',
    source: '三間飛車',
    fits: (facts) => isRanged(facts, 7),
  },
  {
    id: 'rangingRookExchange',
    when: '一方だけが８筋に振り、40 手目までに角を交換した',
    source: '角交換振り飛車',
    fits: (facts) => isRanged(facts, 8) && hasTradedBishops(facts),
  },
  {
    id: 'opposingRook',
    when: '一方だけが８筋に振った',
    source: '向かい飛車',
    fits: (facts) => isRanged(facts, 8),
  },
  {
    id: 'sidePawn',
    when: '40 手目までに飛車が２四から３四の歩を取った（後手は８六から７六）',
    source: '横歩取り',
    fits: (facts) => either(facts, (side) => within(side.sidePawnPly, 40)),
  },
  {
    id: 'oneTurnLoss',
    when: '後手が 12 手目までに、２二の角で動いていない８八の角を取った',
    source: '一手損角換わり',
    fits: ({ white }) => within(white.bishopTradePly, 12),
  },
  {
    id: 'doubleWing',
    when: '16 手目までに、角道を閉じたまま両方が飛車先の歩を二つ突いた',
    source: '相掛かり',
    fits: (facts) => within(facts.doubleWingPly, 16),
  },
  {
    id: 'bishopExchange',
    when: 'どちらも振らず、30 手目までに角を交換した',
    source: '角換わり',
    fits: (facts) => within(facts.bishopsTradedPly, 30),
  },
  {
    id: 'snowRoof',
    when: '40 手目までに６七銀・７八金・６六歩の形になった',
    source: '雁木囲い',
    fits: (facts) => either(facts, (side) => within(side.snowRoofPly, 40)),
  },
  {
    id: 'fortress',
    when: '40 手目までに７七銀・７八金・６六歩の形になった',
    source: '矢倉囲い',
    fits: (facts) => either(facts, (side) => within(side.fortressPly, 40)),
  },
  {
    id: 'rightFourthFile',
    when: '30 手目までに飛車が４八に回った',
    source: '右四間飛車',
    fits: (facts) => either(facts, (side) => within(side.rook48Ply, 30)),
  },
  {
    id: 'sleeveRook',
    when: '24 手目までに飛車が３八に回った',
    source: '袖飛車',
    fits: (facts) => either(facts, (side) => within(side.rook38Ply, 24)),
  },
  {
    id: 'ureshino',
    when: '初手に６八銀と上がり、20 手目までに角を７九へ引いた',
    source: '嬉野流',
    fits: (facts) => either(facts, (side) => within(side.ureshinoPly, 20)),
  },
  {
    id: 'climbingSilver',
    when: '30 手目までに銀が２六に出た',
    source: '棒銀',
    fits: (facts) => either(facts, (side) => within(side.silver26Ply, 30)),
  },
  {
    id: 'doubleStaticRook',
    when: 'どちらも振らず、両方が 40 手目までに飛車先の歩を突いた',
    source: '居飛車',
    fits: ({ black, white }) => black.rookPawnAdvanced && white.rookPawnAdvanced,
  },
];

const RANGED: Readonly<Record<number, StyleId>> = {
  5: 'centralRook',
  6: 'fourthFileRook',
  7: 'thirdFileRook',
  8: 'opposingRook',
};

/** 一方の側の指し方。飛車先を突かず振ってもいなければ null（分からない）。 */
export function styleOf(side: SideFacts): StyleId | null {
  if (side.swingFile > 0) return isIshida(side) ? 'ishida' : (RANGED[side.swingFile] ?? null);
  if (within(side.rook48Ply, 30)) return 'rightFourthFile';
  if (within(side.rook38Ply, 24)) return 'sleeveRook';
  if (within(side.silver26Ply, 30)) return 'climbingSilver';
  if (within(side.silver56Ply, 50)) return 'recliningSilver';
  if (within(side.silver46Ply, 40)) return 'quickSilver';
  return side.rookPawnAdvanced ? 'staticRook' : null;
}

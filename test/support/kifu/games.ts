/** 棋譜ファイルと、それを読んで見えるはずの手順。手順は USI で、ファイルとは別に持つ。 */
export interface KifuFixture {
  readonly file: string;
  readonly sfen: string;
  readonly moves: readonly string[];
  /** 終わりの語。なければ ''。 */
  readonly end: string;
  /** 変化: 何手目からの、どの手順か。 */
  readonly variations: readonly { readonly ply: number; readonly moves: readonly string[] }[];
}

/** 平手、Shift_JIS、時間とコメントあり。 */
const even: KifuFixture = {
  file: 'hamabe-morita.kif',
  sfen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  moves: usi(`2g2f 5c5d 5g5f 6c6d 6g6f 2c2d 1g1f 3c3d 2f2e 2d2e 3g3f 1c1d 3f3e 3d3e 4g4f 7c7d 5f5e 2e2f 5e5d
    2f2g+ 2h2g 3e3f 2g2b+ 8b2b 5d5c+ 2b2i 1f1e 2i3i+ 4i3i 3f3g 1e1d 3g3h+ 3i3h 1a1d 7g7f 1d1i+ 5c4c
    8c8d 9g9f R*5c 4c5c 8d8e 9f9e S*5h 6i5h N*4g 3h4g 6d6e N*6c`),
  end: '投了',
  variations: [],
};

/** 二枚落ち、UTF-8、変化あり。 */
const twoPieces: KifuFixture = {
  file: 'kishi-toyama.kifu',
  sfen: 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
  moves: usi(`6a5b 2h7h 5a4b 5i6h 7a8b 4i5i 9c9d 8g8f 7c7d 6i5h 9d9e 1g1f 8b7a 9i9h 7d7e 5h4h 7a6b 2g2f 8c8d
    1i1g 6c6d 5i4i 5c5d 1f1e 4b3b 3g3f 3a2b 4h3g 8a9c 4g4f 9a9b 6h6i 5b4b 6g6f 6b5c 3g3h 5d5e 7g7f
    1c1d 7f7e 1d1e P*1i P*7a 3h3g 1e1f 8h7g 1f1g+ 2i1g 1a1g+ 7g9i N*8g 9i7g 8g7i+ 7h7i L*1b N*8h
    S*5b 7g6h 4a5a 7i7g 3c3d 4i3h 5c6b 3h4h`),
  end: '中断',
  variations: [
    { ply: 47, moves: usi('5c5d 3g2g 8d8e') },
    { ply: 12, moves: usi('7g7f 3a3b 1i1h 9a9b') },
  ],
};

/** 局面図から、Shift_JIS、時間なし。 */
const diagram: KifuFixture = {
  file: 'ishida-hayase.kif',
  sfen: 'l2g3nl/2k1g1s2/p1nspp1pp/1rpp2p2/1p7/2PPP1P1P/PPSSGP3/2GK3R1/LN5NL b BPbp 1',
  moves: usi(`B*5e 4c4d 5e4d 1a1b 4d1a+ B*4b 1a1b 2a3c 1b1c P*4a L*6i 3b2a 2h2c+ 8d8a 2c2a 7b7a S*1d 5c5d
    1d2c+ 3c2e 2a4a 4b5c P*2g 9a9b 2c3c 2e1g+ 1i1g 5c6b 2g2f 6b2f N*9f 2f1g 2i1g L*8f 8g8f 8e8f L*1i
    P*2g B*1d P*4h 1d3b+ 4h4i+ P*2c 2g2h+ 2c2b+ 2h1i 3c3d L*3a 2b3a 6c7b L*1e 4i3i 3b5d 7a6b P*2h
    6a5a 1c3e 5b5c 3e5c 6b6a`),
  end: '',
  variations: [],
};

/** 試験のために書いた棋譜。名はどれも作りもの。 */
export const kifuFixtures: readonly KifuFixture[] = [even, twoPieces, diagram];

function usi(text: string): string[] {
  return text.split(/\s+/);
}

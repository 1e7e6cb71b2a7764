/** 数える局面。depth は自分の、peerDepth は相手の数える深さ（相手は遅いので浅く）。くらべるのは一秒あたりの数。 */
export interface PerftCase {
  readonly name: string;
  readonly sfen: string;
  /** 深さ 1 からの手順の数。 */
  readonly nodes: readonly number[];
  readonly depth: number;
  readonly peerDepth: number;
  readonly gate?: { readonly peer: string; readonly ratio: number; readonly slowest: number };
}

// A ratio counts only against a peer that runs as fast as it can: below `slowest` nodes a step of the calibration
// it is void. Both floors are a tenth below the median of six processes, idle and busy: 0.0096 and 0.0354.
export const perftCases: readonly PerftCase[] = [
  {
    name: 'startpos',
    sfen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    nodes: [30, 900, 25_470, 719_731, 19_861_490],
    depth: 5,
    peerDepth: 4,
    gate: { peer: 'tsshogi', ratio: 60, slowest: 0.0086 },
  },
  {
    name: 'moves593',
    sfen: 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1',
    nodes: [593, 105_677, 53_393_368],
    depth: 3,
    peerDepth: 2,
  },
  {
    name: 'matsuri',
    sfen: 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1',
    nodes: [207, 28_684, 4_809_015],
    depth: 3,
    peerDepth: 3,
    gate: { peer: 'shogiops', ratio: 60, slowest: 0.032 },
  },
];

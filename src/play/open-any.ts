import type { GameKind, OpenResult } from '../games/contract/game-progress';

/**
 * どの種類の棋譜か分からないものを開く。head はその初めの方の文。名乗る種類があれば、それに決める。
 * なければ先頭の種類から試し、何も気づかずに読めた種類に決める。
 * どれも気づきなしには読めなければ、局のあるうちで気づきの最も少ないもの、局がなければ先頭の答え。
 */
export function openAny(
  kinds: readonly GameKind[],
  head: string,
  open: (kind: GameKind) => OpenResult,
): OpenResult {
  const claimant = kinds.find((kind) => kind.claims?.(head) ?? false);
  if (claimant) return open(claimant);
  let best: OpenResult | null = null;
  for (const kind of kinds) {
    const result = open(kind);
    if (result.games.length > 0 && noticeCount(result) === 0) return result;
    if (best === null || isBetter(result, best)) best = result;
  }
  if (best === null) throw new Error('no game kind is registered');
  return best;
}

function isBetter(result: OpenResult, best: OpenResult): boolean {
  if (result.games.length === 0) return false;
  return best.games.length === 0 || noticeCount(result) < noticeCount(best);
}

function noticeCount({ games, notices }: OpenResult): number {
  return games.reduce((count, game) => count + game.notices.length, notices.length);
}

/** くらべる相手。局面を SFEN で受け取り、同じ問いに答える。 */
export interface Peer {
  readonly name: string;
  /** 深さ depth までの手順の数。末端はまとめて数える。 */
  perft(sfen: string, depth: number): number;
  /** 局面を先に作っておき、合法手があるかを尋ねる関数を返す。 */
  mateTest(sfen: string): () => boolean;
  /** 局面を先に作っておき、歩を打つ手が打ち歩詰めかを尋ねる関数を返す。 */
  uchifuzumeTest(sfen: string, move: string): () => boolean;
}

const notInstalled = '入っていません: npm ci --prefix test/bench で入ります';

/** 相手を読み込む。入れていなければ理由を書いて null を返す。 */
export async function loadPeer(name: string, load: () => Promise<Peer>): Promise<Peer | null> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.log(`  ${name} は${notInstalled}`);
    return null;
  }
}

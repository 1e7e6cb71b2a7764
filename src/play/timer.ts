/** 時: ミリ秒の時計と遅延実行。試験では差し替える。 */
export interface Timer {
  now(): number;
  /** ms 後に一度呼ぶ。返る関数で取り消す。 */
  after(ms: number, run: () => void): () => void;
}

/** 時: ミリ秒の時計と遅延実行と暦。試験では差し替える。 */
export interface Timer {
  now(): number;
  /** 暦の今 (その地の時)。対局の日時を残すため。 */
  date(): Date;
  /** ms 後に一度呼ぶ。返る関数で取り消す。 */
  after(ms: number, run: () => void): () => void;
}

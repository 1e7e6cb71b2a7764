// Sixteen thousand words: the games of one load share a few rooms, and a room goes when all its games have gone.
const ROOM_WORDS = 1 << 14;
const MOST_SHARED = ROOM_WORDS >> 2;

/** 小さな配列を、大きな一つから切り分ける所。一局ごとに場所を頼むのは、盤を並べ直すより長くかかる。 */
export class WordRoom {
  #room = new Int32Array(0);
  #used = 0;

  /** 零で埋まった length 語。長いものには、それだけの場所を取る。 */
  take(length: number): Int32Array {
    if (length > MOST_SHARED) return new Int32Array(length);
    if (this.#used + length > this.#room.length) {
      this.#room = new Int32Array(ROOM_WORDS);
      this.#used = 0;
    }
    return this.#room.subarray(this.#used, (this.#used += length));
  }
}

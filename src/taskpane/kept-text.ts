/** 覚えておく文: このブラウザーに置く。フレームに許されなければ、この間だけ。 */
export interface KeptText {
  /** 覚えていた文。なければ null。 */
  read(): string | null;
  save(text: string): void;
}

/** 覚えておく文の口。partitionKey は Office がこの場所のために決めた鍵の頭で、なければ空。 */
export function keptText(name: string, partitionKey = ''): KeptText {
  const key = `${partitionKey}excel-shogi.${name}`;
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    save(text) {
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage may be blocked for frames; the choice then lasts for this session.
      }
    },
  };
}

import type { LoadEntry } from './load-entry';

// A small message uses the same memory again; for a large one the browser asks for new memory each time.
const MOST_ENTRIES = 25;
const MOST_CHARS = 100_000;

/** 読めた件を、渡すまでためる所。二十五件、セルの文で十万字までのまとまりにする（一件で超えるものは、それだけで）。 */
export class EntryBatches {
  #batches: LoadEntry[][] = [];
  #chars = 0;

  /** まとまりが一つできたか。 */
  get hasFull(): boolean {
    return this.#batches.length > 1 || (this.#batches[0]?.length ?? 0) >= MOST_ENTRIES;
  }

  add(entry: LoadEntry): void {
    const chars = charsOf(entry);
    const last = this.#batches.at(-1);
    if (last === undefined || last.length >= MOST_ENTRIES || this.#chars + chars > MOST_CHARS) {
      this.#batches.push([entry]);
      this.#chars = chars;
      return;
    }
    last.push(entry);
    this.#chars += chars;
  }

  /** たまったまとまりを取り出す。 */
  take(): readonly (readonly LoadEntry[])[] {
    const batches = this.#batches;
    this.#batches = [];
    return batches;
  }
}

function charsOf(entry: LoadEntry): number {
  return entry.kind === 'game' ? entry.cells.reduce((sum, cell) => sum + cell.length, 0) : 0;
}

import type { RandomMove } from './random-clicks';

/** 一手: クリックと、成るかを問われるかと、棋譜に載る文 (`７六歩(77)`)。 */
export interface ModelMove extends RandomMove {
  readonly isAsked: boolean;
  readonly text: string;
}

export type Moves = readonly ModelMove[];

/** 棋譜データ: 読んだ手の並びと、一行目の封をした手の並び。書きかけか人の直しなら、二つは違う。 */
export interface Stored {
  readonly moves: Moves;
  readonly sealed: Moves;
}

/** 同期の顛末: 行われて答えが来た、行われなかった、途中まで、行われたが答えが来ない。 */
export type Fate = 'done' | 'refused' | 'half' | 'unanswered';

/**
 * 手本: シートもゲームも知らず、保存の決まりだけで数える。
 *
 * 手は記憶に足され、通った同期で棋譜データに写る。ほかの者が変えた棋譜データは、聞けば記憶になり、
 * 聞こえなければ次の同期で気づく: まだ書いていなければ従い、書いた後ならこちらが残る。
 */
export class GameModel {
  memory: Moves = [];
  stored: Stored = whole([]);
  /** 棋譜データにあると知っている行、書こうとして書けたか分からない手の並び。 */
  #known: Stored = whole([]);
  #tried: readonly Moves[] = [];
  /** 次の同期は棋譜データの全部を書く。 */
  #isDirty = false;
  /** 取り消しとやり直しの一件ごとの棋譜データ。混ざった途中の形は null。 */
  #past: (Stored | null)[] = [];
  #future: (Stored | null)[] = [];

  /** ほかの者の変更をまだ聞いていない。 */
  get isUnheard(): boolean {
    return ![this.#known.sealed, ...this.#tried].some((moves) => isSame(moves, this.stored.sealed));
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  play(move: ModelMove): void {
    this.memory = [...this.memory, move];
  }

  takeBack(): void {
    this.memory = this.memory.slice(0, -1);
  }

  /** 描いた。half の棋譜データは、前のままか記憶のとおりかを見て言う。 */
  paint(isStoring: boolean, fate: Fate, half: () => Stored): void {
    const writes = isStoring || this.#isDirty;
    const wasUnheard = this.isUnheard;
    if (fate !== 'done') {
      if (!writes) return;
      this.#isDirty = true;
      this.#tried = [...this.#tried, this.memory];
      if (fate === 'unanswered') this.stored = whole(this.memory);
      if (fate === 'half') this.stored = half();
      return;
    }
    if (writes) {
      this.stored = whole(this.memory);
      this.#know();
      this.#isDirty = false;
    } else if (wasUnheard) this.hear();
  }

  /** この同期は、取り消しの count 件になった。before はその前の棋譜データ。 */
  record(count: number, before: Stored): void {
    if (count === 0) return;
    this.#past.push(before, ...Array<null>(count - 1).fill(null));
    this.#future = [];
  }

  /** 取り消す。棋譜データが混ざった途中の形にならなくなるまでの件数を返す。 */
  undo(): number {
    return this.#walk(this.#past, this.#future);
  }

  redo(): number {
    return this.#walk(this.#future, this.#past);
  }

  /** 共同編集の相手が変えた。その前への取り消しは二人の変更が混ざるので、数えない。 */
  edit(stored: Stored): void {
    this.stored = stored;
    this.#forgetHistory();
  }

  /** 棋譜データの変更を聞いた。記憶のとおりか、知っている行なら何もしない。 */
  hear(): void {
    if (isSame(this.stored.moves, this.memory) && isWhole(this.stored)) return this.#know();
    if (isSameStored(this.stored, this.#known)) return;
    this.#follow();
  }

  /** 開き直した。記憶はなくなり、棋譜データが決める。ブックごとなら取り消しの記録もなくなる。 */
  reload(isBook: boolean): void {
    this.#follow();
    if (isBook) this.#forgetHistory();
  }

  #follow(): void {
    this.memory = this.stored.moves;
    this.#know();
    this.#isDirty = true;
  }

  #know(): void {
    this.#known = this.stored;
    this.#tried = [];
  }

  #forgetHistory(): void {
    this.#past = [];
    this.#future = [];
  }

  #walk(from: (Stored | null)[], to: (Stored | null)[]): number {
    let count = 0;
    let left: Stored | null = this.stored;
    let next: Stored | null | undefined;
    do {
      next = from.pop();
      to.push(left);
      left = null;
      count++;
    } while (next === null);
    this.stored = next!;
    return count;
  }
}

/** 書いたままの棋譜データ。 */
export function whole(moves: Moves): Stored {
  return { moves, sealed: moves };
}

export function isSame(left: Moves, right: Moves): boolean {
  return left.length === right.length && left.every(({ text }, index) => text === right[index]!.text);
}

function isWhole({ moves, sealed }: Stored): boolean {
  return isSame(moves, sealed);
}

function isSameStored(left: Stored, right: Stored): boolean {
  return isSame(left.moves, right.moves) && isSame(left.sealed, right.sealed);
}

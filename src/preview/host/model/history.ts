import type { Area } from './area';
import type { Cell } from './cell';
import type { ModelChangeKind } from './events';
import type { DefinedName } from './names';
import type { Sheet } from './sheet';
import type { SheetLayout } from './sheet-layout';
import type { Chart } from './chart';
import type { Table } from './table';

/** セルの変更。`key` はシートの中のセルの番号、無いセルは undefined。 */
export interface CellChange {
  readonly key: number;
  readonly before: Cell | undefined;
  readonly after: Cell | undefined;
}

/** 取り消せる変更一つ。 */
export type Change =
  | {
      readonly type: 'cells';
      readonly sheet: Sheet;
      readonly area: Area;
      readonly cells: readonly CellChange[];
      /** 値が変わったか。false なら書式だけ。 */
      readonly values: boolean;
    }
  | {
      readonly type: 'layout';
      readonly sheet: Sheet;
      readonly area: Area;
      readonly kind: ModelChangeKind;
      readonly before: SheetLayout;
      readonly after: SheetLayout;
    }
  | {
      readonly type: 'sheets';
      readonly before: readonly Sheet[];
      readonly after: readonly Sheet[];
    }
  | {
      readonly type: 'tables';
      readonly before: readonly Table[];
      readonly after: readonly Table[];
    }
  | {
      readonly type: 'charts';
      readonly before: readonly Chart[];
      readonly after: readonly Chart[];
    }
  | {
      readonly type: 'names';
      readonly before: readonly DefinedName[];
      readonly after: readonly DefinedName[];
    };

// Excel keeps 100 levels of undo (support.microsoft.com, "Excel specifications and limits").
const MAX_RECORDS = 100;

/**
 * 取り消しの記録。利用者の操作一つ、またはアドインの sync 一つが一件になる。
 * 取り消せない API が呼ばれると、それまでの記録は消える(Microsoft「Undo capabilities」)。
 */
export class History {
  #done: (readonly Change[])[] = [];
  #undone: (readonly Change[])[] = [];
  #open: Change[] | null = null;
  #isSkipping = false;

  get undoCount(): number {
    return this.#done.length;
  }

  get redoCount(): number {
    return this.#undone.length;
  }

  /** 一件の記録を開いて `work` を行う。入れ子は外側の一件に入る。 */
  group<T>(work: () => T): T {
    if (this.#open) return work();
    this.#open = [];
    try {
      return work();
    } finally {
      const changes = this.#open;
      this.#open = null;
      if (changes.length > 0) this.#done = [...this.#done, changes].slice(-MAX_RECORDS);
    }
  }

  /** 記録せずに `work` を行う。共同編集の相手の変更は、こちらの取り消しの対象ではない。 */
  skip<T>(work: () => T): T {
    const was = this.#isSkipping;
    this.#isSkipping = true;
    try {
      return work();
    } finally {
      this.#isSkipping = was;
    }
  }

  add(change: Change): void {
    if (this.#isSkipping) return;
    this.#undone = [];
    if (this.#open) this.#open.push(change);
    else this.#done = [...this.#done, [change]].slice(-MAX_RECORDS);
  }

  /** 取り消せない操作のあと、記録を捨てる。 */
  clear(): void {
    this.#done = [];
    this.#undone = [];
    if (this.#open) this.#open = [];
  }

  /** 取り消す一件。新しい変更から順。無ければ null。 */
  takeUndo(): readonly Change[] | null {
    const changes = this.#done.pop();
    if (!changes) return null;
    this.#undone.push(changes);
    return [...changes].reverse();
  }

  /** やり直す一件。古い変更から順。無ければ null。 */
  takeRedo(): readonly Change[] | null {
    const changes = this.#undone.pop();
    if (!changes) return null;
    this.#done.push(changes);
    return changes;
  }
}

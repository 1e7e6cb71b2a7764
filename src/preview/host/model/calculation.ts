import type { Area } from './area';
import { boundAreas, cellArea, formatArea, hasCell, intersectAreas, MAX_COLUMNS } from './area';
import type { CellValue } from './cell';
import { evaluateFormula, isVolatile, referencesIn } from './formula';
import type { FormulaScope } from './formula';
import { findTarget, gridOf, marksOf, putResult } from './formula-ranges';
import type { ReferenceTarget } from './formula-ranges';
import type { Sheet } from './sheet';
import type { FormulaHome } from './table-references';
import type { Workbook } from './workbook';

/** 変わったところ。 */
interface Seed {
  readonly sheet: Sheet;
  readonly area: Area;
}

/** 式のあるセルと、それが読む範囲。範囲の分からない式は、いつも計算し直す。 */
interface Dependency {
  readonly formula: string;
  readonly targets: readonly ReferenceTarget[];
  readonly isAlways: boolean;
}

/** これより広い範囲は、計算し終えたことを覚える。 */
const WIDE = 64;

const homeOf = (sheet: Sheet, key: number): FormulaHome => ({
  sheet,
  row: Math.floor(key / MAX_COLUMNS),
  column: key % MAX_COLUMNS,
});

/** ブックの式の計算。変わったセルを読む式だけを、読まれる順に計算し直す。 */
export class Calculation {
  readonly #known = new Map<Sheet, Map<number, Dependency>>();
  #dirty = new Map<Sheet, Set<number>>();
  readonly #visiting = new Set<string>();
  /** いまの計算で、もう中を計算し終えた広い範囲。数千の式が同じ列を読む。 */
  readonly #settled = new Set<string>();
  /** 止めている間にたまった変化。止めていなければ null、'all' は全部。 */
  #waiting: Seed[] | 'all' | null = null;

  constructor(readonly book: Workbook) {}

  /** 次の `resume` まで計算を止める。 */
  suspend(): void {
    this.#waiting ??= [];
  }

  /** 止めていた計算を行う。 */
  resume(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === 'all') this.all();
    else if (waiting && waiting.length > 0) this.#run(waiting);
  }

  /** 全部の式を計算し直す。番地や名前の意味が変わったとき。 */
  all(): void {
    if (this.#waiting) {
      this.#waiting = 'all';
      return;
    }
    this.#known.clear();
    this.#dirty = new Map(this.book.sheets.map((sheet) => [sheet, new Set(sheet.formulaKeys)]));
    this.#calculateDirty();
  }

  /** セルが変わったあと、それを読む式を計算し直す。 */
  after(sheet: Sheet, area: Area): void {
    if (this.#waiting === 'all') return;
    if (this.#waiting) this.#waiting.push({ sheet, area });
    else this.#run([{ sheet, area }]);
  }

  #run(seeds: readonly Seed[]): void {
    this.#dirty = new Map();
    for (let changed = [...seeds]; changed.length > 0;) changed = this.#mark(changed);
    this.#calculateDirty();
  }

  // One generation of formulas that read what changed; their cells, put together by column, are the next.
  #mark(changed: readonly Seed[]): Seed[] {
    const next = new Map<string, Seed>();
    for (const sheet of this.book.sheets) {
      const dirty = this.#dirty.get(sheet) ?? new Set<number>();
      for (const key of sheet.formulaKeys) {
        if (dirty.has(key)) continue;
        const home = homeOf(sheet, key);
        if (!this.#isTouched(home, key, changed)) continue;
        dirty.add(key);
        const cell = cellArea(home.row, home.column);
        const known = next.get(`${sheet.id} ${home.column}`);
        next.set(`${sheet.id} ${home.column}`, { sheet, area: known ? boundAreas(known.area, cell) : cell });
      }
      if (dirty.size > 0) this.#dirty.set(sheet, dirty);
    }
    return [...next.values()];
  }

  #isTouched(home: FormulaHome, key: number, changed: readonly Seed[]): boolean {
    const { targets, isAlways } = this.#dependencyOf(home, key);
    return (
      isAlways ||
      changed.some(
        ({ sheet, area }) =>
          (sheet === home.sheet && hasCell(area, home.row, home.column)) ||
          targets.some((target) => target.sheet === sheet && intersectAreas(target.area, area)),
      )
    );
  }

  #dependencyOf(home: FormulaHome, key: number): Dependency {
    const keys = this.#known.get(home.sheet) ?? new Map<number, Dependency>();
    this.#known.set(home.sheet, keys);
    const formula = home.sheet.cells.get(key)?.formula ?? '=0';
    const known = keys.get(key);
    if (known?.formula === formula) return known;
    const found = referencesIn(formula).map((text) => findTarget(this.book, text, home));
    const targets = found.filter((target) => target !== null);
    const dependency = { formula, targets, isAlways: isVolatile(formula) || targets.length < found.length };
    keys.set(key, dependency);
    return dependency;
  }

  #calculateDirty(): void {
    this.#settled.clear();
    for (const [sheet, keys] of this.#dirty) {
      for (const key of keys) this.#calculate(sheet, key);
    }
  }

  #calculate(sheet: Sheet, key: number): void {
    const id = `${sheet.id} ${key}`;
    // A formula that reads itself sees its last value, as Excel shows 0 for a new one.
    if (this.#visiting.has(id)) return;
    this.#visiting.add(id);
    const cell = sheet.cells.get(key);
    const home = homeOf(sheet, key);
    const value = cell?.formula ? evaluateFormula(cell.formula, this.#scope(home)) : undefined;
    this.#visiting.delete(id);
    this.#dirty.get(sheet)?.delete(key);
    if (!cell || value === undefined || value === cell.value) return;
    putResult(sheet, key, { ...cell, value });
    this.book.notify('cells', sheet, cellArea(home.row, home.column));
  }

  // What a formula reads is calculated first.
  #settle({ sheet, area }: ReferenceTarget): void {
    const dirty = this.#dirty.get(sheet);
    if (!dirty || dirty.size === 0) return;
    const size = area.rows * area.columns;
    const id = size < WIDE ? null : `${sheet.id} ${formatArea(area)}`;
    if (id !== null && this.#settled.has(id)) return;
    if (size < dirty.size) {
      for (let row = area.row; row < area.row + area.rows; row++) {
        for (let column = area.column; column < area.column + area.columns; column++) {
          const key = row * MAX_COLUMNS + column;
          if (dirty.has(key)) this.#calculate(sheet, key);
        }
      }
    } else {
      for (const key of [...dirty]) {
        if (hasCell(area, Math.floor(key / MAX_COLUMNS), key % MAX_COLUMNS)) this.#calculate(sheet, key);
      }
    }
    if (id !== null) this.#settled.add(id);
  }

  #scope(home: FormulaHome): FormulaScope {
    const { book } = this;
    const target = (text: string): ReferenceTarget | null => {
      const found = findTarget(book, text, home);
      if (found) this.#settle(found);
      return found;
    };
    return {
      range: (text) => {
        const found = target(text);
        return found ? gridOf(found) : book.valuesOf(text, home.sheet);
      },
      position: (text) => (text === '' ? home : (findTarget(book, text, home)?.area ?? null)),
      visible: (text) => {
        const found = target(text);
        if (!found) return null;
        const { hidden } = found.sheet.layout.rows;
        return gridOf(found).filter((_row, i) => !hidden.has(found.area.row + i));
      },
      matches: (text, criterion: CellValue) => {
        const found = target(text);
        return found && marksOf(found, criterion);
      },
      now: book.now,
    };
  }
}

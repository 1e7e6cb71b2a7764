import type { CellLook, Edge } from './cell-look';

/** 升目の線: 中は細く、枠は中くらい。印は塗りと字で付け、線は変えない (四辺を塗り替える要求は大きい)。 */
export interface GridLines {
  readonly rows: number;
  readonly columns: number;
  readonly line: string;
}

/**
 * 一マスの四辺。
 *
 * Excel の辺は隣のマスと共有なので、中の辺は右か下のマスだけが書く。
 * 盤に接する駒台の枠も同じ太さなので、どちらを後に描いても変わらない。
 */
export function edgesOf(grid: GridLines, row: number, column: number): NonNullable<CellLook['edges']> {
  const frame: Edge = `Medium ${grid.line}`;
  const inner: Edge = `Thin ${grid.line}`;
  return [
    row === 0 ? frame : inner,
    column === grid.columns - 1 ? frame : null,
    row === grid.rows - 1 ? frame : null,
    column === 0 ? frame : inner,
  ];
}

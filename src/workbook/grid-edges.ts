import type { CellLook, Edge } from './cell-look';

/** 升目の線: 中は細く、枠は中くらい、印のあるマスは太く囲む。 */
export interface GridLines {
  readonly rows: number;
  readonly columns: number;
  readonly line: string;
  /** マスを太く囲む色。囲まなければ null。 */
  thick(row: number, column: number): string | null;
}

/**
 * 一マスの四辺。
 *
 * Excel の辺は隣のマスと共有なので、中の辺は右か下のマスだけが書く。
 * 隣が太く囲まれていればその辺も太い。印を解いた後の辺もこれで元に戻る。
 * 盤に接する駒台の枠も同じ太さなので、どちらを後に描いても変わらない。
 */
export function edgesOf(grid: GridLines, row: number, column: number): NonNullable<CellLook['edges']> {
  const own = grid.thick(row, column);
  const edge = (otherRow: number, otherColumn: number): Edge => {
    const outside = otherRow < 0 || otherColumn < 0 || otherRow >= grid.rows || otherColumn >= grid.columns;
    const color = own ?? (outside ? null : grid.thick(otherRow, otherColumn));
    if (color !== null) return `Thick ${color}`;
    return outside ? `Medium ${grid.line}` : `Thin ${grid.line}`;
  };
  const right = column === grid.columns - 1 ? edge(row, column + 1) : null;
  const bottom = row === grid.rows - 1 ? edge(row + 1, column) : null;
  return [edge(row - 1, column), right, bottom, edge(row, column - 1)];
}

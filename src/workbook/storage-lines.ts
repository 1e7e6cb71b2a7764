/** 棋譜データの範囲の値にある行。終わりの空の行は除く。 */
export function linesIn(values: readonly (readonly unknown[])[]): readonly string[] {
  const lines = values.map((row) => String(row[0] ?? ''));
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** 同じ行の並びか。 */
export function isSameLines(left: readonly string[] | null, right: readonly string[]): boolean {
  return left?.length === right.length && right.every((line, index) => line === left[index]);
}

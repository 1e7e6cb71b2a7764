/** 数の文: 三桁ごとに区切る「12,345」。どの言語でも同じ。端数は丸める。 */
export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}

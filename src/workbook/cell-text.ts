/** セルに入る字数の上限 (UTF-16)。 */
const cellLimit = 32_767;

// Longer texts with such a beginning are refused, whatever the cell's format (office-js 3256).
const formulaLikeLimit = 8_000;

/**
 * セルに置く文。表示形式が「@」のセルに書くとき、読み直して同じ文になる形にする。
 *
 * 「@」のセルは = + - @ で始まる文も日付に見える文もそのまま受けるが、先頭の ' だけは
 * 「文字列の印」として取り除かれるので、もう一つ重ねる。
 */
export function textForCell(text: string): string {
  const unified = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const limit = /^[=+\-@]/.test(unified) ? formulaLikeLimit : cellLimit;
  return cutText(unified.startsWith("'") ? `'${unified}` : unified, limit);
}

/** {@link textForCell} の文を書いたセルから読める値。 */
export function textInCell(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}

/** 上限で切る。サロゲートの組の真ん中では切らない。 */
function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const code = text.charCodeAt(limit - 1);
  const splitsPair = code >= 0xd800 && code <= 0xdbff;
  return text.slice(0, splitsPair ? limit - 1 : limit);
}

/**
 * 消費時間をシートの時間 (日の端数) にする。秒より下は KIF に合わせて切り捨てる。
 * 端数は一マイクロ秒より細かいところまで。要求を短くするためで、秒に足りなくならないよう切り上げる。
 */
export function durationForCell(milliseconds: number): number {
  return Math.ceil((Math.floor(milliseconds / 1000) / 86_400) * 1e11) / 1e11;
}

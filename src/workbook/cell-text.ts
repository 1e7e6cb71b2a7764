/** セルに入る字数の上限 (UTF-16)。 */
const cellLimit = 32_767;

/**
 * セルに置く文。表示形式が「@」のセルに書くとき、読み直して同じ文になる形にする。
 *
 * 「@」のセルは = + - @ で始まる文も日付に見える文もそのまま受けるが、先頭の ' だけは
 * 「文字列の印」として取り除かれるので、もう一つ重ねる。
 */
export function textForCell(text: string): string {
  const unified = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return cutText(unified.startsWith("'") ? `'${unified}` : unified);
}

/** 上限で切る。サロゲートの組の真ん中では切らない。 */
function cutText(text: string): string {
  if (text.length <= cellLimit) return text;
  const code = text.charCodeAt(cellLimit - 1);
  const splitsPair = code >= 0xd800 && code <= 0xdbff;
  return text.slice(0, splitsPair ? cellLimit - 1 : cellLimit);
}

/** 消費時間をシートの時間 (日の端数) にする。秒より下は KIF に合わせて切り捨てる。 */
export function durationForCell(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) / 86_400;
}

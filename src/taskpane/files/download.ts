import { el } from '../dom';

// Characters that Windows or macOS refuse in a file name, and control characters.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;
const MAX_LENGTH = 80;

/** 保存の名: 対局者の名から、なければ盤のシートの名から作る。 */
export function kifuFileName(
  players: readonly [string, string],
  sheetName: string,
  extension: string,
): string {
  const [first, second] = players.map((name) => name.trim());
  const title = first || second ? `${first || '-'} 対 ${second || '-'}` : sheetName;
  const safe = title.replace(FORBIDDEN, '_').replace(/^\.+/, '').trim().slice(0, MAX_LENGTH);
  return `${safe || 'kifu'}${extension}`;
}

/** ダウンロードを始める。始まったかどうかはブラウザーが教えない。 */
export function download(bytes: Uint8Array, name: string): void {
  const blob = new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' });
  const url = URL.createObjectURL(blob);
  const link = el('a', { href: url, download: name, class: 'visually-hidden' });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

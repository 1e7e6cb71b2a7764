/** Office の配色のうち、明暗を決めるのに要るもの。版によってはどちらもない。 */
export interface HostTheme {
  readonly isDarkTheme?: boolean;
  readonly bodyBackgroundColor?: string;
}

/** 明暗: CSS の色の組を選ぶ。 */
export type ThemeName = 'light' | 'dark';

/**
 * 配色を当てる。Office の配色があればそれに、なければ OS の好みに従い、OS が変われば付いていく。
 * 返る関数は、Office の配色が読めるようになったときに当て直す。
 */
export function followTheme(hostTheme: () => HostTheme | undefined): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    document.documentElement.dataset['theme'] = themeOf(hostTheme()) ?? (media.matches ? 'dark' : 'light');
  };
  media.addEventListener('change', apply);
  apply();
  return apply;
}

/** Office の配色の明暗。分からなければ null。 */
export function themeOf(theme: HostTheme | undefined): ThemeName | null {
  if (!theme) return null;
  // Some transports of office.js turn every value into a colour, this one too; only a real answer counts.
  if (typeof theme.isDarkTheme === 'boolean') return theme.isDarkTheme ? 'dark' : 'light';
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(theme.bodyBackgroundColor ?? '');
  if (!match) return null;
  const [red, green, blue] = match.slice(1).map((pair) => parseInt(pair, 16));
  // Luma of ITU-R BT.601: enough to tell a dark background from a light one.
  const luma = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
  return luma < 128 ? 'dark' : 'light';
}

/** 読みやすさの下限: 字と地の明るさの比 (WCAG 2.2 の 1.4.3)。 */
export const readableContrast = 4.5;

/** 字の色を地の上で読めるものにする。足りていればそのまま、足りなければ黒か白。 */
export function readableOn(text: string, fill: string): string {
  if (contrastRatio(text, fill) >= readableContrast) return text;
  return contrastRatio('#000000', fill) >= contrastRatio('#FFFFFF', fill) ? '#000000' : '#FFFFFF';
}

/** 明るさの比 (1 から 21)。色は #RRGGBB。 */
export function contrastRatio(left: string, right: string): number {
  const [bright, dark] = [luminance(left), luminance(right)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** 色を混ぜる。share は第二の色の割合 (0 から 1)。 */
export function mixColors(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + (other[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** #RRGGBB か。塗りのないセルの色 ('' や名) を見分けるため。 */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

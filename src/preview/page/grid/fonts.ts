import type { Font } from '../../host/model/format';
import { toPixels } from './measures';

const MINCHO =
  '"Yu Mincho", "游明朝", "Hiragino Mincho ProN", "Noto Serif CJK JP", "IPAMincho", "IPAexMincho", serif';
const GOTHIC =
  '"Yu Gothic", "游ゴシック", "Hiragino Sans", "Noto Sans CJK JP", "IPAGothic", "IPAexGothic", sans-serif';

/** 書体名を CSS の font-family にする。この機械にない書体は、似た日本語の書体で代える。 */
export function fontFamily(name: string): string {
  // A name from a file is text: what could end the CSS value is taken out.
  const plain = name.replace(/["\\;{}\n\r]/g, '');
  const isSerif = /明朝|Mincho|Serif|Times|Cambria|教科書|Century/i.test(plain);
  return `"${plain}", ${isSerif ? MINCHO : GOTHIC}`;
}

/** CSS の font の値 (斜体、太さ、px、書体)。 */
export function fontShorthand(font: Font, px = toPixels(font.size)): string {
  return `${font.italic ? 'italic ' : ''}${font.bold ? 700 : 400} ${px}px ${fontFamily(font.name)}`;
}

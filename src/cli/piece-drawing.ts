const WOOD = '#F4DDAE';
const WOOD_LIGHT = '#FBECC9';
const WOOD_DARK = '#E3BF80';
const EDGE = '#7A5C33';
const INK = '#222222';

/** この大きさ (px) までは、筆の形ではなく画素に揃えた線で字を書く。 */
const LARGEST_PLAIN_SIZE = 32;

/** 「玉」の駒の絵。一辺 size px の SVG の文。小さいものは画素に揃え、にじませない。 */
export function formatPieceSvg(size: number): string {
  const body = size <= LARGEST_PLAIN_SIZE ? plainPiece(size) : brushedPiece();
  const box = size <= LARGEST_PLAIN_SIZE ? size : 128;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">${body}</svg>\n`;
}

function plainPiece(size: number): string {
  const line = size < 24 ? 1 : 1.5;
  // Half a line above the edge, so that the line's lower side falls on it.
  const floor = 1 - line / 2 / size;
  const at = (x: number, y: number): string => `${(x * size).toFixed(2)},${(y * size).toFixed(2)}`;
  const outline = [at(0.5, 0.03), at(0.81, 0.17), at(0.96, floor), at(0.04, floor), at(0.19, 0.17)].join(' ');
  return (
    `<polygon points="${outline}" fill="${WOOD}" stroke="${EDGE}" stroke-width="${line}" stroke-linejoin="round"/>` +
    `<path d="${plainKing(size)}" fill="${INK}"/>`
  );
}

/** 「玉」の字を、画素の境に揃えた長方形で。 */
function plainKing(size: number): string {
  const middle = size / 2;
  const thin = Math.max(1, Math.floor(size * 0.07));
  const thick = 2 * Math.max(1, Math.round(size * 0.045));
  const short = Math.round(size * 0.2);
  const long = Math.round(size * 0.27);
  const top = Math.round(size * 0.31);
  const centre = Math.round(size * 0.53);
  const bottom = Math.round(size * 0.78);
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
  return [
    box(middle - short, top, 2 * short, thin),
    box(middle - short, centre, 2 * short, thin),
    box(middle - long, bottom, 2 * long, thin),
    box(middle - thick / 2, top, thick, bottom - top),
    box(middle + thick / 2 + thin, bottom - 2 * thin, thin, thin),
  ].join('');
}

/** 128×128 の枠に描いた駒。面の明暗と底の厚み、筆の「玉」。 */
function brushedPiece(): string {
  return (
    '<defs>' +
    `<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${WOOD_LIGHT}"/>` +
    `<stop offset=".55" stop-color="${WOOD}"/><stop offset="1" stop-color="${WOOD_DARK}"/></linearGradient></defs>` +
    `<path d="M64 5 103 22 121 115Q122 123 114 123H14Q6 123 7 115L25 22Z" fill="${WOOD_DARK}" stroke="${EDGE}" stroke-width="4" stroke-linejoin="round"/>` +
    '<path d="M64 7 101.500 23.500 118 112H10L26.500 23.500Z" fill="url(#wood)"/>' +
    `<g fill="${INK}">${BRUSHED_KING}</g>`
  );
}

// 玉: three bars that rise a little to the right, the stem, the dot.
const BRUSHED_KING = [
  'M36 44Q35 39 40 39.500L81 36Q87 32 91 36Q94 40 88 43L43 47.500Q37 49 36 44Z',
  'M40 66Q39 61.500 44 62L78 59.500Q83 56 87 59.500Q90 63.500 84 66L46 69.500Q41 70.500 40 66Z',
  'M27 98Q26 93 31 93L91 89.500Q97 85.500 102 90Q105 94.500 98 97L34 101.500Q28 102.500 27 98Z',
  'M57 41Q63 36 69 41L68.500 96Q63 100 57.500 96Z',
  'M76 73Q78 70 82 73L90 80Q93 85 88 86.500Q83 87 80 82Z',
]
  .map((d) => `<path d="${d}"/>`)
  .join('');

const SVG = 'http://www.w3.org/2000/svg';

// Paths in a 20 × 20 box, drawn for this page.
const PATHS = {
  shogi: 'M10 2.5 L15 5.2 L17 17.5 L3 17.5 L5 5.2 Z M10 6.5 V14.5 M7 8.5 H13 M6.8 14.5 H13.2',
  undo: 'M7 4 L3.5 7.5 L7 11 M3.5 7.5 H12 A4.5 4.5 0 0 1 12 16.5 H8',
  redo: 'M13 4 L16.5 7.5 L13 11 M16.5 7.5 H8 A4.5 4.5 0 0 0 8 16.5 H12',
  book: 'M4 3.5 H12.5 L16 7 V16.5 H4 Z M12.5 3.5 V7 H16 M7 10 H13 M7 13 H13',
  lines: 'M3.5 4 H16.5 V16 H3.5 Z M3.5 8 H16.5 M3.5 12 H16.5 M10 4 V16',
  fill: 'M8 3 L15 10 L9.5 15.5 L3.5 9.5 L9 4 M3.5 9.5 H14.5 M16.5 12.5 Q18 15 16.5 16 Q15 15 16.5 12.5',
  down: 'M6 8 L10 12 L14 8',
  add: 'M10 4 V16 M4 10 H16',
  check: 'M4 10.5 L8.5 15 L16 5.5',
  cross: 'M5 5 L15 15 M15 5 L5 15',
  reload: 'M15.5 6.5 A6.5 6.5 0 1 0 16.5 11 M16 3 V7 H12',
} as const;

/** 絵の名前。 */
export type IconName = keyof typeof PATHS;

/** 線画の絵を作る。読み上げには現れない。 */
export function createIcon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** 絵: 16×16 の線画。自分たちで描いたもの。 */
const PATHS = {
  first: 'M4 3v10M12.5 3.5 7 8l5.5 4.5',
  previous: 'M10.5 3.5 5 8l5.5 4.5',
  next: 'M5.5 3.5 11 8l-5.5 4.5',
  last: 'M12 3v10M3.5 3.5 9 8l-5.5 4.5',
  play: 'M5 3.2v9.6L12.5 8z',
  stop: 'M4.5 4.5h7v7h-7z',
  flip: 'M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5',
  close: 'M4 4l8 8M12 4l-8 8',
  info: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2M8 7.2v3.8M8 4.9v.4',
  success: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2M5.3 8.2l1.9 1.9 3.6-4',
  foul: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2M4 12 12 4',
  error: 'M8 2.4 14.2 13.4H1.8zM8 6.4v3.2M8 11.4v.3',
  branch: 'M4 2.5v11M4 8c4 0 7-.5 7-4.5M8.8 5.2 11 3l2.2 2.2',
  comment: 'M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z',
  chevron: 'M4 6l4 4 4-4',
  file: 'M4 2.2h5l3.2 3.2v8.4H4zM9 2.2v3.2h3.2',
} as const;

/** 絵の名。 */
export type IconName = keyof typeof PATHS;

/** 絵を作る。意味は隣の文か名が伝えるので、読み上げからは隠す。 */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', `icon icon-${name}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** 塗りの模様を CSS の背景画像にしたもの。模様のない塗りは undefined。 */
export interface PatternImage {
  image: string;
  size: string;
}

const percentages: Record<string, number> = {
  Gray8: 8,
  Gray16: 16,
  Gray25: 25,
  Gray50: 50,
  Gray75: 75,
  SemiGray75: 75,
  LinearGradient: 50,
  RectangularGradient: 50,
};

// Line patterns: angle, line width and pitch in px, close to what Excel shows at 100 %.
const stripes: Record<string, readonly [number, number, number]> = {
  Horizontal: [0, 2, 4],
  Vertical: [90, 2, 4],
  Down: [45, 2, 4],
  Up: [-45, 2, 4],
  LightHorizontal: [0, 1, 4],
  LightVertical: [90, 1, 4],
  LightDown: [45, 1, 5],
  LightUp: [-45, 1, 5],
};

const crossed: Record<string, readonly string[]> = {
  Checker: ['Up', 'Down'],
  CrissCross: ['LightUp', 'LightDown'],
  Grid: ['LightHorizontal', 'LightVertical'],
};

/**
 * Excel の塗りの模様 (FillPattern の名) を CSS の背景にする。
 * None、Solid と知らない名は模様なしとして undefined を返す。色は #RRGGBB。
 */
export function patternImage(pattern: string | null, color: string): PatternImage | undefined {
  if (pattern === null) return undefined;
  const names = crossed[pattern] ?? (stripes[pattern] ? [pattern] : undefined);
  if (names) return { image: names.map((name) => stripeImage(name, color)).join(', '), size: 'auto' };
  const percent = percentages[pattern];
  if (percent === undefined) return undefined;
  const radius = Math.sqrt((percent / 100) * 16) / 2;
  return {
    image: `radial-gradient(circle, ${color} ${radius.toFixed(2)}px, transparent 0)`,
    size: '4px 4px',
  };
}

function stripeImage(name: string, color: string): string {
  const [angle, width, pitch] = stripes[name] ?? [0, 1, 4];
  return `repeating-linear-gradient(${angle}deg, ${color} 0 ${width}px, transparent ${width}px ${pitch}px)`;
}

import { invalidArgument } from '../model/errors';

// The HTML colour names a formatting add-in is likely to use; others are refused loudly.
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  yellow: '#FFFF00',
  orange: '#FFA500',
  gray: '#808080',
  grey: '#808080',
  purple: '#800080',
  brown: '#A52A2A',
  pink: '#FFC0CB',
  cyan: '#00FFFF',
  silver: '#C0C0C0',
  gold: '#FFD700',
  lightgray: '#D3D3D3',
  darkgreen: '#006400',
  beige: '#F5F5DC',
};

/** 色を `#RRGGBB` にする。`''` は色なしで null。色でなければ InvalidArgument。 */
export function parseColor(value: unknown): string | null {
  if (typeof value !== 'string') return invalidArgument();
  if (value === '') return null;
  const code = NAMED[value.toLowerCase()] ?? value;
  if (!/^#?[0-9a-f]{6}$/i.test(code)) invalidArgument();
  return `#${code.replace('#', '')}`.toUpperCase();
}

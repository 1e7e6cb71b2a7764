import { handicapSfen, parseHandicap } from '../handicap';

const PRESETS: readonly (readonly [string, string])[] = [
  ['HIRATE', '平手'],
  ['KY', '香落ち'],
  ['KY_R', '右香落ち'],
  ['KA', '角落ち'],
  ['HI', '飛車落ち'],
  ['HIKY', '飛香落ち'],
  ['2', '二枚落ち'],
  ['3', '三枚落ち'],
  ['4', '四枚落ち'],
  ['5', '五枚落ち'],
  ['5_L', '左五枚落ち'],
  ['6', '六枚落ち'],
  ['7_L', '左七枚落ち'],
  ['7_R', '右七枚落ち'],
  ['8', '八枚落ち'],
  ['10', '十枚落ち'],
];

/** JKF の preset から手合割の名へ。知らなければ `null`。 */
export function handicapOfPreset(preset: string): string | null {
  return PRESETS.find(([name]) => name === preset)?.[1] ?? null;
}

/** 開始局面の SFEN に当たる JKF の preset。なければ `null`。 */
export function presetOfStart(sfen: string): string | null {
  const found = PRESETS.find(([, name]) => {
    const handicap = parseHandicap(name);
    return handicap !== null && handicapSfen(handicap) === sfen;
  });
  return found?.[0] ?? null;
}

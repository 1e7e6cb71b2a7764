import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ExportFormat } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import { ki2Utf8Export, shogiExports } from '../games/shogi/exports';
import { encodeShiftJis, encodeUtf8 } from '../games/shogi/formats/encode';
import { readKifu } from '../games/shogi/formats/read';
import { gameSeparators, positionFormats, writeGame } from '../library/export-games';
import { noticeLine } from './kifu-report';
import { bilingual, kifuTexts, refuse } from './kifu-texts';

/** convert の加減。 */
export interface ConvertOptions {
  /** すでにあるファイル（読むファイルでも）を置き換えてよいか。 */
  readonly force: boolean;
}

interface Target {
  readonly format: ExportFormat;
  readonly isShiftJis: boolean;
  /** 局と局の間に置くもの。何局かを配列にする形式なら null。 */
  readonly separator: string | null;
}

const FORMATS = new Map([...shogiExports, ki2Utf8Export].map((format) => [format.id, format]));

// The id of the format, and what its own separator does not tell.
const TARGETS: Readonly<Record<string, Target>> = {
  '.kif': target('kif', true),
  '.kifu': target('kifu'),
  '.ki2': target('ki2', true),
  '.ki2u': target('ki2u', false, gameSeparators.ki2),
  '.csa': target('csa'),
  '.usi': target('usi'),
  '.sfen': target('sfen'),
  '.jkf': target('jkf'),
  '.json': target('jkf'),
  '.bod': target('bod', true),
};

function target(id: string, isShiftJis = false, separator = gameSeparators[id]): Target {
  return { format: FORMATS.get(id)!, isShiftJis, separator: separator ?? null };
}

/** 一つのファイルを、書き出す名の拡張子の形式に変える。何局かあればすべて書く。落ちたものを知らせ、断れば 1 を返す。 */
export function convert(from: string, to: string, options: ConvertOptions): number {
  const target = TARGETS[extname(to).toLowerCase()];
  if (target === undefined) return refuse(kifuTexts.unknownExtension(to));
  if (!options.force && isSameFile(from, to)) return refuse(kifuTexts.sameFile(to));
  const { games, notices } = readKifu(readFileSync(from));
  if (games.length === 0) return refuse(kifuTexts.notKifu(from));
  const written = games.map(({ record }) => writeGame(target.format, record));
  const text = joined(
    written.map((each) => each.text),
    target.separator,
  );
  const bytes = target.isShiftJis ? encodeShiftJis(text).bytes : encodeUtf8(text);
  if (games.length > 1 && readKifu(bytes).games.length !== games.length) {
    return refuse(kifuTexts.oneGameOnly(games.length));
  }
  writeFileSync(to, bytes);
  for (const notice of [...notices, ...games.flatMap((game) => game.notices)])
    console.log(noticeLine(notice));
  const warnings: readonly LocalText[] = [
    ...written.flatMap((each) => each.warnings),
    ...(positionFormats.has(target.format.id) ? [kifuTexts.positionOnly] : []),
  ];
  for (const line of new Set(warnings.map(bilingual))) console.log(line);
  console.log('1 passed, 0 failed');
  return 0;
}

function joined(texts: readonly string[], separator: string | null): string {
  if (separator !== null) return texts.join(separator);
  return texts.length === 1 ? texts[0]! : `[\n${texts.map((text) => text.trimEnd()).join(',\n')}\n]\n`;
}

function isSameFile(from: string, to: string): boolean {
  return existsSync(from) && existsSync(to) && realpathSync(from) === realpathSync(to);
}

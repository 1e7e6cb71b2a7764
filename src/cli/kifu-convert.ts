import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ExportFormat } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import { ki2Utf8Export, shogiExports } from '../games/shogi/exports';
import { encodeShiftJis, encodeUtf8 } from '../games/shogi/formats/encode';
import type { KifuGame } from '../games/shogi/formats/read';
import { readKifu } from '../games/shogi/formats/read';
import { ShogiGame } from '../games/shogi/shogi-game';
import { shogiKind } from '../games/shogi/shogi-kind';
import { noticeLine } from './kifu-report';
import { bilingual, kifuTexts, refuse } from './kifu-texts';

/** convert の加減。 */
export interface ConvertOptions {
  /** すでにあるファイル（読むファイルでも）を置き換えてよいか。 */
  readonly force: boolean;
}

interface Target {
  /** 書き出しの形式の id。 */
  readonly id: string;
  readonly shiftJis?: true;
  /** 終わりの局面だけの形式。 */
  readonly isPosition?: true;
  /** 何局かを一つのファイルにする。 */
  join(texts: readonly string[]): string;
}

const between = (separator: string) => (texts: readonly string[]) => texts.join(separator);
const jsonArray = (texts: readonly string[]) =>
  texts.length === 1 ? texts[0]! : `[\n${texts.map((text) => text.trimEnd()).join(',\n')}\n]\n`;

const TARGETS: Readonly<Record<string, Target>> = {
  '.kif': { id: 'kif', shiftJis: true, join: between('\r\n') },
  '.kifu': { id: 'kifu', join: between('\r\n') },
  '.ki2': { id: 'ki2', shiftJis: true, join: between('\r\n') },
  '.ki2u': { id: 'ki2u', join: between('\r\n') },
  '.csa': { id: 'csa', join: between('/\n') },
  '.usi': { id: 'usi', join: between('') },
  '.sfen': { id: 'sfen', isPosition: true, join: between('') },
  '.jkf': { id: 'jkf', join: jsonArray },
  '.json': { id: 'jkf', join: jsonArray },
  '.bod': { id: 'bod', shiftJis: true, isPosition: true, join: between('\r\n') },
};

/** 一つのファイルを、書き出す名の拡張子の形式に変える。何局かあればすべて書く。落ちたものを知らせ、断れば 1 を返す。 */
export function convert(from: string, to: string, options: ConvertOptions): number {
  const target = TARGETS[extname(to).toLowerCase()];
  if (target === undefined) return refuse(kifuTexts.unknownExtension(to));
  if (!options.force && isSameFile(from, to)) return refuse(kifuTexts.sameFile(to));
  const { games, notices } = readKifu(readFileSync(from));
  if (games.length === 0) return refuse(kifuTexts.notKifu(from));
  const written = games.map((game) => write(target, game));
  const text = target.join(written.map((each) => each.text));
  const bytes = target.shiftJis ? encodeShiftJis(text).bytes : encodeUtf8(text);
  if (games.length > 1 && readKifu(bytes).games.length !== games.length) {
    return refuse(kifuTexts.oneGameOnly(games.length));
  }
  writeFileSync(to, bytes);
  for (const notice of [...notices, ...games.flatMap((game) => game.notices)])
    console.log(noticeLine(notice));
  const warnings: readonly LocalText[] = [
    ...written.flatMap((each) => each.warnings),
    ...(target.isPosition ? [kifuTexts.positionOnly] : []),
  ];
  for (const line of new Set(warnings.map(bilingual))) console.log(line);
  console.log('1 passed, 0 failed');
  return 0;
}

function write(target: Target, { record }: KifuGame): ReturnType<ExportFormat['write']> {
  const format = [...shogiExports, ki2Utf8Export].find(({ id }) => id === target.id);
  if (format === undefined) throw new RangeError(`format ${target.id}`);
  const game = new ShogiGame(record, shogiKind);
  if (target.isPosition) game.goTo(record.tree.mainLine().at(-1) ?? record.tree.root);
  return format.write(game);
}

function isSameFile(from: string, to: string): boolean {
  return existsSync(from) && existsSync(to) && realpathSync(from) === realpathSync(to);
}

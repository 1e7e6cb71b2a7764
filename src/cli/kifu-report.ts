import { extname } from 'node:path';
import type { KifuFile, KifuGame } from '../games/shogi/formats/read';
import { readKifu } from '../games/shogi/formats/read';
import type { EndCode } from '../games/shogi/record/end-code';
import { endOfWords, parseResultLine, recordResult } from '../games/shogi/record/result';
import type { KifuFormat } from '../games/shogi/record/read-game';
import type { Notice } from '../games/shogi/record/notice';
import { Position } from '../games/shogi/position/position';
import { endCodeOf, isEndMove } from '../games/shogi/record/end-code';
import { readBytes } from './file-bytes';

/** 一局について示すこと。 */
export interface GameReport {
  readonly moves: number;
  readonly variations: number;
  readonly start: string;
  readonly finalSfen: string;
  readonly end: string | null;
  readonly endCode: EndCode | null;
  readonly winner: 'black' | 'white' | 'draw' | null;
  readonly fouls: readonly { readonly ply: number; readonly code: string }[];
  readonly notices: readonly Notice[];
}

/** 一つのファイルについて示すこと。notices は、局のないファイルの気づき（あれば初めの局の気づきに入る）。 */
export interface FileReport {
  readonly file: string;
  readonly format: KifuFormat | null;
  readonly encoding: string | null;
  readonly games: readonly GameReport[];
  readonly notices: readonly Notice[];
}

/** 手数を除いた SFEN。 */
export function withoutNumber(sfen: string): string {
  return sfen.split(' ').slice(0, 3).join(' ');
}

function finalSfen(game: KifuGame): string {
  const { tree, startSfen } = game.record;
  const position = new Position();
  position.setSfen(startSfen);
  let node = tree.firstChild(0);
  for (let ply = 0; ply < game.mainPlies; ply++) {
    position.make(tree.move(node));
    node = tree.firstChild(node);
  }
  return position.toSfen(game.mainPlies + 1);
}

function mainEnd(game: KifuGame): EndCode | null {
  const { tree, resultLine } = game.record;
  const last = tree.mainLine().at(-1) ?? 0;
  const words = resultLine === null ? null : parseResultLine(resultLine, game.record);
  const toMove = game.record.whiteStarts === (game.mainPlies % 2 === 0) ? 'white' : 'black';
  return endCodeOf(tree.move(last)) ?? (words === null ? null : endOfWords(words, toMove));
}

function onMainLine(game: KifuGame): (node: number) => boolean {
  const main = new Set(game.record.tree.mainLine());
  return (node) => main.has(node);
}

function reportGame(game: KifuGame): GameReport {
  const isMain = onMainLine(game);
  return {
    moves: game.mainPlies,
    variations: game.variations,
    start: withoutNumber(game.record.startSfen),
    finalSfen: finalSfen(game),
    end: game.end,
    endCode: mainEnd(game),
    winner: recordResult(game.record).winner,
    fouls: game.record.fouls.filter(({ node }) => isMain(node)).map(({ ply, code }) => ({ ply, code })),
    notices: game.notices,
  };
}

/** 読んだファイルの要点。 */
export function reportFile(name: string, file: KifuFile): FileReport {
  const first = file.games[0];
  const games = file.games.map(reportGame);
  if (games[0] !== undefined) games[0] = { ...games[0], notices: [...file.notices, ...games[0].notices] };
  const encoding = first?.encoding ?? null;
  return {
    file: name,
    format: first?.format ?? null,
    encoding: encoding?.startsWith('utf-16') ? 'utf-16' : encoding,
    games,
    notices: first === undefined ? file.notices : [],
  };
}

/** 気づきの一行。 */
export function noticeLine({ line, column, code, text }: Notice): string {
  return `${line}:${column} ${code} ${text}`;
}

// Only for files whose contents say nothing of their format.
const HINTS: Readonly<Record<string, KifuFormat>> = {
  '.kif': 'kif',
  '.kifu': 'kif',
  '.ki2': 'ki2',
  '.ki2u': 'ki2',
  '.csa': 'csa',
  '.usi': 'usi',
  '.sfen': 'sfen',
  '.jkf': 'jkf',
};

/** パスのファイルを読む。 */
export function readReport(name: string, path: string): FileReport {
  const hint = HINTS[extname(path).toLowerCase()];
  return reportFile(name, readKifu(readBytes(path), hint === undefined ? {} : { hint }));
}

/** すべての手（変化も含む）の数。 */
export function countMoves(game: KifuGame): number {
  const { tree } = game.record;
  let count = 0;
  for (const node of tree.walk()) if (node !== 0 && !isEndMove(tree.move(node))) count++;
  return count;
}

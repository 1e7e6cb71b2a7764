import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { findLostText } from '../games/shogi/formats/coverage-check';
import { decodeText } from '../games/shogi/formats/decode';
import { readBytes } from './file-bytes';
import { findFiles, reasonOf } from './folder-files';
import { KifuAnswers } from './kifu-answers';
import type { FileReport } from './kifu-report';
import { noticeLine, readReport } from './kifu-report';

/** check の加減。 */
export interface CheckOptions {
  readonly json: boolean;
  readonly expect?: string;
}

const KIFU_NAMES = /\.(kif|kifu|ki2|ki2u|csa|usi|sfen|jkf|json|bod|txt)$/iu;

/** フォルダーの棋譜をすべて読み、要点と、答があれば違いを示す。読めないものがあっても続ける。違いがなければ 0 を返す。 */
export function check(dir: string, options: CheckOptions): number {
  if (!existsSync(dir)) throw new Error(`${dir}: no such file or folder`);
  const answers = options.expect === undefined ? null : new KifuAnswers(options.expect, dir);
  const found = findFiles(dir, (path) => KIFU_NAMES.test(path) || answers?.has(path) === true);
  const nameOf = (path: string) => relative(dir, path).split(sep).join('/') || path;
  const unreadable = [...found.unreadable];
  const lost: string[] = [];
  let unread = 0;
  for (const path of found.files) {
    const name = nameOf(path);
    try {
      const report = readReport(name, path);
      lost.push(...lostLines(name, path, report));
      if (report.games.length === 0) unread++;
      if (options.json) printJson(report);
      else if (answers === null) console.log(describe(report));
      answers?.compare(path, report);
    } catch (error) {
      unreadable.push({ path, reason: reasonOf(error) });
      if (options.json) printJson({ file: name, format: null, encoding: null, games: [], notices: [] });
    }
  }
  const out = options.json ? console.error : console.log;
  for (const { path, reason } of found.skipped) out(`skipped: ${nameOf(path)} (${reason})`);
  for (const { path, reason } of unreadable) out(`could not be read: ${nameOf(path)} (${reason})`);
  for (const line of lost) out(line);
  out(`coverage: ${found.files.length} files, ${lost.length} places lost`);
  for (const { path } of unreadable) answers?.unreadable(path);
  if (answers !== null) return answers.finish(out) + lost.length === 0 ? 0 : 1;
  const failed = unread + unreadable.length;
  out(`${found.files.length + found.unreadable.length - failed} passed, ${failed} failed`);
  return failed + lost.length === 0 ? 0 : 1;
}

// The shape has no place for what concerns a file without a game.
function printJson({ file, format, encoding, games, notices }: FileReport): void {
  console.log(JSON.stringify({ file, format, encoding, games }));
  for (const notice of notices) console.error(`${file}: ${noticeLine(notice)}`);
}

// Every character must be in the record or in a notice.
function lostLines(name: string, path: string, report: FileReport): string[] {
  if (report.format === null) return [];
  const { text } = decodeText(readBytes(path));
  return findLostText(text, report.format).map(
    (place) => `lost: ${name}:${place.line}:${place.column} ${place.text.slice(0, 80)}`,
  );
}

function describe(report: FileReport): string {
  const games = report.games.map((game) => {
    const fouls = game.fouls.map((foul) => `${foul.ply}:${foul.code}`).join(' ');
    const parts = [
      `${game.moves}手`,
      `変化${game.variations}`,
      game.end ?? '-',
      game.endCode ?? '-',
      game.winner ?? '-',
    ];
    const notices = game.notices.map((notice) => `\n    ${noticeLine(notice)}`);
    return `  ${parts.join(' ')} ${game.finalSfen}${fouls && ` 反則 ${fouls}`}${notices.join('')}`;
  });
  const own = report.notices.map((notice) => `  ${noticeLine(notice)}`);
  return [`${report.file} ${report.format ?? '-'} ${report.encoding ?? '-'}`, ...own, ...games].join('\n');
}

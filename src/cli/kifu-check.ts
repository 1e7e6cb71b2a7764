import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findLostText } from '../games/shogi/formats/coverage-check';
import { decodeText } from '../games/shogi/formats/decode';
import { readBytes } from './file-bytes';
import { KifuAnswers } from './kifu-answers';
import type { FileReport } from './kifu-report';
import { readReport } from './kifu-report';

/** check の加減。 */
export interface CheckOptions {
  readonly json: boolean;
  readonly expect?: string;
}

const KIFU_NAMES = /\.(kif|kifu|ki2|ki2u|csa|usi|sfen|jkf|json|bod|txt)$/iu;

function filesUnder(dir: string, isWanted: (path: string) => boolean): string[] {
  if (statSync(dir).isFile()) return [dir];
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return filesUnder(path, isWanted);
      return entry.isFile() && isWanted(path) ? [path] : [];
    });
}

/** フォルダーの棋譜をすべて読み、要点と、答があれば違いを示す。違いがなければ 0 を返す。 */
export function check(dir: string, options: CheckOptions): number {
  if (!existsSync(dir)) throw new Error(`${dir}: no such file or folder`);
  const answers = options.expect === undefined ? null : new KifuAnswers(options.expect, dir);
  const paths = filesUnder(dir, (path) => KIFU_NAMES.test(path) || answers?.has(path) === true);
  const lost: string[] = [];
  let unread = 0;
  for (const path of paths) {
    const name = relative(dir, path).split(sep).join('/') || path;
    const report = readReport(name, path);
    lost.push(...lostLines(name, path, report));
    if (report.games.length === 0) unread++;
    if (options.json) console.log(JSON.stringify(report));
    else if (answers === null) console.log(describe(report));
    answers?.compare(path, report);
  }
  const out = options.json ? console.error : console.log;
  for (const line of lost) out(line);
  out(`coverage: ${paths.length} files, ${lost.length} places lost`);
  if (answers !== null) return answers.finish(out) + lost.length === 0 ? 0 : 1;
  out(`${paths.length - unread} passed, ${unread} failed`);
  return unread + lost.length === 0 ? 0 : 1;
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
    const notices = game.notices.map(
      (notice) => `\n    ${notice.line}:${notice.column} ${notice.code} ${notice.text}`,
    );
    return `  ${parts.join(' ')} ${game.finalSfen}${fouls && ` 反則 ${fouls}`}${notices.join('')}`;
  });
  const own = report.notices.map(
    (notice) => `  ${notice.line}:${notice.column} ${notice.code} ${notice.text}`,
  );
  return [`${report.file} ${report.format ?? '-'} ${report.encoding ?? '-'}`, ...own, ...games].join('\n');
}

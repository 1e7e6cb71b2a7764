import { readFileSync } from 'node:fs';
import { readKifuText } from '../games/shogi/formats/read';
import { countMoves } from './kifu-report';
import { kifuTexts, refuse } from './kifu-texts';

interface Snippet {
  readonly id: string;
  readonly kif: string;
  readonly mainPlies: number;
  readonly allPlies: number;
  readonly boardStart?: string;
}

/** 小さな KIF の一覧を読み、答と比べる。違いがなければ 0 を返す。一覧でなければ、そう言って 1 を返す。 */
export function snippets(path: string): number {
  const list = parseList(readFileSync(path, 'utf8'));
  if (list === null) return refuse(kifuTexts.notSnippets(path));
  if (list.length === 0) return refuse(kifuTexts.noSnippets(path));
  let passed = 0;
  let failed = 0;
  for (const snippet of list) {
    const game = readKifuText(snippet.kif).games[0];
    const main = game?.mainPlies ?? -1;
    const all = game === undefined ? -1 : countMoves(game);
    const start = game?.record.startSfen ?? '';
    const isRight =
      main === snippet.mainPlies && all === snippet.allPlies && start.startsWith(snippet.boardStart ?? '');
    if (isRight) passed++;
    else failed++;
    const wanted = `${snippet.mainPlies}/${snippet.allPlies} ${snippet.boardStart ?? ''}`;
    if (!isRight) console.log(`wrong: ${snippet.id}: expected ${wanted}, got ${main}/${all} ${start}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function parseList(text: string): Snippet[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch {
    return null;
  }
  return Array.isArray(list) && list.every(isSnippet) ? list : null;
}

function isSnippet(value: unknown): value is Snippet {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Snippet>).kif === 'string';
}

import { isDisputedHandicap } from '../handicap';
import type { ReadGame } from '../record/read-game';
import { startSfen } from '../sfen';
import { Coverage } from './coverage';
import type { KakinokiBody } from './kakinoki-body';
import { TextLines } from './text-lines';

const LOWER = '9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';
const WITH_MAJORS = '1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

// Programs differ in which side's pieces these names take away. The first is what the KIF format says and what
// parseHandicap gives; the others are tried when a game does not fit it.
const OTHERS = new Map(
  Object.entries({
    香落ち: [`1nsgkgsnl/${WITH_MAJORS}`],
    三枚落ち: [`1nsgkgsnl/${LOWER}`],
    五枚落ち: [`1nsgkgs2/${LOWER}`],
    七枚落ち: [`3gkgs2/${LOWER}`],
  }),
);

/** 一局分の読み手。 */
interface GameReader {
  readonly body: KakinokiBody;
  read(): ReadGame;
}

/** 読み手を作る。override は手合割の代わりに使う開始局面。 */
type ReaderMaker = (lines: TextLines, override: string | null) => GameReader;

/**
 * 文字列の中の各局を読む。
 * 手合割の名がプログラムにより違い、図もないときは、手が合う方の開始局面を選び、そう知らせる。
 */
export function readEachGame(text: string, coverage: Coverage | null, makeReader: ReaderMaker): ReadGame[] {
  const games: ReadGame[] = [];
  const lines = new TextLines(text, coverage);
  while (lines.hasMore) {
    const from = lines.next;
    const number = lines.number;
    let reader = makeReader(lines, null);
    let game = reader.read();
    const first = game;
    for (const sfen of startAlternatives(game, reader.body)) {
      const trial = coverage === null ? null : new Coverage(text.length);
      const again = makeReader(new TextLines(text, trial, from, lines.next, number), sfen);
      const other = again.read();
      if (troubles(other) >= troubles(game)) continue;
      reader = again;
      game = other;
      if (trial !== null) coverage?.adopt(trial, from, lines.next);
    }
    const { start, notices } = reader.body;
    const name = game.record.handicap?.trim() ?? '';
    const isGuess = game !== first || (isDisputedHandicap(name) && !start.diagram.isComplete);
    if (isGuess) notices.add('handicapGuessed', start.handicapLine, 1, name);
    const previous = games.at(-1);
    if (previous !== undefined && isHeadersOnly(game))
      games[games.length - 1] = withLate(previous, game, number + 1);
    else games.push(game);
  }
  return games;
}

// Headers and nothing that makes a game of them: they belong to the game above.
function isHeadersOnly({ record, mainPlies, variations, end, notices }: ReadGame): boolean {
  const { tree, notes, handicap, resultLine } = record;
  const isBare =
    mainPlies === 0 && variations === 0 && end === null && resultLine === null && notices.length === 0;
  const hasText = notes.length > 0 || tree.hasComment(0) || tree.bookmark(0) !== null;
  return (
    isBare &&
    !hasText &&
    handicap === null &&
    record.startSfen === startSfen &&
    !record.headers.some(isOpening)
  );
}

function isOpening({ key }: { readonly key: string }): boolean {
  return key === '開始日時' || key === '対局日';
}

function withLate(game: ReadGame, late: ReadGame, line: number): ReadGame {
  const { headers } = late.record;
  game.record.headers.push(...headers);
  const text = headers.map(({ key, value }) => `${key}：${value}`).join('\n');
  return { ...game, notices: [...game.notices, { code: 'lateHeader', line, column: 1, text }] };
}

function troubles(game: ReadGame): number {
  return game.record.fouls.length + game.notices.filter((notice) => notice.code === 'impossibleMove').length;
}

function startAlternatives(game: ReadGame, body: KakinokiBody): readonly string[] {
  const name = game.record.handicap?.trim() ?? '';
  return body.start.diagram.isComplete || troubles(game) === 0 ? [] : (OTHERS.get(name) ?? []);
}

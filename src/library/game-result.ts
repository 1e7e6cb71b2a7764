import type { LocalText } from '../games/contract/language';
import { GameLine } from '../games/shogi/game-line';
import type { OutcomeDecision } from '../games/shogi/outcome';
import { decideOutcome } from '../games/shogi/outcome';
import { isEndMove } from '../games/shogi/record/end-code';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { hasHandicapSides } from '../games/shogi/side-names';
import type { OutcomeCode } from '../games/shogi/texts/shogi-texts';
import type { GameSummary } from './summary';
import { fixed } from './texts/both';
import type { ResultWord } from './texts/library-texts';

type ResultColumns = Pick<GameSummary, 'result' | 'reason' | 'blackPoints'>;

const UNDECIDED: Partial<Readonly<Record<OutcomeCode, ResultWord>>> = {
  repetition: 'repetition',
  impasse: 'impasse',
  interrupt: 'interrupt',
  sealed: 'sealed',
  'no-mate': 'noMate',
};

/** 本譜の結果、終局理由、先手得点。勝ち負けの分からない終わり（中断など）の得点は null。 */
export function resultOf(record: ShogiRecord): ResultColumns {
  const node = record.tree.mainLine().at(-1) ?? record.tree.root;
  const outcome = outcomeAt(record, node);
  if (outcome === null) return { result: null, reason: null, blackPoints: null };
  const { code, winner } = outcome;
  const reason = reasonText(record, node, code);
  if (winner === null || winner === 'draw') {
    const word = UNDECIDED[code] ?? 'draw';
    const isDraw = code === 'repetition' || code === 'impasse';
    return { result: resultText(word), reason, blackPoints: isDraw ? 0.5 : null };
  }
  const isFirst = winner === 'black';
  const word = hasHandicapSides(record)
    ? (['giverWin', 'receiverWin'] as const)
    : (['whiteWin', 'blackWin'] as const);
  return { result: resultText(word[isFirst ? 1 : 0]), reason, blackPoints: isFirst ? 1 : 0 };
}

const POINTS: ReadonlyMap<string, number> = new Map(
  (
    [
      ['blackWin', 1],
      ['receiverWin', 1],
      ['whiteWin', 0],
      ['giverWin', 0],
      ['repetition', 0.5],
      ['impasse', 0.5],
      ['draw', 0.5],
    ] as const
  ).flatMap(([word, points]) => Object.values(resultText(word)).map((text) => [text, points] as const)),
);

/** 結果の言葉（どちらの言語でも）の先手得点。勝ち負けも引き分けも言わない言葉は null。 */
export function pointsOf(result: string): number | null {
  return POINTS.get(result) ?? null;
}

function outcomeAt(record: ShogiRecord, node: number): OutcomeDecision | null {
  const { tree } = record;
  const ply = tree.ply(node) - (isEndMove(tree.move(node)) ? 1 : 0);
  let line: GameLine | null = null;
  // Most games end by a word that says enough: only the others are played through.
  const played = (): GameLine => {
    if (line === null) {
      line = new GameLine(record);
      line.goTo(node);
    }
    return line;
  };
  return decideOutcome({
    record,
    node,
    ply,
    get position() {
      return played().position;
    },
    get repetition() {
      return played().repetition;
    },
  });
}

function reasonText(record: ShogiRecord, node: number, code: OutcomeCode): LocalText | null {
  if (code === 'win') return null;
  if (code !== 'foul') return fixed(`reason.${code}`, (t) => t.reasons[code]);
  const foul = record.fouls.find(
    (each) => each.node === node || each.node === record.tree.parent(node),
  )?.code;
  return fixed(`foul.${foul ?? ''}`, (t) => t.foul(foul === undefined ? null : t.fouls[foul]));
}

function resultText(word: ResultWord): LocalText {
  return fixed(`result.${word}`, (t) => t.results[word]);
}

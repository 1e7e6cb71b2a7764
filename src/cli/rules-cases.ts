import { parseHandicap, handicapSfen } from '../games/shogi/handicap';
import type { Move } from '../games/shogi/move';
import { formatUsiMove, parseUsiMove } from '../games/shogi/move';
import { perftBulk } from '../games/shogi/position/perft';
import { MAX_MOVES, Position } from '../games/shogi/position/position';
import { declare, missingPoints, requiredPoints, totalPoints } from '../games/shogi/rules/impasse';
import { RepetitionLine } from '../games/shogi/rules/repetition';

/** 問題集の一問をどう答えたか。skipped は答えを持たない問いで、比べていない。 */
export interface CaseReport {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly verdict: 'right' | 'wrong' | 'skipped';
  readonly expected: string;
  readonly got: string;
  readonly note: string;
}

interface RuleCase {
  readonly id?: string;
  readonly category?: string;
  readonly sfen: string;
  readonly question?: string;
  readonly answer?: unknown;
  readonly note?: string;
  readonly depth?: number;
  readonly name?: string;
  readonly move?: string;
  readonly moves?: readonly string[];
  readonly legalMoves?: readonly string[];
  readonly legal?: number | boolean;
}

type Answer = (entry: RuleCase, position: Position) => unknown;

// The first pattern that fits the question answers it.
const answers: readonly (readonly [RegExp, Answer])[] = [
  [
    /^perft\(\d+\)$/,
    (entry, position) => perftBulk(position, entry.depth ?? Number(/\d+/.exec(entry.question ?? ''))),
  ],
  [/^number of legal moves/, (_, position) => position.countLegal()],
  [/^is \S+ legal$/, (entry, position) => isLegal(position, entry)],
  [/by a dropped pawn \(uchifuzume\)$/, (entry, position) => foulOf(position, entry) === 'uchifuzume'],
  [/is White checkmated/, (_, position) => position.isMate()],
  [/is checkmated$/, (_, position) => position.isMate()],
  [/can checkmate with its next move$/, (_, position) => hasMateInOne(position)],
  [/^legal moves that give check/, (_, position) => checkingMoves(position)],
  [/^result after all moves$/, (entry, position) => lineResult(position, entry.moves ?? [])],
  [/missing pieces are credited$/, (_, position) => mayDeclare(position, missingPoints(position))],
  [/^side to move may win by declaration/, (_, position) => mayDeclare(position, 0)],
  [/^points \(all pieces\)/, (_, position) => allPoints(position)],
  [/^declaration by the side to move/, (_, position) => declaration(position)],
  [/^points needed/, (entry, position) => pointsNeeded(position, entry.question ?? '')],
  [/^start position of/, (entry) => startOf(entry.name ?? '')],
];

/** 問題集の一つのファイルに答えて比べる。entries は読み込んだ JSON。 */
export function checkCases(file: string, entries: unknown): CaseReport[] {
  if (!Array.isArray(entries)) throw new Error(`${file}: 配列ではありません`);
  return entries.map((entry: RuleCase, index) => checkCase(entry, `${file}#${index}`));
}

function checkCase(entry: RuleCase, place: string): CaseReport {
  const kind = entry.legal === undefined ? 'rules' : typeof entry.legal === 'number' ? 'mate' : 'uchi';
  const question =
    entry.question ?? (kind === 'mate' ? 'number of legal moves' : `is ${entry.move ?? ''} legal`);
  const base = {
    id: entry.id ?? place,
    category: entry.category ?? `${kind}-positions`,
    question,
    note: entry.note ?? '',
  };
  const expected = entry.answer ?? entry.legal;
  const answer = answers.find(([pattern]) => pattern.test(question))?.[1];
  if (base.category === 'tsume' || answer === undefined) {
    return { ...base, verdict: 'skipped', expected: String(expected), got: '' };
  }
  const parsed = Position.parse(entry.sfen);
  if (!parsed.ok) {
    return {
      ...base,
      verdict: 'wrong',
      expected: show(expected),
      got: `SFEN ${parsed.error.code} ${parsed.error.text}`,
    };
  }
  const { position } = parsed;
  const right = [expected, ...(entry.legalMoves === undefined ? [] : [[...entry.legalMoves].sort()])];
  const given = [answer({ ...entry, question }, position)];
  if (entry.legalMoves !== undefined) given.push(legalMoves(position).map(formatUsiMove).sort());
  // The faster answers must say the same as the count they stand for.
  if (kind === 'mate') {
    right.push(entry.legal !== 0, entry.legal);
    given.push(position.hasLegalMove(), legalMoves(position).length);
  }
  return {
    ...base,
    verdict: show(right) === show(given) ? 'right' : 'wrong',
    expected: show(right),
    got: show(given),
  };
}

function show(value: unknown): string {
  return JSON.stringify(value);
}

function legalMoves(position: Position): Move[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.generateLegal(list)));
}

function foulOf(position: Position, entry: RuleCase): string | null {
  const move = parseUsiMove(entry.move ?? '');
  return move === null ? 'unreadable' : (position.judge(move)?.code ?? null);
}

// The judge and the generator must give one answer.
function isLegal(position: Position, entry: RuleCase): boolean | string {
  const legal = foulOf(position, entry) === null;
  const listed = legalMoves(position).some((move) => formatUsiMove(move) === entry.move);
  return legal === listed ? legal : `judge ${legal}, generator ${listed}`;
}

function hasMateInOne(position: Position): boolean {
  return legalMoves(position).some((move) => {
    position.make(move);
    const mate = position.isMate();
    position.unmake(move);
    return mate;
  });
}

function checkingMoves(position: Position): string[] {
  return legalMoves(position)
    .filter((move) => position.givesCheck(move))
    .map(formatUsiMove)
    .sort();
}

function lineResult(position: Position, moves: readonly string[]): string {
  const line = new RepetitionLine();
  line.start(position);
  for (const text of moves) {
    const move = parseUsiMove(text);
    if (move === null || !position.makeAny(move)) return `${text} cannot be played`;
    line.push(position);
  }
  const result = line.status();
  if (result.kind === 'none') return 'none';
  if (result.kind === 'draw') return 'draw by fourfold repetition';
  const winner = result.loser === 'black' ? 'white' : 'black';
  return `${winner} wins (${result.loser} checked in every move of the loop)`;
}

function mayDeclare(position: Position, handicapPoints: number): boolean {
  return declare(position, position.turn, 'points27', handicapPoints).result === 'win';
}

function allPoints(position: Position): unknown {
  const credit = missingPoints(position);
  const result = (color: 'black' | 'white', rule: 'points24' | 'points27') =>
    declare(position, color, rule, credit).result.toUpperCase();
  return {
    blackTotal: totalPoints(position, 'black'),
    whiteTotal: totalPoints(position, 'white') + credit,
    blackDeclaration: declare(position, 'black', 'points27', credit).points,
    whiteDeclaration: declare(position, 'white', 'points27', credit).points,
    black24: result('black', 'points24'),
    black27: result('black', 'points27'),
    white24: result('white', 'points24'),
    white27: result('white', 'points27'),
  };
}

function declaration(position: Position): unknown {
  const by27 = declare(position, position.turn, 'points27');
  const by24 = declare(position, position.turn, 'points24');
  return {
    points: by27.points,
    zonePieces: by27.zonePieces,
    rule27: by27.result.toUpperCase(),
    rule24: by24.result.toUpperCase(),
  };
}

function pointsNeeded(start: Position, question: string): unknown {
  const rule = question.includes('24-point') ? 'points24' : 'points27';
  const credit = question.includes('handicap credit') ? missingPoints(start) : 0;
  return { black: requiredPoints('black', rule, credit), white: requiredPoints('white', rule, credit) };
}

function startOf(name: string): string {
  const handicap = parseHandicap(name);
  return handicap === null ? `unknown ${name}` : handicapSfen(handicap);
}

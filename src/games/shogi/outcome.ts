import type { LocalText } from '../contract/language';
import type { Outcome } from '../contract/outcome';
import type { Color } from './piece';
import { colorCode, opposite } from './piece';
import type { FoulCode } from './position/judge';
import type { Position } from './position/position';
import type { EndCode } from './record/end-code';
import { endCodeOf, endWinner } from './record/end-code';
import { recordResult, turnAfter } from './record/result';
import type { ShogiRecord } from './record/shogi-record';
import type { Repetition } from './rules/repetition';
import { both } from './texts/both';
import type { OutcomeCode, ShogiTexts } from './texts/shogi-texts';

/** 入玉宣言の終局に付けるコメントの頭。KIF に宣言の失敗を言う言葉がないため、ここに残す。 */
export const declarationMark = '入玉宣言';

/**
 * 終局の判定に要るもの。position はカーソルの局面、node はカーソル。
 * position と repetition は、終局の言葉だけでは決まらないときにだけ読まれる。
 */
export interface OutcomeSource {
  readonly position: Position;
  readonly record: ShogiRecord;
  readonly node: number;
  /** カーソルまでに指された手の数。 */
  readonly ply: number;
  readonly repetition: Repetition;
  readonly sideNames: Readonly<Record<Color, LocalText>>;
}

/** 終局の判定。反則なら foul がその名。 */
export interface OutcomeDecision {
  readonly code: OutcomeCode;
  readonly winner: Color | 'draw' | null;
  readonly foul?: FoulCode | undefined;
}

const codeOfEnd: Readonly<Record<EndCode, OutcomeCode>> = {
  resign: 'resign',
  interrupt: 'interrupt',
  repetition: 'repetition',
  impasse: 'impasse',
  mate: 'mate',
  'no-mate': 'no-mate',
  timeout: 'timeout',
  'foul-win': 'foul',
  'foul-loss': 'foul',
  'entering-king-win': 'declaration',
  'default-win': 'default',
  'default-loss': 'default',
  sealed: 'sealed',
  try: 'try',
};

// The words that a position may confirm; with any other it is not looked at.
const derivable: ReadonlySet<EndCode> = new Set<EndCode>(['mate', 'repetition']);

/** 終局の言葉の理由。 */
export function outcomeCodeOf(end: EndCode): OutcomeCode {
  return codeOfEnd[end];
}

/** 終局したか、どちらが勝ちか、なぜか。ただ一つの答え。続いていれば null。 */
export function outcomeOf(source: OutcomeSource): Outcome | null {
  const decision = decideOutcome(source);
  if (decision === null) return null;
  const { winner } = decision;
  return {
    winner: winner === null || winner === 'draw' ? null : colorCode(winner),
    code: decision.code,
    text: both((t) => sentence(t, source, decision)),
  };
}

/** 局面だけから決まる終局 (詰み、指せる手なし、千日手、連続王手の千日手) を棋譜に記す言葉。 */
export function derivedEnd(position: Position, repetition: Repetition): EndCode | null {
  const derived = derive(position, repetition);
  if (derived === null) return null;
  if (derived.code === 'repetition') return 'repetition';
  if (derived.code === 'perpetual-check') return derived.winner === position.turn ? 'foul-win' : 'foul-loss';
  return 'mate';
}

/** 終局したか、どちらが勝ちか、なぜか。人に見せる文のない答え。続いていれば null。 */
export function decideOutcome(source: Omit<OutcomeSource, 'sideNames'>): OutcomeDecision | null {
  const { record, node } = source;
  const end = endCodeOf(record.tree.move(node));
  if (end !== null) return decideByWord(source, end);
  if (node === record.tree.mainLine().at(-1)) {
    const { winner, reason } = recordResult(record);
    if (winner !== null || reason !== null)
      return { winner, code: reason === null ? 'win' : codeOfEnd[reason] };
  }
  const derived = derive(source.position, source.repetition);
  const foul = record.fouls.find((each) => each.node === node)?.code;
  // A loaded game may end with a mating foul (打ち歩詰め): the foul loses.
  if (foul !== undefined && derived?.code === 'mate')
    return { code: 'foul', winner: source.position.turn, foul };
  return derived;
}

// The word in the record decides; what the position tells is the more precise reason of the same end.
function decideByWord(source: Omit<OutcomeSource, 'sideNames'>, end: EndCode): OutcomeDecision {
  const { record, node } = source;
  const isFoul = end === 'foul-win' || end === 'foul-loss';
  const turn = turnAfter(record, source.ply);
  const who = endWinner(end);
  const winner = who === 'toMove' ? turn : who === 'moved' ? opposite(turn) : who;
  const derived = isFoul || derivable.has(end) ? derive(source.position, source.repetition) : null;
  if (derived !== null && isSameEnd(end, winner, derived)) return derived;
  if (isFoul && record.tree.comment(node).startsWith(declarationMark)) {
    return { code: 'declaration-failed', winner };
  }
  const foul = isFoul ? record.fouls.find((each) => each.node === record.tree.parent(node))?.code : undefined;
  return { code: codeOfEnd[end], winner, foul };
}

function isSameEnd(end: EndCode, winner: OutcomeDecision['winner'], derived: OutcomeDecision): boolean {
  switch (derived.code) {
    case 'mate':
    case 'no-moves':
      return end === 'mate';
    case 'repetition':
      return end === 'repetition';
    default:
      return (
        end === 'repetition' || ((end === 'foul-win' || end === 'foul-loss') && winner === derived.winner)
      );
  }
}

function derive(position: Position, repetition: Repetition): OutcomeDecision | null {
  if (!position.hasLegalMove()) {
    return { code: position.inCheck() ? 'mate' : 'no-moves', winner: opposite(position.turn) };
  }
  if (repetition.kind === 'none') return null;
  if (repetition.kind === 'draw') return { code: 'repetition', winner: 'draw' };
  return { code: 'perpetual-check', winner: opposite(repetition.loser) };
}

function sentence(t: ShogiTexts, source: OutcomeSource, decision: OutcomeDecision): string {
  const { code, winner, foul } = decision;
  const reason = foul === undefined ? t.outcome.reasons[code] : t.outcome.foulReason(foul);
  if (winner === null || winner === 'draw') return t.outcome.draw(source.ply, reason);
  const side = source.sideNames[winner][t.language];
  return code === 'win' ? t.outcome.winPlain(source.ply, side) : t.outcome.win(source.ply, side, reason);
}

import type { Command, CommandResult, Field, FieldValues } from '../contract/command';
import type { EndCode } from './record/end-code';
import type { Declaration, ImpasseRule } from './rules/impasse';
import type { ShogiGame } from './shogi-game';
import { both } from './texts/both';
import type { DeclarationFailure, ShogiTexts } from './texts/shogi-texts';

const neededPieces = 10;
const drawPoints = 24;

const ruleField: Field = {
  id: 'rule',
  label: both((t) => t.command.rule),
  type: 'choice',
  initial: 'points27',
  options: [
    { value: 'points27', label: both((t) => t.command.rule27) },
    { value: 'points24', label: both((t) => t.command.rule24) },
  ],
  hint: both((t) => t.command.ruleHint),
};

function endCommand(
  id: string,
  code: EndCode,
  pick: (t: ShogiTexts) => { readonly label: string; readonly confirm: string | null },
): Command<ShogiGame> {
  const asks = both((t) => pick(t).confirm ?? '');
  return {
    id,
    label: both((t) => pick(t).label),
    fields: [],
    confirm: asks.ja === '' ? null : asks,
    isEnabled: (game) => game.outcome === null,
    run: (game) => (game.finish(code) ? told(game) : alreadyOver()),
  };
}

/** 将棋の命令。投了、中断、持将棋 (合意)、入玉宣言。 */
export const shogiCommands: readonly Command<ShogiGame>[] = [
  endCommand('resign', 'resign', (t) => ({ label: t.command.resign, confirm: t.command.resignConfirm })),
  endCommand('interrupt', 'interrupt', (t) => ({ label: t.command.interrupt, confirm: null })),
  endCommand('impasse', 'impasse', (t) => ({ label: t.command.impasse, confirm: t.command.impasseConfirm })),
  {
    id: 'declare',
    label: both((t) => t.command.declare),
    fields: [ruleField],
    confirm: both((t) => t.command.declareConfirm),
    isEnabled: (game) => game.outcome === null,
    run: declareCommand,
  },
];

function alreadyOver(): CommandResult {
  return { ok: false, text: both((t) => t.command.alreadyOver) };
}

function told(game: ShogiGame): CommandResult {
  const outcome = game.outcome;
  return { ok: true, text: outcome && both((t) => t.command.done(outcome.text[t.language])) };
}

function declareCommand(game: ShogiGame, values: FieldValues): CommandResult {
  const rule: ImpasseRule = values['rule'] === 'points24' ? 'points24' : 'points27';
  const declaration = game.declareEnteringKing(rule);
  const outcome = game.outcome;
  if (declaration === null || outcome === null) return alreadyOver();
  const { points, zonePieces } = declaration;
  const failures = failuresOf(declaration, rule);
  return {
    ok: true,
    text: both((t) => {
      const name = t.command[rule];
      const end = outcome.text[t.language];
      if (declaration.result !== 'lose') return t.command.declared(name, points, zonePieces, end);
      return t.command.declarationFailed(name, points, zonePieces, failures.map(t.command.failure), end);
    }),
  };
}

function failuresOf(declaration: Declaration, rule: ImpasseRule): DeclarationFailure[] {
  const { points, zonePieces: count } = declaration;
  const needed = rule === 'points24' ? drawPoints : declaration.required;
  const failures: DeclarationFailure[] = [];
  if (!declaration.isKingInZone) failures.push({ code: 'king-not-in-zone' });
  if (!declaration.hasEnoughPieces) failures.push({ code: 'too-few-pieces', count, needed: neededPieces });
  if (!declaration.hasEnoughPoints) failures.push({ code: 'too-few-points', points, needed });
  if (!declaration.isOutOfCheck) failures.push({ code: 'in-check' });
  return failures;
}

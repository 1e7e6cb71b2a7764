import { opposite } from '../piece';
import type { EndCode } from '../record/end-code';
import { endCodeOf } from '../record/end-code';
import type { NoticeCode } from '../record/notice';
import type { RecordBuilder } from '../record/record-builder';
import type { RecordResult, ResultWords } from '../record/result';
import { endOfWords, formatResultLine, parseResultLine, recordResult } from '../record/result';

/** まで行がどの筋にあるか。broken は指せない手で切れた本譜。 */
export type ResultPlace = 'main' | 'broken' | 'variation';

/**
 * 「まで…」の行を棋譜に収める。終局の言葉から作れる行は捨て、作れない行は残す。
 * 言うことが終局の言葉と違えば `resultConflict` を、置き場のない行なら `unknownLine` を返す。
 * `inferResign` なら、ただ「先手の勝ち」とある行を投了とみる（KI2 は投了をこう書く）。
 */
export function readResultLine(
  builder: RecordBuilder,
  line: string,
  place: ResultPlace,
  inferResign: boolean,
): NoticeCode | null {
  const { record } = builder;
  const ended = endCodeOf(record.tree.move(builder.node));
  if (ended !== null && formatResultLine(record, ended, builder.ply - 1) === line) return null;
  const words = parseResultLine(line, record);
  if (ended === null && words !== null && place !== 'broken') {
    const toMove = builder.position.turn;
    const lost = inferResign && words.winner === opposite(toMove) ? 'resign' : null;
    const code = endOfWords(words, toMove) ?? lost;
    if (code !== null) builder.end(code);
  }
  const code = endCodeOf(record.tree.move(builder.node));
  if (code !== null && formatResultLine(record, code, builder.ply - 1) === line) return null;
  if (place === 'variation') return 'unknownLine';
  if (record.resultLine !== null) return 'unknownLine';
  const before = recordResult(record);
  record.resultLine = line;
  return words !== null && place === 'main' && contradicts(words, before, code, builder)
    ? 'resultConflict'
    : null;
}

// Another winner, another reason or another number of moves than the game itself has.
function contradicts(
  words: ResultWords,
  before: RecordResult,
  code: EndCode | null,
  builder: RecordBuilder,
): boolean {
  if (before.winner !== null && words.winner !== null && words.winner !== before.winner) return true;
  const plies = builder.ply - (code === null ? 0 : 1);
  // A game that goes on from a diagram may be counted from its start or from the diagram.
  const offset = Number(builder.record.startSfen.split(' ')[3] ?? 1) - 1;
  const isCount = words.plies === null || words.plies === plies || words.plies === offset + plies;
  const reason = endOfWords(words, builder.position.turn);
  return !isCount || (code !== null && reason !== null && reason !== code);
}

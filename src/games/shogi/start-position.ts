import type { LocalText } from '../contract/language';
import { KifStart } from './formats/kif-start';
import { TextLines } from './formats/text-lines';
import { opposite } from './piece';
import { Position } from './position/position';
import { NoticeList } from './record/notice-list';
import { RecordBuilder } from './record/record-builder';
import type { SfenError } from './sfen';
import { both } from './texts/both';

/** 開始局面を読んだ答え。読めなければ、何行目の何がおかしいかを言う文。 */
export type StartPositionResult =
  { readonly ok: true; readonly sfen: string } | { readonly ok: false; readonly text: LocalText };

/** 開始局面 (SFEN か局面図) を読む。王のない局面や、手番でない側の玉を取れる局面からは始められない。 */
export function parseStartPosition(source: string): StartPositionResult {
  const result = isSfenLike(source) ? readSfen(source) : readDiagram(source);
  return result.ok ? checkPlayable(result.sfen) : result;
}

/** 文が SFEN (か `position sfen …`、`startpos`) の形か。手の並びが続くものは含まない。 */
export function isSfenLike(source: string): boolean {
  const text = source.trim();
  return (
    /^(position\s+)?startpos$/.test(text) ||
    /^(position\s+)?(sfen\s+)?[^\s|/]+(\/[^\s|/]*)+(\s+\S+){0,3}$/.test(text)
  );
}

function readSfen(source: string): StartPositionResult {
  // Blanks keep the columns that the error names.
  const text = source.replace(/^\s*position\b/, (word) => ' '.repeat(word.length));
  const parsed = Position.parse(text);
  if (parsed.ok) return { ok: true, sfen: parsed.position.toSfen(parsed.moveNumber) };
  const { error } = parsed;
  const before = text.slice(0, error.at).split('\n');
  return unreadable(before.length, (before.at(-1)?.length ?? 0) + 1, error.code, error.text);
}

function readDiagram(source: string): StartPositionResult {
  const lines = new TextLines(source);
  const builder = new RecordBuilder();
  const notices = new NoticeList();
  const start = new KifStart(builder, notices, lines, null);
  while (lines.advance()) {
    const at = lines.firstInk();
    if (at < lines.end && !start.readLine(at)) {
      return unreadable(lines.number, at - lines.start + 1, 'notDiagram', lines.rest(at));
    }
  }
  start.decide();
  const notice = notices.all[0];
  if (notice !== undefined) return unreadable(notice.line, notice.column, 'notDiagram', notice.text);
  if (!start.diagram.isComplete) return unreadable(null, null, 'rankCount', '');
  return { ok: true, sfen: builder.record.startSfen };
}

function checkPlayable(sfen: string): StartPositionResult {
  const parsed = Position.parse(sfen);
  if (!parsed.ok) return unreadable(null, null, parsed.error.code, parsed.error.text);
  const { position } = parsed;
  if (position.kingSquare('black') === null && position.kingSquare('white') === null) {
    return { ok: false, text: both((t) => t.setup.impossibleStart(t.setup.noKing)) };
  }
  if (position.inCheck(opposite(position.turn))) {
    return { ok: false, text: both((t) => t.setup.impossibleStart(t.setup.kingCapturable)) };
  }
  return { ok: true, sfen };
}

function unreadable(
  line: number | null,
  column: number | null,
  code: SfenError['code'] | 'notDiagram',
  source: string,
): StartPositionResult {
  return {
    ok: false,
    text: both((t) =>
      t.setup.unreadableStart(t.setup.where(line, column), t.setup.startFaults[code](source)),
    ),
  };
}

import type { FieldValues } from './command';
import type {
  CreateResult,
  ExportFormat,
  GameKind,
  GameProgress,
  OpenResult,
  ReadNotice,
} from './game-progress';
import type { GameRecord, Header, RecordNotation } from './game-record';
import { GameTree } from './game-tree';
import type { LocalText } from './language';
import type { RecordGame, SidedPosition } from './record-game';
import { isRecordOf, readRecordLines } from './record-reader';
import { recordTexts } from './record-texts';
import { decodeText, encodeText } from './text-bytes';

/** 種類の材料。対局者名は setup の欄 `firstName` と `secondName` から取る。 */
export interface RecordKindParts extends Pick<
  GameKind,
  'id' | 'title' | 'sheetPrefix' | 'wording' | 'layout' | 'setup' | 'exports'
> {
  readonly notation: RecordNotation;
  /** 欄の値から作る、対局者名の後の見出し。 */
  readonly headers?: (values: FieldValues) => readonly Header[];
  newGame(record: GameRecord, kind: GameKind): RecordGame<SidedPosition>;
  /** 棋譜の行でない文を、そのゲームだけの書き方（オセロの f5d6c3 など）として読む。違えば null。 */
  readonly openOther?: (text: string, kind: GameKind) => OpenResult | null;
}

/** 自分の記法で棋譜を書くゲームの種類を作る。 */
export function recordKind(parts: RecordKindParts): GameKind {
  const { notation } = parts;
  const read = (lines: readonly string[]): ReturnType<typeof readRecordLines> =>
    readRecordLines(lines, notation, (record) => parts.newGame(record, kind));
  const openText = (text: string): OpenResult => {
    const found = read(splitLines(text));
    if (found !== null) return opened(found.game, found.notices);
    return (
      parts.openOther?.(text, kind) ?? { games: [], notices: [], text: recordTexts.notThisGame(parts.title) }
    );
  };
  const kind: GameKind = {
    id: parts.id,
    title: parts.title,
    sheetPrefix: parts.sheetPrefix,
    wording: parts.wording,
    layout: parts.layout,
    setup: parts.setup,
    exports: parts.exports,
    create: (values) => ({ ok: true, game: parts.newGame(newRecord(parts, values), kind) }),
    read: (lines) => stored(read(lines), parts.title),
    claims: (head) => isRecordOf(splitLines(head), notation),
    open: (bytes) => openText(decodeText(bytes)),
    openText,
  };
  return kind;
}

/** 開いた一局の答え。ゲームだけの書き方から読むときにも使う。 */
export function opened(game: RecordGame<SidedPosition>, notices: readonly ReadNotice[]): OpenResult {
  const plies = game.kifu.line().filter((node) => !game.kifu.isEnd(node)).length - 1;
  const title = recordTexts.openTitle({ players: game.players, title: game.title, date: '', plies });
  return { games: [{ game, title, notices }], notices: [], text: null };
}

/** 文の書き出しの材料。warnings は書けなかったもの。 */
interface TextExportParts extends Pick<ExportFormat, 'id' | 'label'> {
  write(game: GameProgress): { readonly text: string; readonly warnings?: readonly LocalText[] };
}

/** 文を UTF-8 の .txt に書き出す形式。 */
export function textExport({ id, label, write }: TextExportParts): ExportFormat {
  return {
    id,
    label,
    extension: '.txt',
    write(game) {
      const { text, warnings = [] } = write(game);
      return { text, bytes: encodeText(text), warnings };
    },
  };
}

/** 棋譜の行をそのまま書き出す形式。 */
export function recordExport(label: LocalText): ExportFormat {
  return textExport({ id: 'text', label, write: (game) => ({ text: `${game.write().join('\n')}\n` }) });
}

/** いまの局面を一行の文に書き出す形式。 */
export function positionExport(label: LocalText): ExportFormat {
  return textExport({ id: 'position', label, write: (game) => ({ text: `${game.view().position}\n` }) });
}

function newRecord({ notation, headers }: RecordKindParts, values: FieldValues): GameRecord {
  const [first, second] = notation.playerKeys;
  return {
    headers: [
      [first, oneLine(values['firstName'])],
      [second, oneLine(values['secondName'])],
      ...(headers?.(values) ?? []).map(([key, value]): Header => [key, oneLine(value)]),
    ],
    tree: new GameTree(),
  };
}

function stored(found: ReturnType<typeof readRecordLines>, title: LocalText): CreateResult {
  if (found === null) {
    return { ok: false, field: null, text: recordTexts.damagedStorage(recordTexts.notThisGame(title)) };
  }
  return { ok: true, game: found.game, notices: found.notices };
}

function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

// A header is one line of the file.
function oneLine(value: string | undefined): string {
  return (value ?? '').replace(/[\r\n]+/g, ' ').trim();
}

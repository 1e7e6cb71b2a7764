import type { ExportFormat, GameProgress, PositionFormat } from '../contract/game-progress';
import type { LocalText } from '../contract/language';
import type { LossyFormat } from './export-losses';
import { findLosses } from './export-losses';
import { writeBod } from './formats/bod';
import { writeCsa } from './formats/csa-writer';
import { encodeShiftJis, encodeUtf8 } from './formats/encode';
import { writeJkf } from './formats/jkf-writer';
import { writeKi2 } from './formats/ki2-writer';
import { writeKif } from './formats/kif-writer';
import { writeUsi } from './formats/usi';
import type { ShogiRecord } from './record/shogi-record';
import { ShogiGame } from './shogi-game';
import { both } from './texts/both';
import type { FileTexts } from './texts/shogi-texts';

type Written = ReturnType<ExportFormat['write']>;

/** 書き出しの形式。棋譜の各形式と、いまの局面の SFEN・局面図。 */
export const shogiExports: readonly ExportFormat[] = [
  format('kif', 'kifShiftJis', '.kif', (game) => shiftJis(writeKif(game.record, { encoding: 'Shift_JIS' }))),
  format('kifu', 'kifUtf8', '.kifu', (game) => utf8(writeKif(game.record, { encoding: 'UTF-8' }))),
  format('ki2', 'ki2', '.ki2', ({ record }) =>
    shiftJis(writeKi2(record, { encoding: 'Shift_JIS' }), losses(record, 'ki2')),
  ),
  format('csa', 'csa', '.csa', ({ record }) =>
    utf8(writeCsa(record, { version: '3.0' }), losses(record, 'csa')),
  ),
  format('jkf', 'jkf', '.jkf', ({ record }) => utf8(writeJkf(record), losses(record, 'jkf'))),
  format('usi', 'usi', '.usi', ({ record }) => utf8(writeUsi(record), losses(record, 'usi'))),
  format('sfen', 'sfenPosition', '.sfen', (game) => utf8(`${game.view().position}\n`)),
  format('bod', 'bodPosition', '.txt', (game) => utf8(bodOf(game))),
];

/** KI2 の UTF-8（.ki2u）。画面には並べず、コマンドが書く。 */
export const ki2Utf8Export: ExportFormat = format('ki2u', 'ki2', '.ki2u', ({ record }) =>
  utf8(writeKi2(record, { encoding: 'UTF-8' }), losses(record, 'ki2')),
);

/** 局面の書き方。SFEN、局面図、USI の position の行。 */
export const shogiPositions: readonly PositionFormat[] = [
  { id: 'sfen', label: both((t) => t.file.sfen), write: (game) => game.view().position },
  { id: 'bod', label: both((t) => t.file.diagram), write: (game) => bodOf(asShogi(game)) },
  {
    id: 'usi',
    label: both((t) => t.file.usi),
    write: (game) => `position sfen ${game.view().position}`,
  },
];

function bodOf(game: ShogiGame): string {
  return writeBod(game.position.clone(), { handicap: game.isHandicap, ply: game.ply });
}

function format(
  id: string,
  label: keyof FileTexts & FileLabel,
  extension: string,
  write: (game: ShogiGame) => Written,
): ExportFormat {
  return { id, label: both((t) => t.file[label]), extension, write: (game) => write(asShogi(game)) };
}

type FileLabel = 'kifShiftJis' | 'kifUtf8' | 'ki2' | 'csa' | 'usi' | 'jkf' | 'sfenPosition' | 'bodPosition';

function asShogi(game: GameProgress): ShogiGame {
  if (!(game instanceof ShogiGame)) throw new TypeError('not a game of shogi');
  return game;
}

function shiftJis(text: string, lost: readonly LocalText[] = []): Written {
  const { bytes, missing } = encodeShiftJis(text);
  const warnings = missing.length === 0 ? [] : [both((t) => t.file.lostCharacters(missing.join(' ')))];
  return { text, bytes, warnings: [...warnings, ...lost] };
}

function utf8(text: string, warnings: readonly LocalText[] = []): Written {
  return { text, bytes: encodeUtf8(text), warnings };
}

function losses(record: ShogiRecord, format: LossyFormat): LocalText[] {
  return findLosses(record, format).map((kind) => both((t) => t.file.losses[kind](t.file[format])));
}

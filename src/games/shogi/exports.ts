import type { ExportFormat, GameProgress } from '../contract/game-progress';
import type { LocalText } from '../contract/language';
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
  format('kif', 'kifShiftJis', '.kif', (game) => shiftJis(writeKif(game.record))),
  format('kifu', 'kifUtf8', '.kifu', (game) => utf8(writeKif(game.record, { encoding: 'UTF-8' }))),
  format('ki2', 'ki2', '.ki2', (game) => shiftJis(writeKi2(game.record))),
  format('csa', 'csa', '.csa', (game) =>
    utf8(writeCsa(game.record, { version: '3.0' }), lostVariations(game.record)),
  ),
  format('jkf', 'jkf', '.jkf', (game) => utf8(writeJkf(game.record))),
  format('usi', 'usi', '.usi', (game) => utf8(writeUsi(game.record), lostVariations(game.record))),
  format('sfen', 'sfenPosition', '.sfen', (game) => utf8(`${game.view().position}\n`)),
  format('bod', 'bodPosition', '.txt', (game) =>
    utf8(writeBod(game.position.clone(), { handicap: game.isHandicap, ply: game.ply })),
  ),
];

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

function shiftJis(text: string): Written {
  const { bytes, missing } = encodeShiftJis(text);
  const warnings = missing.length === 0 ? [] : [both((t) => t.file.lostCharacters(missing.join(' ')))];
  return { text, bytes, warnings };
}

function utf8(text: string, warnings: readonly LocalText[] = []): Written {
  return { text, bytes: encodeUtf8(text), warnings };
}

function lostVariations(record: ShogiRecord): LocalText[] {
  const { tree } = record;
  let count = 0;
  for (const node of tree.walk()) if (tree.nextSibling(node) >= 0) count++;
  return count === 0 ? [] : [both((t) => t.file.lostVariations(count))];
}

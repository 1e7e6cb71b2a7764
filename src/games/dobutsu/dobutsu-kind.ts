import type { GameKind } from '../contract/game-progress';
import { recordExport, recordKind } from '../contract/record-kind';
import { DobutsuGame } from './dobutsu-game';
import { dobutsuLayout } from './layout';
import { dobutsuNotation } from './notation';
import { both } from './texts/both';

/** どうぶつしょうぎ: シートに載るゲームの一種。画面はひらがなで話す。 */
export const dobutsuKind: GameKind = recordKind({
  id: 'どうぶつしょうぎ',
  title: both((t) => t.title),
  sheetPrefix: 'どうぶつ',
  wording: 'kana',
  layout: dobutsuLayout,
  setup: [
    { id: 'firstName', label: both((t) => t.setup.firstName), type: 'text', initial: '' },
    {
      id: 'secondName',
      label: both((t) => t.setup.secondName),
      type: 'text',
      initial: '',
      hint: both((t) => t.setup.namesHint),
    },
  ],
  exports: [recordExport(both((t) => t.exportText))],
  notation: dobutsuNotation,
  newGame: (record, kind) => new DobutsuGame(record, kind),
});

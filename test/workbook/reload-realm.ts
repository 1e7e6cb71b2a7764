import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { gomokuKind } from '../../src/games/gomoku/gomoku-kind';
import { othelloKind } from '../../src/games/othello/othello-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { openApp, settle } from './board-app';
import type { RealmAnswer, RealmRequest } from './realm-seats';
import { clickOn, copySeats } from './realm-seats';

async function answer({ saved, seed, plies }: RealmRequest): Promise<RealmAnswer> {
  const leftovers = ['Office', 'Excel', 'OfficeExtension', 'external'].filter((name) => name in globalThis);
  const book = loadWorkbook(JSON.parse(saved) as SavedWorkbook);
  const app = await openApp({ book, kinds: [shogiKind, dobutsuKind, othelloKind, gomokuKind] });
  await settle();
  const opened = copySeats(app);
  await clickOn(app, seed, plies);
  return { leftovers, opened, continued: copySeats(app), saved: JSON.stringify(saveWorkbook(book)) };
}

process.on('message', (request: RealmRequest) => {
  void answer(request).then((given) => process.send?.(given));
});

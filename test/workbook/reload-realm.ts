import { shogiKind } from '../../src/games/shogi/shogi-kind';
import type { SavedWorkbook } from '../../src/preview/host/model/saved';
import { loadWorkbook, saveWorkbook } from '../../src/preview/host/model/saved';
import { openApp, settle } from './board-app';
import type { RealmAnswer, RealmRequest } from './realm-seats';
import { clickOn, copySeats } from './realm-seats';

async function answer({ saved, seed, plies }: RealmRequest): Promise<RealmAnswer> {
  const leftovers = ['Office', 'Excel', 'OfficeExtension', 'external'].filter((name) => name in globalThis);
  const book = loadWorkbook(JSON.parse(saved) as SavedWorkbook);
  const app = await openApp({ book, kinds: [shogiKind] });
  await settle();
  const opened = copySeats(app);
  await clickOn(app, seed, plies);
  return { leftovers, opened, continued: copySeats(app), saved: JSON.stringify(saveWorkbook(book)) };
}

process.once('message', (request: RealmRequest) => {
  void answer(request).then((given) => process.send?.(given));
});

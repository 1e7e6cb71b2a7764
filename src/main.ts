import { dobutsuKind } from './games/dobutsu/dobutsu-kind';
import { gomokuKind } from './games/gomoku/gomoku-kind';
import { othelloKind } from './games/othello/othello-kind';
import { shogiKind } from './games/shogi/shogi-kind';
import type { DeskGame, ListDesk } from './library/list/list-desk';
import { GameLists } from './library/list/game-lists';
import { LibraryClient, localPort, workerPort } from './library/worker-client';
import type { BoardSeat } from './play/hall';
import { Hall } from './play/hall';
import { reviewing } from './play/stored-game';
import { browserTimer } from './taskpane/browser-timer';
import { readLanguageChoice } from './taskpane/language-choice';
import { openLibraryPort } from './taskpane/library-port';
import { showOutsideOffice } from './taskpane/outside-office';
import { mountPane } from './taskpane/pane';
import { readOwnNames } from './taskpane/own-names';
import { followTheme } from './taskpane/theme';
import { ListSheets } from './workbook/list/list-sheets';
import { WorkbookAdapter } from './workbook/workbook-adapter';

// Office.js answers within a second or two; after this long the page is open outside Excel or without a network.
const PATIENCE = 8000;

/** 組み立ての根: Excel を待ち、会場と作業ウィンドウとブックを結ぶ。全員を知るのはこのファイルだけ。 */
async function start(): Promise<void> {
  const refreshTheme = followTheme(hostTheme);
  if (typeof Office === 'undefined') return showOutsideOffice();
  const giveUp = browserTimer.after(PATIENCE, showOutsideOffice);
  const { host } = await Office.onReady();
  giveUp();
  // Compared as text: outside Office there is no host, and the type does not say so.
  if (String(host) !== 'Excel') return showOutsideOffice();
  const { displayLanguage, partitionKey } = Office.context;
  const choice = readLanguageChoice(displayLanguage, partitionKey);
  const hall = new Hall([shogiKind, dobutsuKind, othelloKind, gomokuKind], browserTimer);
  const workbook = new WorkbookAdapter(hall, choice.language);
  hall.connect(workbook);
  const own = readOwnNames(partitionKey);
  const lists = new GameLists({
    client: new LibraryClient(openLibraryPort({ workerPort, localPort })),
    desk: deskOf(hall),
    port: new ListSheets({
      queue: workbook.queue,
      language: choice.language,
      failed: (error) => hall.report(error),
    }),
    language: choice.language,
    ownNames: own.names,
  });
  refreshTheme();
  mountPane({
    hall,
    lists,
    language: choice.language,
    onLanguage: (language) => {
      lists.setLanguage(language);
      choice.save(language);
    },
    onOwnNames: own.save,
  });
  associateShortcuts(hall, lists);
  await workbook.start().catch((error: unknown) => hall.report(error));
  await lists.start().catch((error: unknown) => hall.report(error));
}

/** 会場を、対局一覧から見た盤の側にする。 */
function deskOf(hall: Hall): ListDesk {
  const gameOf = (seat: BoardSeat | null): DeskGame | null =>
    seat && {
      game: seat.sitting.game,
      origin: seat.sitting.origin === null ? null : { key: seat.sitting.origin },
      isPlaying: seat.sitting.mode === 'playing',
    };
  return {
    say: (level, text, offer) => hall.say(level, text, offer),
    report: (error, kept) => hall.report(error, kept),
    active: () => gameOf(hall.active),
    onKifuSheet: () => gameOf(hall.kifuSeat),
    open: (game, place, origin, path) => {
      const state = reviewing(path, origin?.key ?? null);
      return place === 'kifuSheet' ? hall.showOnKifuSheet(game, state) : hall.showOnNewSheet(game, state);
    },
    setOrigin: ({ key }) => hall.active?.sitting.setOrigin(key),
  };
}

/** 近道の「確定」: 盤の前では選んだマス、盤がなければ一覧で選んだ行を開く。 */
function confirm(hall: Hall, lists: GameLists): Promise<void> {
  const isRow = hall.active === null && lists.selected?.hasKifu === true;
  return isRow ? lists.open('kifuSheet') : hall.confirmActiveCell();
}

/** 近道の鍵。共有ランタイムのない版では使えないだけで、ほかは変わらない。 */
function associateShortcuts(hall: Hall, lists: GameLists): void {
  try {
    Office.actions.associate('SHOGI_CONFIRM', () => void confirm(hall, lists));
    Office.actions.associate('SHOGI_PANE', () => void Office.addin.showAsTaskpane());
  } catch {
    // Without a shared runtime there is nothing to associate with; the pane's own buttons do the same.
  }
}

function hostTheme(): Office.OfficeTheme | undefined {
  try {
    return Office.context.officeTheme;
  } catch {
    return undefined;
  }
}

void start();

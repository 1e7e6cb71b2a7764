import { dobutsuKind } from './games/dobutsu/dobutsu-kind';
import { gomokuKind } from './games/gomoku/gomoku-kind';
import { othelloKind } from './games/othello/othello-kind';
import { shogiKind } from './games/shogi/shogi-kind';
import { Hall } from './play/hall';
import { browserTimer } from './taskpane/browser-timer';
import { readLanguageChoice } from './taskpane/language-choice';
import { showOutsideOffice } from './taskpane/outside-office';
import { mountPane } from './taskpane/pane';
import { followTheme } from './taskpane/theme';
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
  refreshTheme();
  mountPane({ hall, language: choice.language, onLanguage: choice.save });
  associateShortcuts(hall);
  await workbook.start().catch((error: unknown) => hall.report(error));
}

/** 近道の鍵。共有ランタイムのない版では使えないだけで、ほかは変わらない。 */
function associateShortcuts(hall: Hall): void {
  try {
    Office.actions.associate('SHOGI_CONFIRM', () => void hall.confirmActiveCell());
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

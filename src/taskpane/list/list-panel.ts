import { el, setShown } from '../dom';
import { panelHead } from '../panels/panel-head';
import type { Part } from '../part';
import { deskSection } from './desk-section';
import { exportSection } from './export-section';
import { listChooser } from './list-chooser';
import type { ListContext } from './list-context';
import { loadSection } from './load-section';
import { ownNamesSection } from './own-names-section';
import { repeatedGames } from './repeated-games';
import { reportSection } from './report-section';
import { searchSection } from './search-section';
import { selectedRow } from './selected-row';
import { statisticsSection } from './statistics-section';

/** 欄「一覧」: 読み込み、選んだ行、探す、統計、書き出し。よく使う順に並べ、ほかは畳む。 */
export function listPanel(context: ListContext): Part {
  const { lists, texts } = context;
  const always = [listChooser(context), loadSection(context), repeatedGames(context)];
  const row = selectedRow(context);
  const ofRows = [
    searchSection(context),
    statisticsSection(context),
    exportSection(context),
    reportSection(context),
  ];
  const folded = [...ofRows, deskSection(context), ownNamesSection(context)];
  const parts = [...always, row, ...folded];
  const head = panelHead(texts.list.title, texts.list.lead);
  const element = el(
    'div',
    { class: 'panel list-panel' },
    head,
    ...always.map((part) => part.element),
    row.element,
    el('div', {}, ...folded.map((part) => part.element)),
  );
  return {
    element,
    update(view) {
      setShown(head, lists.current === null);
      // What speaks of rows has nothing to say before there is a list.
      for (const part of [row, ...ofRows]) setShown(part.element, lists.current !== null);
      for (const part of parts) part.update(view);
    },
  };
}

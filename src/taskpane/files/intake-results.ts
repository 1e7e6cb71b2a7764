import type { OpenedGame, ReadNotice } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { el } from '../dom';
import { icon } from '../icons';
import type { PaneContext } from '../part';
import type { IntakeItem } from './kifu-intake';

// What a person can look through; a file of thousands of games belongs in a list on a sheet.
const SHOWN_GAMES = 200;
const SHOWN_NOTICES = 50;

/** 読めたものの一覧: 局ごとに並べるボタン、ファイルごとに気づいたこと。 */
export function intakeResults(
  context: PaneContext,
  items: readonly IntakeItem[],
  onShow: (game: OpenedGame) => void,
): HTMLElement {
  const { texts } = context;
  const all = items.reduce((count, item) => count + item.games.length, 0);
  const summary = all > 0 ? texts.open.found(all, items.length) : texts.open.nothing;
  const shown = Math.min(all, SHOWN_GAMES);
  let left = shown;
  const files = items.map((item) => {
    const games = item.games.slice(0, left);
    left -= games.length;
    return fileResult(context, item, games, onShow);
  });
  return el(
    'section',
    { class: 'results', tabindex: -1, 'aria-label': texts.open.results },
    el('p', { class: 'results-summary' }, summary),
    shown < all ? el('p', { class: 'hint' }, texts.open.shown(shown, all)) : null,
    ...files,
  );
}

function fileResult(
  context: PaneContext,
  item: IntakeItem,
  games: readonly OpenedGame[],
  onShow: (game: OpenedGame) => void,
): HTMLElement {
  const { texts, voice } = context;
  const rows = games.map((game) => {
    const row = el(
      'li',
      { class: 'result-game' },
      el('span', { class: 'result-title', title: game.title }, game.title),
    );
    const show = button(texts.open.show, () => onShow(game));
    show.setAttribute('aria-label', `${texts.open.show}: ${game.title}`);
    row.append(show);
    if (game.notices.length > 0) row.append(noticeList(context, game.notices));
    return row;
  });
  return el(
    'div',
    { class: 'result-file' },
    el('h2', { class: 'result-name', title: item.name }, icon('file'), el('span', {}, item.name)),
    item.text ? el('p', { class: 'result-problem' }, textIn(item.text, voice)) : null,
    rows.length > 0 ? el('ul', { class: 'result-games' }, ...rows) : null,
    item.notices.length > 0 ? noticeList(context, item.notices) : null,
  );
}

function noticeList({ texts, voice }: PaneContext, notices: readonly ReadNotice[]): HTMLElement {
  const lines = notices
    .slice(0, SHOWN_NOTICES)
    .map((notice) =>
      el(
        'li',
        {},
        notice.line === null
          ? null
          : el('span', { class: 'notice-line' }, texts.open.line(notice.line, notice.column)),
        el('span', {}, textIn(notice.text, voice)),
        notice.source === '' ? null : el('code', { class: 'notice-source' }, notice.source.slice(0, 200)),
      ),
    );
  const more = notices.length - lines.length;
  return el(
    'details',
    { class: 'notices', open: notices.length <= 3 },
    el('summary', {}, texts.open.notices(notices.length)),
    el('ul', {}, ...lines),
    more > 0 ? el('p', { class: 'hint' }, texts.open.moreNotices(more)) : null,
  );
}

import type { OpenedGame, ReadNotice } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import { button } from '../controls/button';
import { el } from '../dom';
import { icon } from '../icons';
import type { PaneContext } from '../part';
import type { IntakeItem } from './kifu-intake';
import { noticeList, noticeParts } from './notice-list';

// What a person can look through; a file of thousands of games belongs in a list on a sheet.
const SHOWN_GAMES = 200;

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
  const name = textIn(item.name, voice);
  const problem = problemOf(context, item);
  const rows = games.map((game) => {
    const title = textIn(game.title, voice);
    const row = el('li', { class: 'result-game' }, el('span', { class: 'result-title', title }, title));
    const show = button(texts.open.show, () => onShow(game));
    show.setAttribute('aria-label', `${texts.open.show}: ${title}`);
    row.append(show);
    if (game.notices.length > 0) row.append(noticeList(context, game.notices));
    return row;
  });
  return el(
    'div',
    { class: 'result-file' },
    el('h2', { class: 'result-name', title: name }, icon('file'), el('span', {}, name)),
    problem.parts.length > 0 ? el('p', { class: 'result-problem' }, ...problem.parts) : null,
    rows.length > 0 ? el('ul', { class: 'result-games' }, ...rows) : null,
    problem.rest.length > 0 ? noticeList(context, problem.rest) : null,
  );
}

/** 開けなかったわけ。気づいたことの初めのものと同じなら、それを行と元の文ごと言い、二度は言わない。 */
function problemOf(
  context: PaneContext,
  { text, notices }: IntakeItem,
): { readonly parts: readonly (HTMLElement | string | null)[]; readonly rest: readonly ReadNotice[] } {
  const first = notices[0];
  if (text === null) return { parts: [], rest: notices };
  if (first?.text.ja !== text.ja) return { parts: [textIn(text, context.voice)], rest: notices };
  return { parts: noticeParts(context, first), rest: notices.slice(1) };
}

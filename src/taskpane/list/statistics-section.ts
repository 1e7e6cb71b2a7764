import type { NextMove, PositionStatistics } from '../../library/position-index';
import { button } from '../controls/button';
import { checkBox } from '../controls/check-box';
import { disclosure } from '../controls/disclosure';
import { el, setShown, setText } from '../dom';
import { formatCount } from '../format-count';
import type { Part } from '../part';
import type { ListTexts } from '../texts/list-texts';
import type { ListContext } from './list-context';
import { hasListedBoard } from './list-context';

/** 局面の統計: 前にある盤の局面から指された手、局数、指した側の勝率、最後の日。 */
export function statisticsSection(context: ListContext): Part {
  const { lists, texts } = context;
  const words = texts.list.statistics;
  const ignoreHands = checkBox(texts.list.search.ignoreHands);
  const run = button(words.run, () => context.run(() => lists.countPosition(ignoreHands.input.checked)));
  const noBoard = el('p', { class: 'hint' }, texts.list.search.noBoard);
  const summary = el('p', { class: 'results-summary', role: 'status' });
  const rows = el('tbody');
  const table = el(
    'table',
    { class: 'moves', 'aria-label': words.title },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, words.move),
        el('th', { scope: 'col', class: 'figure' }, words.count),
        el('th', { scope: 'col', class: 'figure' }, words.winRate),
        el('th', { scope: 'col' }, words.last),
      ),
    ),
    rows,
  );
  const none = el('p', { class: 'hint' }, words.none);
  let shown: PositionStatistics | null = null;
  return {
    element: disclosure(
      words.title,
      el('div', { class: 'action-row' }, run, ignoreHands.element),
      noBoard,
      summary,
      table,
      none,
    ),
    update() {
      const { statistics } = lists;
      const hasBoard = hasListedBoard(context);
      setShown(noBoard, !hasBoard);
      run.disabled = lists.isBusy || !hasBoard;
      const moves = statistics?.moves ?? [];
      setShown(summary, statistics !== null);
      setShown(table, moves.length > 0);
      setShown(none, statistics !== null && moves.length === 0);
      if (statistics === shown) return;
      shown = statistics;
      setText(summary, statistics === null ? '' : words.summary(statistics.games, statistics.played));
      rows.replaceChildren(...moves.map((move) => moveRow(move, words)));
    },
  };
}

function moveRow(move: NextMove, words: ListTexts['statistics']): HTMLElement {
  const rate = move.winRate === null ? words.unknown : `${Math.round(move.winRate * 100)}%`;
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, move.text),
    el('td', { class: 'figure' }, formatCount(move.games)),
    el('td', { class: 'figure', title: words.decided(move.decided) }, rate),
    // The day only: the time of day says nothing here and has no room.
    el('td', {}, move.lastDate?.split(' ')[0] ?? words.unknown),
  );
}

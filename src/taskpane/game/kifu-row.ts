import type { KifuRow } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import { el, setAttribute, setShown, setText, uniqueId } from '../dom';
import { formatTime } from '../format-time';
import { icon } from '../icons';
import type { PaneContext } from '../part';

/** 棋譜の一行の要素。同じ要素を別の手に使い回す。 */
export class KifuRowElement {
  readonly element: HTMLElement;
  readonly #ply = el('span', { class: 'row-ply' });
  readonly #move = el('span', { class: 'row-move' });
  readonly #foul: HTMLElement;
  readonly #foulName = hidden('');
  readonly #branch: HTMLElement;
  readonly #comment: HTMLElement;
  readonly #commentText = el('span', { class: 'row-comment-text' });
  readonly #time = el('span', { class: 'row-time' });
  readonly #total = el('span', { class: 'row-total' });
  readonly #context: Pick<PaneContext, 'texts' | 'voice'>;
  #shown: KifuRow | null = null;

  constructor(context: Pick<PaneContext, 'texts' | 'voice'>) {
    const { texts } = context;
    this.#context = context;
    this.#foul = el('span', { class: 'row-foul' }, texts.foulMark, this.#foulName);
    this.#branch = el(
      'span',
      { class: 'row-branch', title: texts.branchMark },
      icon('branch'),
      hidden(texts.branchMark),
    );
    this.#comment = el(
      'span',
      { class: 'row-comment' },
      icon('comment'),
      hidden(texts.commentMark),
      this.#commentText,
    );
    this.element = el(
      'div',
      { class: 'row', role: 'option', id: uniqueId('row'), 'aria-selected': 'false' },
      this.#ply,
      this.#move,
      this.#foul,
      this.#branch,
      this.#comment,
      this.#time,
      this.#total,
    );
  }

  /** 行を見せる。前と同じなら何もしない。 */
  show(row: KifuRow): void {
    const before = this.#shown;
    if (before === row || (before && isSameRow(before, row))) return;
    this.#shown = row;
    const { texts, voice } = this.#context;
    setAttribute(this.element, 'data-node', row.node);
    setText(this.#ply, String(row.ply));
    // The words of the kifu stay its own; the start is named by the pane.
    setText(this.#move, row.ply === 0 ? texts.ply(0) : row.text);
    const foul = row.foul && textIn(row.foul, voice);
    setShown(this.#foul, foul !== null);
    setText(this.#foulName, foul === null ? '' : ` ${foul} `);
    setAttribute(this.#foul, 'title', foul === null ? undefined : texts.foulOf(foul));
    setShown(this.#branch, row.branches.length > 1);
    setShown(this.#comment, row.comment !== '');
    setText(this.#commentText, firstLine(row.comment));
    setAttribute(this.#comment, 'title', row.comment || undefined);
    setText(this.#time, row.time === null ? '' : formatTime(row.time));
    setText(this.#total, row.total === null ? '' : formatTime(row.total));
  }

  /** いまの行として印を付ける。 */
  select(selected: boolean): void {
    setAttribute(this.element, 'aria-selected', selected ? 'true' : 'false');
  }
}

function hidden(text: string): HTMLElement {
  return el('span', { class: 'visually-hidden' }, ` ${text} `);
}

function firstLine(comment: string): string {
  const end = comment.indexOf('\n');
  // A row is a few hundred pixels wide; a book-long comment must not be laid out for it.
  return comment.slice(0, Math.min(end < 0 ? comment.length : end, 120));
}

function isSameRow(a: KifuRow, b: KifuRow): boolean {
  return (
    a.node === b.node &&
    a.ply === b.ply &&
    a.text === b.text &&
    a.time === b.time &&
    a.total === b.total &&
    a.comment === b.comment &&
    a.foul?.ja === b.foul?.ja &&
    a.branches.length === b.branches.length
  );
}

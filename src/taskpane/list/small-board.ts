import type { BoardLayout } from '../../games/contract/layout';
import type { BoardView, CellView } from '../../games/contract/view';
import type { Voice } from '../../games/contract/language';
import { textIn } from '../../games/contract/language';
import { el, setAttribute, setText } from '../dom';

/** 小さな盤。シートの盤と同じ色の、見るだけの図。 */
export interface SmallBoard {
  readonly element: HTMLElement;
  /** 局面を見せる。null なら何もない盤。label は読み上げる名。 */
  show(view: BoardView | null, label: string): void;
}

/** 小さな盤を作る。表なので、読み上げでも一マスずつたどれる。 */
export function smallBoard(layout: BoardLayout, voice: Voice): SmallBoard {
  const squares = Array.from({ length: layout.rows * layout.columns }, () => new Square());
  const heads = layout.columnLabels.map((label) => el('th', { scope: 'col' }, label));
  const rows = Array.from({ length: layout.rows }, (_, row) => {
    const own = squares.slice(row * layout.columns, (row + 1) * layout.columns);
    const label = el('th', { scope: 'row' }, layout.rowLabels[row] ?? '');
    const cells = own.map((square) => square.element);
    return el('tr', {}, ...(layout.rowLabelSide === 'right' ? [...cells, label] : [label, ...cells]));
  });
  const corner = el('td', { class: 'small-corner' });
  const top = layout.rowLabelSide === 'right' ? [...heads, corner] : [corner, ...heads];
  const element = el('table', { class: 'small-board' }, el('tr', {}, ...top), ...rows);
  const sideNames = layout.sideNames.map((name) => textIn(name, voice));
  return {
    element,
    show(view, label) {
      setAttribute(element, 'aria-label', label);
      squares.forEach((square, place) => {
        const cell = view?.cells[place] ?? emptyCell;
        square.show(cell, cell.side === null ? '' : (sideNames[cell.side] ?? ''), markOf(view, place));
      });
    },
  };
}

const emptyCell: CellView = { text: '', side: null, promoted: false };

type Mark = 'to' | 'from' | 'check' | null;

function markOf(view: BoardView | null, place: number): Mark {
  if (view?.checked.includes(place)) return 'check';
  if (view?.lastMove?.to === place) return 'to';
  return view?.lastMove?.from === place ? 'from' : null;
}

class Square {
  readonly element = el('td');
  readonly #owner = el('span', { class: 'visually-hidden' });
  readonly #piece = el('span', { class: 'small-piece' });

  constructor() {
    this.element.append(this.#owner, this.#piece);
  }

  show(cell: CellView, owner: string, mark: Mark): void {
    setText(this.#owner, cell.text === '' ? '' : owner);
    setText(this.#piece, cell.text);
    setAttribute(this.element, 'data-side', cell.side ?? undefined);
    setAttribute(this.element, 'data-promoted', cell.promoted);
    setAttribute(this.element, 'data-mark', mark ?? undefined);
  }
}

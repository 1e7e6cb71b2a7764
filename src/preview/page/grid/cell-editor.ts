import { cellArea } from '../../host/model/area';
import type { CellEdit } from './cell-edit';
import { addElement, place } from './dom';
import { fontFamily } from './fonts';
import type { GridView } from './grid-view';
import { boxOf, measuresOf, toPixels } from './measures';

const LINE_HEIGHT = 1.25;

/**
 * 打ち込みの受け口。いつもアクティブセルの上にあり、打ち始めるまで見えない。
 * 受け口に入力の焦点があるので、日本語入力 (IME) の一字目も取りこぼさない。
 */
export class CellEditor {
  readonly field: HTMLTextAreaElement;

  constructor(
    readonly view: GridView,
    readonly edit: CellEdit,
  ) {
    this.field = addElement(view.space, 'textarea', 'cell-editor waiting');
    this.field.spellcheck = false;
    this.field.autocomplete = 'off';
    this.field.setAttribute('aria-label', view.say('grid'));
    this.field.addEventListener('input', () => this.#onInput());
    this.field.addEventListener('compositionstart', () => this.place());
    edit.onChange(() => this.#show());
    // A frozen cell stays where it is while the rest scrolls, and so does its editor.
    view.scroller.addEventListener('scroll', () => this.place());
    view.book.onModelChange(({ kind }) => {
      if (kind === 'selection' || kind === 'active' || kind === 'size') this.place();
    });
    this.place();
  }

  focus(): void {
    this.field.focus({ preventScroll: true });
  }

  /** アクティブセルの上に置く。 */
  place(): void {
    const { edit, view } = this;
    const sheet = edit.cell?.sheet ?? view.book.active;
    const { row, column } = edit.cell ?? sheet.activeCell;
    const area = sheet.mergeAt(row, column) ?? cellArea(row, column);
    const shift = view.shiftOf(sheet, { row, column });
    const inSheet = boxOf(measuresOf(sheet.layout), area);
    const box = { ...inSheet, left: inSheet.left + shift.left, top: inSheet.top + shift.top };
    const { font, horizontal, vertical } = sheet.cellAt(row, column).format;
    const size = Math.max(toPixels(font.size), 12);
    const line = Math.round(size * LINE_HEIGHT);
    const spare = Math.max(box.height - line, 0);
    const top = { Top: 1, Bottom: spare - 1 }[vertical as string] ?? spare / 2;
    Object.assign(this.field.style, {
      font: `${font.bold ? 700 : 400} ${size}px/${line}px ${fontFamily(font.name)}`,
      color: font.color,
      textAlign: { Center: 'center', Right: 'right' }[horizontal as string] ?? 'left',
      paddingTop: `${Math.max(top, 0)}px`,
    });
    place(this.field, { ...box, height: Math.max(box.height, line) });
    if (!edit.cell) return;
    // Long text widens the field to the right and down, as far as the sheet is visible.
    const room = view.scroller.scrollLeft + view.scroller.clientWidth - box.left - 8;
    const wanted = this.field.scrollWidth > this.field.clientWidth ? this.field.scrollWidth + 12 : box.width;
    this.field.style.width = `${Math.max(box.width, Math.min(wanted, room))}px`;
    this.field.style.height = `${Math.max(box.height, this.field.scrollHeight)}px`;
  }

  #onInput(): void {
    if (this.edit.cell) this.edit.update(this.field.value);
    else if (this.field.value !== '' && !this.edit.begin(this.field.value, false)) this.field.value = '';
  }

  #show(): void {
    const { cell } = this.edit;
    const text = cell?.text ?? '';
    this.field.classList.toggle('waiting', cell === undefined);
    this.view.parent.classList.toggle('is-editing', cell !== undefined);
    // Writing the value during a composition would break it off.
    if (this.field.value !== text) this.field.value = text;
    this.place();
  }
}

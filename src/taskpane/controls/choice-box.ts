import { el, setAttribute, setShown, setText, uniqueId } from '../dom';
import { icon } from '../icons';
import type { ChoiceControl, ChoiceOption } from './radio-group';

/** 選択の箱の作り。 */
export interface ChoiceBoxOptions {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly initial: string;
  /** どれでもない値のときに見せる文。 */
  readonly placeholder?: string;
  /** 名を見せず、読み上げだけにする。 */
  readonly compact?: boolean;
  /** 上に開く。下端の近くで使う。 */
  readonly opensUp?: boolean;
  readonly onChange?: (value: string) => void;
}

/** 選択の箱: 一つを選ぶもの。選択肢は後から替えられる。 */
export interface ChoiceBox extends ChoiceControl {
  setOptions(options: readonly ChoiceOption[]): void;
}

/**
 * 選択の箱を作る (ARIA の select-only combobox)。
 * 作業ウィンドウの select 要素はシートの選択の事象を止めたことがあるため、自前で持つ。
 */
export function choiceBox(settings: ChoiceBoxOptions): ChoiceBox {
  return new SelectOnlyBox(settings);
}

class SelectOnlyBox implements ChoiceBox {
  readonly element: HTMLElement;
  readonly #settings: ChoiceBoxOptions;
  readonly #shown = el('span', { class: 'choice-value' });
  readonly #box: HTMLElement;
  readonly #list: HTMLElement;
  #options: readonly ChoiceOption[] = [];
  #items: readonly HTMLElement[] = [];
  #value: string;
  #active = -1;
  #isOpen = false;

  constructor(settings: ChoiceBoxOptions) {
    this.#settings = settings;
    this.#value = settings.initial;
    const listId = uniqueId('choices');
    const labelId = uniqueId('label');
    this.#box = el(
      'div',
      {
        class: 'choice-box',
        role: 'combobox',
        tabindex: 0,
        'aria-haspopup': 'listbox',
        'aria-expanded': 'false',
        'aria-controls': listId,
        'aria-labelledby': labelId,
      },
      this.#shown,
      icon('chevron'),
    );
    this.#list = el('div', {
      class: 'choice-list',
      role: 'listbox',
      id: listId,
      hidden: true,
      'aria-labelledby': labelId,
    });
    this.element = el(
      'div',
      { class: `field choice${settings.opensUp ? ' choice-up' : ''}` },
      el(
        'span',
        { class: settings.compact ? 'visually-hidden' : 'field-label', id: labelId },
        settings.label,
      ),
      el('div', { class: 'choice-frame' }, this.#box, this.#list),
    );
    this.#box.addEventListener('click', () => this.#toggle(!this.#isOpen));
    this.#box.addEventListener('keydown', (event) => this.#onKey(event));
    this.#box.addEventListener('blur', () => this.#toggle(false));
    this.setOptions(settings.options);
  }

  get value(): string {
    return this.#value;
  }

  set value(next: string) {
    if (next === this.#value) return;
    this.#value = next;
    this.#show();
  }

  setOptions(options: readonly ChoiceOption[]): void {
    const same =
      options.length === this.#options.length &&
      options.every(
        (option, at) => option.value === this.#options[at]?.value && option.label === this.#options[at].label,
      );
    if (same && this.#items.length > 0) return;
    this.#options = options;
    this.#items = options.map((option, at) => {
      const item = el('div', { class: 'choice-item', role: 'option', id: uniqueId('choice') }, option.label);
      // The box keeps the focus, so that its blur does not close the list before the click.
      item.addEventListener('mousedown', (event) => event.preventDefault());
      item.addEventListener('click', () => this.#choose(at));
      return item;
    });
    this.#list.replaceChildren(...this.#items);
    this.#show();
  }

  #show(): void {
    const at = this.#options.findIndex((option) => option.value === this.#value);
    setText(this.#shown, this.#options[at]?.label ?? this.#settings.placeholder ?? '');
    this.#items.forEach((item, index) =>
      setAttribute(item, 'aria-selected', index === at ? 'true' : 'false'),
    );
  }

  #toggle(open: boolean): void {
    this.#isOpen = open;
    setShown(this.#list, open);
    setAttribute(this.#box, 'aria-expanded', open ? 'true' : 'false');
    this.#activate(
      open
        ? Math.max(
            0,
            this.#options.findIndex((each) => each.value === this.#value),
          )
        : -1,
    );
  }

  #activate(at: number): void {
    this.#items[this.#active]?.classList.remove('is-active');
    this.#active = at;
    const item = this.#items[at];
    item?.classList.add('is-active');
    setAttribute(this.#box, 'aria-activedescendant', item?.id);
    if (item && item.offsetTop < this.#list.scrollTop) this.#list.scrollTop = item.offsetTop;
    const bottom = item ? item.offsetTop + item.offsetHeight - this.#list.clientHeight : 0;
    if (bottom > this.#list.scrollTop) this.#list.scrollTop = bottom;
  }

  #choose(at: number): void {
    this.#toggle(false);
    const option = this.#options[at];
    if (!option || option.value === this.#value) return;
    this.value = option.value;
    this.#settings.onChange?.(option.value);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const open = this.#isOpen;
    const last = this.#items.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: open ? Math.min(last, this.#active + 1) : this.#active,
      ArrowUp: open ? Math.max(0, this.#active - 1) : this.#active,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (event.key === 'Escape' && open) this.#toggle(false);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (open) this.#choose(this.#active);
      else this.#toggle(true);
    } else if (to !== undefined) {
      if (!open) this.#toggle(true);
      if (to >= 0) this.#activate(to);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

import { el, setShown, setText } from '../dom';
import type { PaneContext, Part } from '../part';

/** 変化の選び: いまの行に別の手があるとき、その手を並べる。 */
export function branchChooser(context: PaneContext): Part {
  const title = el('span', { class: 'branches-title' });
  const choices = el('div', { class: 'branches-choices' });
  const element = el('div', { class: 'branches', role: 'group' }, title, choices);
  let shown = '';

  return {
    element,
    update({ seat, scene }) {
      const row = scene?.kifuRows[scene.currentRow];
      const branches = row && row.branches.length > 1 ? row.branches : [];
      setShown(element, branches.length > 0);
      const game = seat?.sitting.game;
      if (!row || !game || branches.length === 0) return;
      const texts = branches.map((node) => game.kifu.row(node).text);
      const key = `${seat.id}:${row.node}:${branches.join()}:${texts.join()}`;
      if (key === shown) return;
      shown = key;
      setText(title, context.texts.branches(row.ply));
      element.setAttribute('aria-label', context.texts.branches(row.ply));
      choices.replaceChildren(
        ...branches.map((node, at) => {
          const choice = el(
            'button',
            { type: 'button', class: 'branch', 'aria-pressed': node === row.node ? 'true' : 'false' },
            texts[at] ?? '',
          );
          choice.addEventListener('click', () => seat.sitting.goToNode(node));
          return choice;
        }),
      );
    },
  };
}

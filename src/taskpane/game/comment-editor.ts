import type { Sitting } from '../../play/sitting';
import { el, setShown, uniqueId } from '../dom';
import type { PaneContext, Part } from '../part';

// Long enough not to write the sheet at every key, short enough to be kept when the pane is closed.
const PAUSE = 700;

/** コメントの欄: いまの手への一言。打つ手が止まるか、欄か手を離れたときに棋譜へ書く。 */
export function commentEditor(context: PaneContext): Part {
  const id = uniqueId('comment');
  const area = el('textarea', {
    id,
    class: 'input comment-input',
    rows: 2,
    placeholder: context.texts.commentHint,
  });
  const element = el(
    'div',
    { class: 'comment' },
    el('label', { class: 'field-label', for: id }, context.texts.comment),
    area,
  );
  let at: { sitting: Sitting; node: number } | null = null;
  let isDirty = false;
  let cancelPause: (() => void) | null = null;

  const keep = (): void => {
    cancelPause?.();
    cancelPause = null;
    if (!isDirty || !at) return;
    isDirty = false;
    at.sitting.commentNode(at.node, area.value);
  };
  area.addEventListener('input', () => {
    isDirty = true;
    cancelPause?.();
    cancelPause = context.hall.timer.after(PAUSE, keep);
  });
  area.addEventListener('blur', keep);

  return {
    element,
    update({ seat, scene }) {
      setShown(element, scene !== null);
      const row = scene?.kifuRows[scene.currentRow];
      const isSame = at !== null && at.sitting === seat?.sitting && at.node === row?.node;
      if (!isSame) keep();
      if (!seat || !row) {
        at = null;
        return;
      }
      at = { sitting: seat.sitting, node: row.node };
      if (!isDirty && area.value !== row.comment) area.value = row.comment;
    },
    dispose: keep,
  };
}

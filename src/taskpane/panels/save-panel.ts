import type { ExportFormat } from '../../games/contract/game-progress';
import { textIn } from '../../games/contract/language';
import type { BoardSeat } from '../../play/hall';
import { button } from '../controls/button';
import { choiceBox } from '../controls/choice-box';
import { el, setShown } from '../dom';
import { copyText } from '../files/copy-text';
import { download, kifuFileName } from '../files/download';
import { handCopy } from '../files/hand-copy';
import { warningList } from '../files/warning-list';
import type { PaneContext, Part } from '../part';
import { panelHead } from './panel-head';
import { positionCopy } from './position-copy';

/** 棋譜を保存する欄: 形式を選び、ダウンロード・コピー・シートの三つの出口をいつも並べる。 */
export function savePanel(context: PaneContext): Part {
  const { hall, texts, voice } = context;
  const words = texts.save;
  let seat: BoardSeat | null = null;

  const warnings = warningList(context);
  const format = choiceBox({
    label: words.format,
    options: [],
    initial: '',
    onChange: () => warnings.show([]),
  });
  const byHand = handCopy(words.copyArea);
  const chosen = (): ExportFormat | undefined => hall.exports.find((each) => each.id === format.value);
  const copy = async (text: string, say: () => void): Promise<void> => {
    byHand.hide();
    if (await copyText(text)) return say();
    context.say('info', (t) => t.save.copyByHand);
    byHand.show(text);
  };
  const save = (): void => {
    const exporter = chosen();
    if (!seat || !exporter) return;
    const written = exporter.write(seat.sitting.game);
    const name = kifuFileName(seat.sitting.game.players, seat.sheetName, exporter.extension);
    download(written.bytes, name);
    warnings.show(written.warnings);
    context.say('success', (t) => t.save.downloaded(name));
  };
  const copyKifu = async (): Promise<void> => {
    const exporter = chosen();
    if (!seat || !exporter) return;
    const written = exporter.write(seat.sitting.game);
    // A copy is Unicode text: what an encoding lacks does not concern it, only what the format itself loses.
    warnings.show(isUnicode(written) ? written.warnings : []);
    await copy(written.text, () => context.say('success', (t) => t.save.copied));
  };
  const position = positionCopy(context, (text) =>
    copy(text, () => context.say('success', (t) => t.save.copiedPosition)),
  );

  const sheet = button(words.sheet, () => context.run(() => hall.writeKifuSheet()));
  const body = el(
    'div',
    { class: 'fields' },
    format.element,
    el(
      'div',
      { class: 'exits' },
      button(words.download, () => context.run(save), { look: 'primary' }),
      button(words.copy, () => context.run(copyKifu)),
      sheet,
    ),
    warnings.element,
    el('p', { class: 'hint' }, words.sheetHint),
    position.element,
    byHand.element,
  );
  const none = el('p', { class: 'hint' }, words.noGame);
  const element = el('div', { class: 'panel' }, panelHead(words.title, words.lead), body, none);

  return {
    element,
    update(view) {
      if (view.seat?.id !== seat?.id) {
        warnings.show([]);
        byHand.hide();
      }
      seat = view.seat;
      setShown(body, seat !== null);
      setShown(none, seat === null);
      position.update(view);
      sheet.disabled = hall.isBusy;
      const { exports } = hall;
      format.setOptions(
        exports.map((each) => ({ value: each.id, label: `${textIn(each.label, voice)}  ${each.extension}` })),
      );
      if (!chosen()) format.value = exports[0]?.id ?? '';
    },
  };
}

function isUnicode(written: ReturnType<ExportFormat['write']>): boolean {
  return new TextDecoder().decode(written.bytes) === written.text;
}

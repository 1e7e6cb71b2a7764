import { HostError } from '../host/model/errors';
import { addElement } from './grid/dom';
import type { Say } from './texts';

const SHOWN_MS = 12_000;

/** 画面下の知らせの帯。新しいものだけを残し、しばらくすると消える。 */
export class Notices {
  constructor(
    readonly parent: HTMLElement,
    readonly say: Say,
  ) {}

  show(text: string): void {
    this.parent.replaceChildren();
    const notice = addElement(this.parent, 'div', 'notice');
    addElement(notice, 'span').textContent = text;
    const close = addElement(notice, 'button');
    close.type = 'button';
    close.textContent = '✕';
    close.title = this.say('close');
    close.addEventListener('click', () => notice.remove());
    setTimeout(() => notice.remove(), SHOWN_MS);
  }

  /** 操作を試みる。模擬 Excel に断られたら、わけを知らせて undefined を返す。 */
  attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      this.show(this.refusal(error));
      return undefined;
    }
  }

  /** 断られたわけの文。text は打った文字列。 */
  refusal(error: HostError, text?: string): string {
    if (error.code === 'AccessDenied') return this.say('failedProtected');
    if (text !== undefined) return this.say('failedInput', { text });
    return this.say('failedOperation', { reason: error.message });
  }
}

import { runExcel } from './excel-run';
import { errorCode } from './office-errors';

/** 盤のシートの事象の受け手。 */
export interface BoardListener {
  selected(address: string): void;
  changed(event: Excel.WorksheetChangedEventArgs): void;
  formatChanged(address: string): void;
}

/** 一度の登録。 */
interface Registration {
  readonly context: Excel.RequestContext;
  /** 外す頼みを出す。次の同期で外れる。 */
  readonly removals: readonly (() => void)[];
}

/**
 * 事象の登録: シートごとに一度だけ結ぶ。
 *
 * 登録や取り外しの同期が失敗すると、結ばれているかどうかは分からない。聞くのはいつもいちばん新しい登録だけで、
 * 古いものは office.js に残っていて呼ばれても聞かず、次に外すときにもう一度外す。
 */
export class BoardHandlers {
  #current: Registration | null = null;
  #isSure = false;
  #left: readonly Registration[] = [];

  /** 結ばれていなければ結ぶ。登録は work の同期で効く。失敗したら、次に呼ばれたときに結び直す。 */
  async register(
    sheetId: string,
    listener: BoardListener,
    work: (context: Excel.RequestContext) => Promise<void>,
  ): Promise<void> {
    if (this.#isSure) return;
    await this.remove();
    const registration = await runExcel(async (context) => {
      const added = this.#add(context.workbook.worksheets.getItem(sheetId), listener);
      this.#current = added;
      await work(context);
      return added;
    });
    // An answer that comes after the wait was given up says nothing of the registration made since.
    if (this.#current === registration) this.#isSure = true;
  }

  /** 登録を外す。外れたか分からなくても、もう聞かない。 */
  async remove(): Promise<void> {
    const leaving = this.#current ? [...this.#left, this.#current] : this.#left;
    this.#current = null;
    this.#isSure = false;
    // One whose removal is never answered is not tried again: its context would wait for ever.
    this.#left = [];
    for (const each of leaving) {
      for (const remove of each.removals) remove();
      try {
        await each.context.sync();
      } catch (error) {
        if (errorCode(error) === null) throw error;
        this.#left = [...this.#left, each];
      }
    }
  }

  #add(sheet: Excel.Worksheet, listener: BoardListener): Registration {
    const removals: (() => void)[] = [];
    const hear = <E>(events: OfficeExtension.EventHandlers<E>, told: (event: E) => void): void => {
      const handler = async (event: E): Promise<void> => {
        if (this.#current === registration) told(event);
      };
      events.add(handler);
      removals.push(() => events.remove(handler));
    };
    const registration: Registration = { context: sheet.context as Excel.RequestContext, removals };
    hear(sheet.onSelectionChanged, ({ address }) => listener.selected(address));
    hear(sheet.onChanged, (event) => listener.changed(event));
    hear(sheet.onFormatChanged, ({ address }) => listener.formatChanged(address));
    return registration;
  }
}

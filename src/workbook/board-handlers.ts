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
  /** 外す頼みを出す。その文脈の次の同期で外れる。 */
  readonly removals: (() => OfficeExtension.ClientRequestContext)[];
  /** 登録の同期が終わったか。答えの来ない文脈では、次の同期も終わらない。 */
  isAnswered: boolean;
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
  #left: Registration | null = null;

  /** 結ばれていなければ結ぶ。登録は work の同期で効く。失敗したら、次に呼ばれたときに結び直す。 */
  async register(
    sheetId: string,
    listener: BoardListener,
    work: (context: Excel.RequestContext) => Promise<void>,
  ): Promise<void> {
    if (this.#isSure) return;
    await this.remove();
    const registration: Registration = { removals: [], isAnswered: false };
    await runExcel(async (context) => {
      this.#connect(registration, context.workbook.worksheets.getItem(sheetId), listener);
      this.#current = registration;
      await work(context);
    }).finally(() => {
      registration.isAnswered = true;
    });
    // An answer that comes after the wait was given up says nothing of the registration made since.
    if (this.#current === registration) this.#isSure = true;
  }

  /** 登録を外す。外れたか分からなくても、もう聞かない。外れなければ、次にもう一度だけ外してみる。 */
  async remove(): Promise<void> {
    const [left, current] = [this.#left, this.#current];
    this.#left = null;
    this.#current = null;
    this.#isSure = false;
    if (left) await removeFromOffice(left);
    if (current && !(await removeFromOffice(current))) this.#left = current;
  }

  #connect(registration: Registration, sheet: Excel.Worksheet, listener: BoardListener): void {
    const hear = <E>(events: OfficeExtension.EventHandlers<E>, told: (event: E) => void): void => {
      const handler = async (event: E): Promise<void> => {
        if (this.#current === registration) told(event);
      };
      events.add(handler);
      registration.removals.push(() => {
        events.remove(handler);
        return sheet.context;
      });
    };
    hear(sheet.onSelectionChanged, ({ address }) => listener.selected(address));
    hear(sheet.onChanged, (event) => listener.changed(event));
    hear(sheet.onFormatChanged, ({ address }) => listener.formatChanged(address));
  }
}

/** 外れたら true。答えが来なかった登録は、その文脈が次の同期も終えないので、そのままにする。 */
async function removeFromOffice({ removals, isAnswered }: Registration): Promise<boolean> {
  if (!isAnswered) return true;
  const [context] = removals.map((remove) => remove());
  try {
    await context?.sync();
    return true;
  } catch (error) {
    if (errorCode(error) === null) throw error;
    return false;
  }
}

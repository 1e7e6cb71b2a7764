import { errorCode } from './office-errors';

type Handler = OfficeExtension.EventHandlerResult<never>;

/** 盤のシートの事象の受け手。 */
export interface BoardListener {
  selected(address: string): void;
  changed(event: Excel.WorksheetChangedEventArgs): void;
  formatChanged(address: string): void;
}

/** 事象の登録: シートごとに一度だけ結ぶ。登録は次の同期で効く。 */
export class BoardHandlers {
  #results: Handler[] = [];

  get isRegistered(): boolean {
    return this.#results.length > 0;
  }

  register(sheet: Excel.Worksheet, listener: BoardListener): void {
    if (this.isRegistered) return;
    const results = [
      sheet.onSelectionChanged.add(async (event) => listener.selected(event.address)),
      sheet.onChanged.add(async (event) => listener.changed(event)),
      sheet.onFormatChanged.add(async (event) => listener.formatChanged(event.address)),
    ];
    this.#results = results as unknown as Handler[];
  }

  /** 登録の同期が失敗した: 結ばれていないものとして、また結べるようにする。 */
  forget(): void {
    this.#results = [];
  }

  /** 登録を外す。シートがもうないなら外すものもない。 */
  async remove(): Promise<void> {
    const results = this.#results;
    this.#results = [];
    const first = results[0];
    if (!first) return;
    for (const result of results) result.remove();
    try {
      await first.context.sync();
    } catch (error) {
      if (errorCode(error) === null) throw error;
    }
  }
}

import { makeExternal } from '../host/batch/desktop-transport';
import type { Connection, ExternalBridge } from '../host/batch/desktop-transport';
import type { Workbook } from '../host/model/workbook';
import type { Language } from './texts';

/** つなぎの設定。onUnknown は模擬していないものをアドインが求めたとき、その名を受ける。 */
export interface ConnectionOptions {
  book: Workbook;
  language: Language;
  isDark: boolean;
  onUnknown(members: string): void;
}

/** 作業ウィンドウとのつなぎ。 */
export interface Connector {
  /** 返すものを作業ウィンドウが window.external に重ねる。読み直すと呼び直され、前の登録は Excel と同じく消える。 */
  connect(): ExternalBridge;
  /** 近道の鍵で、アドインの結んだ動作を呼ぶ。 */
  invokeAction(action: string): void;
}

/** 作業ウィンドウをブックにつなぐものを作る。 */
export function createConnector(options: ConnectionOptions): Connector {
  let connection: Connection | undefined;
  let unknownCount = 0;
  // What the host does not know must be seen, not only be answered with an error.
  const watchUnknown = (): void => {
    const unknown = connection?.host.unknown;
    if (!unknown || unknown.size === unknownCount) return;
    unknownCount = unknown.size;
    options.onUnknown([...unknown].join(', '));
  };
  return {
    connect() {
      connection?.close();
      unknownCount = 0;
      connection = makeExternal(options.book, {
        locale: options.language === 'ja' ? 'ja-JP' : 'en-US',
        isDarkTheme: options.isDark,
        trace: watchUnknown,
      });
      return connection.external;
    },
    invokeAction: (action) => connection?.invokeAction(action),
  };
}

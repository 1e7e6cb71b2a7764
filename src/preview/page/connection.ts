import { makeExternal } from '../host/batch/desktop-transport';
import type { Connection, ExternalBridge } from '../host/batch/desktop-transport';
import type { Workbook } from '../host/model/workbook';
import { createLater } from './later';
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
  /**
   * 返すものを作業ウィンドウが window.external に重ねる。読み直すと呼び直され、前の登録は Excel と同じく消える。
   * pane は呼んだ窓。同じブックに作業ウィンドウが二つあれば (窓を二つ開いたときのように)、それぞれがつながる。
   */
  connect(pane: object): ExternalBridge;
  /** 近道の鍵で、アドインの結んだ動作を呼ぶ。 */
  invokeAction(action: string): void;
}

/** 作業ウィンドウをブックにつなぐものを作る。 */
export function createConnector(options: ConnectionOptions): Connector {
  const connections = new Map<object, Connection>();
  const later = createLater();
  let unknownCount = 0;
  // What the host does not know must be seen, not only be answered with an error.
  const watchUnknown = (): void => {
    const unknown = [...connections.values()].flatMap(({ host }) => [...host.unknown]);
    if (unknown.length === unknownCount) return;
    unknownCount = unknown.length;
    if (unknownCount > 0) options.onUnknown([...new Set(unknown)].join(', '));
  };
  return {
    connect(pane) {
      connections.get(pane)?.close();
      const connection = makeExternal(options.book, {
        locale: options.language === 'ja' ? 'ja-JP' : 'en-US',
        isDarkTheme: options.isDark,
        trace: watchUnknown,
        later,
      });
      connections.set(pane, connection);
      return connection.external;
    },
    invokeAction: (action) => [...connections.values()][0]?.invokeAction(action),
  };
}

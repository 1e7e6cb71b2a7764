import { makeExternal } from '../host/batch/desktop-transport';
import type { ExternalBridge } from '../host/batch/desktop-transport';
import type { AddinHost } from '../host/batch/host';
import type { Workbook } from '../host/model/workbook';
import type { Language } from './texts';

/** つなぎの設定。onUnknown は模擬していないものをアドインが求めたとき、その名を受ける。 */
export interface ConnectionOptions {
  book: Workbook;
  language: Language;
  isDark: boolean;
  onUnknown(members: string): void;
}

/**
 * 作業ウィンドウをブックにつなぐ関数を作る。返すものを作業ウィンドウが window.external に重ねる。
 * 作業ウィンドウを読み直すと呼び直され、前の登録は Excel と同じく消える。
 */
export function createConnector(options: ConnectionOptions): () => ExternalBridge {
  let host: AddinHost | undefined;
  let unknownCount = 0;
  // What the host does not know must be seen, not only be answered with an error.
  const watchUnknown = (): void => {
    if (!host || host.unknown.size === unknownCount) return;
    unknownCount = host.unknown.size;
    options.onUnknown([...host.unknown].join(', '));
  };
  return () => {
    host?.disconnect();
    unknownCount = 0;
    const connection = makeExternal(options.book, {
      locale: options.language === 'ja' ? 'ja-JP' : 'en-US',
      isDarkTheme: options.isDark,
      trace: watchUnknown,
    });
    host = connection.host;
    return connection.external;
  };
}

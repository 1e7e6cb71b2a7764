/** 本番では CDN から読む office.js。手元では node_modules のものを使う。 */
const OFFICE_CDN = /https:\/\/appsforoffice\.microsoft\.com\/lib\/[^"'\s>]*\/office\.js/g;
const OFFICE_CDN_HOST = /\s*https:\/\/appsforoffice\.microsoft\.com(?=[\s;"'])/g;
const CSP_META = /<meta[^>]*http-equiv=["']?Content-Security-Policy["']?[^>]*>/i;

/**
 * 作業ウィンドウを模擬 Excel につなぐ台本。office.js より先に動く。
 * 本物の Excel (Windows) が window.external に置くものを、親ページから借りて置く。
 */
export const CONNECT_SCRIPT = `'use strict';
if (parent !== window && parent.simulatedExcel) Object.assign(window.external, parent.simulatedExcel(window));
`;

/**
 * 本番の taskpane.html を、配信するときだけ手元用に書き換える。
 * 変えるのは office.js の所在、その直前のつなぎの台本、CSP の office.js の許可だけ。
 */
export function adaptPanePage(html: string): string {
  const connected = html.replace(
    /<script\b[^>]*src=["']?https:\/\/appsforoffice\.microsoft\.com\/[^>]*>/i,
    (tag) => `<script src="/preview/connect.js"></script>${tag}`,
  );
  return connected
    .replace(CSP_META, (meta) => meta.replace(OFFICE_CDN_HOST, ''))
    .replace(OFFICE_CDN, '/office/office.js');
}

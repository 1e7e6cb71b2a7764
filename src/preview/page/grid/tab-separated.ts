/** セル範囲の写し (表計算の切り貼りの形)。列はタブ、行は CRLF。改行かタブを含むセルと " で始まるセルは引用符で囲む。 */
export function formatTabSeparated(rows: readonly (readonly string[])[]): string {
  const field = (text: string): string =>
    /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(field).join('\t')).join('\r\n');
}

/** 切り貼りの文字列をセルの行と列に分ける。末尾の改行は行を増やさない。空の文字列は 1 セル。 */
export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [field, end] = readField(text, at);
    row.push(field);
    at = end;
    if (text[at] === '\t') {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    if (at >= text.length) break;
  }
  return rows;
}

const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN = /[^\t\r\n]*/y;

function readField(text: string, start: number): [field: string, end: number] {
  QUOTED.lastIndex = PLAIN.lastIndex = start;
  const quoted = QUOTED.exec(text);
  if (quoted) return [(quoted[1] ?? '').replaceAll('""', '"'), QUOTED.lastIndex];
  const plain = PLAIN.exec(text)?.[0] ?? '';
  return [plain, start + plain.length];
}

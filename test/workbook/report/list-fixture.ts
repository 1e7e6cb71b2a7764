import type { Language } from '../../../src/games/contract/language';
import type { ListColumnId } from '../../../src/library/list/list-columns';
import { LIST_COLUMNS } from '../../../src/library/list/list-columns';
import { installOffice } from '../../../src/preview/host/office-loader';
import type { InstalledOffice } from '../../../src/preview/host/office-loader';
import type { CellValue } from '../../../src/preview/host/model/cell';
import { Workbook } from '../../../src/preview/host/model/workbook';
import { writeReport } from '../../../src/workbook/report/write-report';

/** 試験の一覧の一行。省いた欄は空。 */
export type ListLine = Partial<Record<ListColumnId, string | number>>;

const names = ['羽生', '藤井', '佐藤', '渡辺', '豊島', '永瀬*', '木村?', '自分'] as const;
const openings = ['四間飛車', '三間飛車', '矢倉', '角換わり', '相掛かり', ''] as const;

/** 決まった並びの数。 */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** 読み込んだ局。四つに三つは「自分」の局。引き分けと結果の分からない局がまじる。 */
export function gameLines(count: number, players: readonly string[] = names): ListLine[] {
  const next = numbers(7);
  return Array.from({ length: count }, (_, i): ListLine => {
    const isOwn = next(4) > 0;
    const one = players[next(players.length - 1)]!;
    const other = isOwn ? '自分' : players[next(players.length - 1)]!;
    const isFirst = next(2) === 0;
    const [black, white] = isFirst ? [other, one] : [one, other];
    const points = [1, 0, 1, 0, 0.5, ''][next(6)]!;
    const won = isFirst ? 1 : 0;
    const mark = points === '' ? '' : points === 0.5 ? '△' : points === won ? '○' : '●';
    return {
      no: i + 1,
      date: i % 17 === 3 ? '1868/05/01頃' : 45_000 + next(900),
      black,
      white,
      opening: openings[next(openings.length)]!,
      blackPoints: points,
      file: `${i}.kif`,
      ...(isOwn && { ownSide: isFirst ? '先手' : '後手', opponent: one, ownResult: mark }),
    };
  });
}

/** 手で打った行と、読めなかったファイルの行。 */
export const otherLines: readonly ListLine[] = [
  { date: 45_800, opponent: '町の人', ownResult: '○' },
  { date: 45_801, opponent: '町の人', ownResult: '●' },
  { opponent: '羽生', ownResult: '○', ownSide: 'Black' },
  { notes: '読めませんでした', file: 'broken.kif' },
  { notes: '空のファイルです', file: 'empty.kif' },
];

/** 一覧のあるブック。 */
export interface ListBook {
  readonly book: Workbook;
  readonly app: InstalledOffice;
  readonly lines: ListLine[];
  tableName: string;
  columns: Map<ListColumnId, string>;
  report(language?: Language): Promise<string>;
  /** シートの値。 */
  values(sheet: string, address: string): CellValue[][];
}

/** 一覧の表を作ったブック。without の欄は作らない。 */
export async function openListBook(
  lines: readonly ListLine[],
  options: { readonly language?: Language; readonly without?: readonly ListColumnId[] } = {},
): Promise<ListBook> {
  const { language = 'ja', without = [] } = options;
  const book = new Workbook({ year: () => 2026 });
  const app = await installOffice(book, { guard: '1.15' });
  Object.assign(globalThis, { Excel: app.Excel, Office: app.Office });
  const columns = LIST_COLUMNS.filter(({ id }) => !without.includes(id));
  await app.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.name = '一覧';
    const range = sheet.getRangeByIndexes(0, 0, lines.length + 1, columns.length);
    range.values = [
      columns.map(({ header }) => header[language]),
      ...lines.map((line) => columns.map(({ id }) => line[id] ?? '')),
    ];
    sheet.tables.add(range, true).name = '対局一覧';
    await context.sync();
  });
  const opened: ListBook = {
    book,
    app,
    lines: [...lines],
    tableName: '対局一覧',
    columns: new Map(columns.map(({ id, header }) => [id, header[language]])),
    report: (words = language) =>
      app.Excel.run((context) =>
        writeReport(context, { tableName: opened.tableName, columns: opened.columns }, words),
      ),
    values: (sheetName, address) => {
      const sheet = book.findSheet(sheetName);
      const [from = '', to = from] = address.split(':');
      const corner = (text: string): [number, number] => {
        const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(text) ?? [];
        const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0);
        return [Number(digits) - 1, column - 1];
      };
      const [[top, left], [bottom, right]] = [corner(from), corner(to)];
      return Array.from({ length: bottom - top + 1 }, (_, r) =>
        Array.from({ length: right - left + 1 }, (_, c) => sheet?.cellAt(top + r, left + c).value ?? ''),
      );
    },
  };
  return opened;
}

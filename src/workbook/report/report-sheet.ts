import { parseAddress, formatAddress, formatNameFormula } from '../cell-box';
import type { CellBox } from '../cell-box';

/** 集計シートだけにある名前: どの一覧の集計かを示すセル、星取表の名、終わりの月。 */
export const reportNames = { source: '集計_一覧', players: '集計_対局者', month: '集計_月' } as const;

/** 集計シートの名前。 */
export type ReportName = (typeof reportNames)[keyof typeof reportNames];

/** 人が書いたセルの中身。 */
export type TypedCells = readonly (string | number | null)[];

/** 見つかった集計シートと、人が書き替えたセル。作り直しても残す。 */
export interface FoundReport {
  readonly sheet: Excel.Worksheet;
  readonly name: string;
  readonly isNew: boolean;
  /** 人の書いたもの。式のままのセルは null。 */
  readonly typed: ReadonlyMap<string, TypedCells>;
}

const nameLimit = 31;

/** この一覧の集計シートを探し、なければ作る。名が変わった一覧も、式の中の名で見分ける。 */
export async function openReportSheet(
  context: Excel.RequestContext,
  tableName: string,
  baseName: string,
): Promise<FoundReport> {
  const sheets = context.workbook.worksheets;
  sheets.load('items/name');
  await context.sync();
  const marks = sheets.items.map((sheet) => ({
    sheet,
    item: sheet.names.getItemOrNullObject(reportNames.source).load('formula'),
  }));
  await context.sync();
  const reports = marks
    .filter(({ item }) => !item.isNullObject)
    .map(({ sheet, item }) => ({ sheet, box: parseAddress(String(item.formula).slice(1)) }))
    .flatMap(({ sheet, box }) => (box ? [{ sheet, cell: at(sheet, box).load('formulas') }] : []));
  await context.sync();
  const found = reports.find(({ cell }) => isAbout(String(cell.formulas[0]?.[0]), tableName));
  if (found)
    return {
      sheet: found.sheet,
      name: found.sheet.name,
      isNew: false,
      typed: await readTyped(context, found.sheet),
    };
  const name = freeName(
    baseName,
    tableName,
    sheets.items.map((sheet) => sheet.name),
  );
  return { sheet: sheets.add(name), name, isNew: true, typed: new Map() };
}

/** 集計シートの名前の、もうあるかもしれないもの。 */
export type ReportNameItems = ReadonlyMap<ReportName, Excel.NamedItem>;

/** 名前を読む。数式を書く前に: 途中で同期すると、書きかけの数千の数式が一度計算される。 */
export async function loadNames(
  context: Excel.RequestContext,
  { sheet }: FoundReport,
): Promise<ReportNameItems> {
  const names = Object.values(reportNames);
  const items = names.map((each) => [each, sheet.names.getItemOrNullObject(each).load('name')] as const);
  await context.sync();
  return new Map(items);
}

/** 名前を置き直す。 */
export function placeNames(
  items: ReportNameItems,
  { sheet, name }: FoundReport,
  boxes: ReadonlyMap<ReportName, CellBox>,
): void {
  for (const [each, item] of items) {
    const box = boxes.get(each);
    if (!box) {
      if (!item.isNullObject) item.delete();
    } else if (item.isNullObject) sheet.names.add(each, at(sheet, box));
    else item.formula = formatNameFormula(name, box);
  }
}

async function readTyped(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
): Promise<Map<string, TypedCells>> {
  sheet.names.load('items/name,items/formula');
  await context.sync();
  const wanted: readonly string[] = [reportNames.players, reportNames.month];
  const ranges = sheet.names.items
    .filter(({ name }) => wanted.includes(name))
    .map(({ name, formula }) => ({ name, box: parseAddress(String(formula).slice(1)) }))
    .flatMap(({ name, box }) => (box ? [{ name, range: at(sheet, box).load('formulas,values') }] : []));
  await context.sync();
  return new Map(
    ranges.map(({ name, range: { formulas, values } }) => [
      name,
      formulas.map(([formula], i) => typedIn(formula, values[i]?.[0])),
    ]),
  );
}

// A formula shows something else than itself; a text that looks like one was typed.
function typedIn(formula: unknown, value: unknown): string | number | null {
  if (typeof formula === 'number') return formula;
  const text = String(formula ?? '');
  return text.startsWith('=') && text !== value ? null : text;
}

// Excel may write the whole data of a table as "List[#Data]" or as "List".
function isAbout(formula: string, tableName: string): boolean {
  const name = /^=ROWS\(([^[)]+)/i.exec(formula)?.[1];
  return name?.toLowerCase() === tableName.toLowerCase();
}

function freeName(base: string, tableName: string, taken: readonly string[]): string {
  const isTaken = (name: string): boolean => taken.some((each) => each.toLowerCase() === name.toLowerCase());
  const plain = `${base} ${tableName.replaceAll('\\', '_')}`.slice(0, nameLimit);
  for (let number = 0; ; number++) {
    const mark = number < 2 ? '' : ` (${number})`;
    const name = number === 0 ? base : plain.slice(0, nameLimit - mark.length) + mark;
    if (!isTaken(name)) return name;
  }
}

function at(sheet: Excel.Worksheet, box: CellBox): Excel.Range {
  return sheet.getRange(formatAddress(box));
}

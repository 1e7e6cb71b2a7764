import { runExcel } from './excel-run';
import { errorCode } from './office-errors';
import type { CheckBench } from './self-check-bench';
import { checkTexts } from './texts';

/** 一つの手順: 仮のシートで行い、答えを返す。 */
type Step = (bench: CheckBench) => Promise<unknown>;

// Long enough to begin typing into a cell before the request is sent.
const editWait = 5000;

const risky = ['=1+1', '0:16', '5-3', '+7776FU', '@x', "''x"] as const;

/** 手順の表: 仮定、思った答え、確かめ方。README の「実際の Excel で確かめること」と同じ順。 */
export const steps: readonly (readonly [assumption: string, expected: unknown, step: Step])[] = [
  [
    'text cells keep what is written',
    ['=1+1', '0:16', '5-3', '+7776FU', '@x', "'x"],
    async ({ range }) => {
      const cells = range('A1:A6');
      cells.numberFormat = risky.map(() => ['@']);
      cells.values = risky.map((text) => [text]);
      return (await valuesOf(cells)).flat();
    },
  ],
  [
    'null in an array leaves the cell alone',
    ['kept', 'new'],
    async ({ range }) => {
      range('B1').values = [['kept']];
      range('B1:B2').values = [[null], ['new']];
      return (await valuesOf(range('B1:B2'))).flat();
    },
  ],
  [
    'hatch and colour stay together, and Solid takes the hatch away',
    [
      ['LightUp', '#FF0000'],
      ['Solid', '#00FF00'],
    ],
    async ({ range }) => {
      const answers: unknown[] = [];
      for (const fill of [
        { color: '#FF0000', pattern: 'LightUp', patternColor: '#0000FF' },
        { color: '#00FF00', pattern: 'Solid' },
      ] as const) {
        const cell = range('C1');
        cell.setCellProperties([[{ format: { fill } }]]);
        cell.load('format/fill/color,format/fill/pattern');
        await cell.context.sync();
        answers.push([cell.format.fill.pattern, cell.format.fill.color]);
      }
      return answers;
    },
  ],
  [
    'a value loaded before a write in the same request is the old one',
    'before',
    async ({ range }) => {
      range('D1').values = [['before']];
      const cell = range('D1');
      cell.load('values');
      cell.values = [['after']];
      await cell.context.sync();
      return cell.values[0]?.[0];
    },
  ],
  [
    'a failing getIntersection stops the rest of the request',
    ['ItemNotFound', ''],
    async ({ range }) => {
      const cell = range('E1');
      cell.getIntersection('E5');
      range('E2').values = [['written']];
      const code = await cell.context.sync().then(
        () => 'no error',
        (error: unknown) => errorCode(error),
      );
      return [code, (await valuesOf(range('E2')))[0]?.[0]];
    },
  ],
  [
    'own writes: one onChanged (ThisLocalAddin) and one onFormatChanged with the written address',
    [['F1:F2', 'Local', 'ThisLocalAddin'], ['F1:F2']],
    ({ heard, range }) =>
      heard(async () => {
        range('F1:F2').values = [['a'], ['b']];
        range('F1:F2').format.font.bold = true;
        await range('F1').context.sync();
      }),
  ],
  [
    'a write with null in the array is told once, by the written box',
    [['K1:K2', 'Local', 'ThisLocalAddin']],
    ({ heard, range }) =>
      heard(async () => {
        range('K1:K2').values = [[null], ['new']];
        await range('K1').context.sync();
      }),
  ],
  [
    'a format written to two areas at once is told area by area, never without an address',
    [['L1'], ['L3']],
    ({ heard, sheet }) =>
      heard(async () => {
        const areas = sheet().getRanges('L1,L3');
        areas.format.fill.color = '#FF0000';
        await areas.context.sync();
      }),
  ],
  [
    'select() of another cell raises one selection event; of the same cell only on the desktop',
    [['G3'], ['G3']],
    ({ heard, range }) =>
      heard(async () => {
        for (let turn = 0; turn < 2; turn++) {
          range('G3').select();
          await range('G3').context.sync();
        }
      }),
  ],
  [
    'inserted and deleted rows and columns are told by changeType, and names follow',
    [['RowInserted', 'ColumnInserted', 'RowDeleted'], 'O22'],
    async ({ heard, sheet, range }) => {
      const name = sheet().names.add('selfCheck', range('N22'));
      await name.context.sync();
      const events = await heard(async () => {
        range('20:20').insert('Down');
        range('M:M').insert('Right');
        range('20:20').delete('Up');
        await name.context.sync();
      });
      const followed = sheet().names.getItem('selfCheck').getRange();
      followed.load('address');
      await followed.context.sync();
      return [events.flatMap(([, , , changeType]) => changeType ?? []), followed.address.split('!').at(-1)];
    },
  ],
  [
    'a text like a url, written by the add-in, is no link',
    null,
    async ({ range }) => {
      const cell = range('P1');
      cell.values = [['https://example.invalid/']];
      cell.load('hyperlink');
      await cell.context.sync();
      return cell.hyperlink ?? null;
    },
  ],
  [
    'one undo takes back one request and is heard as a change that is not ours',
    [['H1', 'Local', 'Unknown'], ['before']],
    async ({ ask, heard, range }) => {
      for (const text of ['before', 'after']) {
        range('H1').values = [[text]];
        await range('H1').context.sync();
      }
      const events = await heard(async () => void (await ask(checkTexts.undo)));
      return [...events, (await valuesOf(range('H1')))[0]];
    },
  ],
  [
    'redo brings it back and is heard too',
    [['H1', 'Local', 'Unknown'], ['after']],
    async ({ ask, heard, range }) => {
      const events = await heard(async () => void (await ask(checkTexts.redo)));
      return [...events, (await valuesOf(range('H1')))[0]];
    },
  ],
  [
    'protecting and unprotecting empties the undo stack',
    [['after']],
    async ({ ask, heard, range, sheet }) => {
      for (const text of ['before', 'after']) {
        range('Q1').values = [[text]];
        await range('Q1').context.sync();
      }
      for (const change of ['protect', 'unprotect'] as const) {
        const { protection } = sheet();
        protection[change]();
        await protection.context.sync();
      }
      const events = await heard(async () => void (await ask(checkTexts.undoNothing)));
      return [...events, (await valuesOf(range('Q1')))[0]];
    },
  ],
  [
    'a request that waits for the end of cell editing is told after what was typed',
    [
      ['J1', 'Local', 'Unknown'],
      ['J2', 'Local', 'ThisLocalAddin'],
    ],
    async ({ ask, heard, id, wait }) => {
      const events = await heard(async () => {
        await ask(checkTexts.edit);
        await wait(editWait);
        await runExcel(async (context) => {
          context.workbook.worksheets.getItem(id).getRange('J2').values = [['ours']];
          await context.sync();
        });
      });
      // Walking into the cell and out of it is told as well, with nothing but an address.
      return events.filter((event) => event.length > 1);
    },
  ],
  [
    "a co-author's edit is heard with source Remote",
    [['I1', 'Remote', 'Unknown']],
    async ({ ask, heard }) => {
      let isAlone = false;
      const events = await heard(async () => {
        isAlone = !(await ask(checkTexts.coauthor));
      });
      return isAlone ? 'not tried' : events;
    },
  ],
];

async function valuesOf(range: Excel.Range): Promise<unknown[][]> {
  range.load('values');
  await range.context.sync();
  return range.values as unknown[][];
}

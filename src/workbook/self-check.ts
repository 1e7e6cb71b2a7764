import type { Ask } from '../play/ports';
import type { Timer } from '../play/timer';
import { errorCode } from './office-errors';
import { checkTexts } from './texts';

/** 確かめた一つ: 仮定の名、思った答え、Excel の答え。 */
interface Finding {
  readonly assumption: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** 一つの手順: 仮のシートで行い、答えを返す。 */
type Step = (bench: Bench) => Promise<unknown>;

// Events come later than the answer; real hosts take up to a second.
const eventWait = 1500;

/**
 * 自己点検: 頼っている Excel の事実を仮のシートで一つずつ確かめ、答えを JSON で返す。
 * 取り消しと共同編集は人に頼む。仮のシートは尋ねてから消す。対局のシートには触れない。
 */
export async function checkExcel(ask: Ask, timer: Timer): Promise<string> {
  const bench = await openBench(ask, timer);
  const findings: Finding[] = [];
  for (const [assumption, expected, step] of steps) {
    const actual = await step(bench).catch((error: unknown) => `error: ${errorCode(error) ?? String(error)}`);
    findings.push({ assumption, expected, actual });
  }
  if (await ask(checkTexts.remove)) {
    const sheet = bench.sheet();
    sheet.delete();
    await sheet.context.sync();
  }
  const { platform, version } = Office.context.diagnostics;
  return JSON.stringify({ platform: String(platform), version, findings }, null, 2);
}

const risky = ['=1+1', '0:16', '5-3', '+7776FU', '@x', "''x"] as const;

/** 手順の表: 仮定、思った答え、確かめ方。README の「実際の Excel で確かめること」と同じ順。 */
const steps: readonly (readonly [assumption: string, expected: unknown, step: Step])[] = [
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

/** 仮のシートと、その事象を聞く耳。 */
interface Bench {
  readonly ask: Ask;
  sheet(): Excel.Worksheet;
  range(address: string): Excel.Range;
  /** 仕事のあいだと、その後しばらくに聞いた事象。 */
  heard(job: () => Promise<void>): Promise<readonly (readonly unknown[])[]>;
}

async function openBench(ask: Ask, timer: Timer): Promise<Bench> {
  const context = new Excel.RequestContext();
  const added = context.workbook.worksheets.add();
  added.load('id');
  added.activate();
  await context.sync();
  const { id } = added;
  let events: (readonly unknown[])[] = [];
  const sheet = (): Excel.Worksheet => context.workbook.worksheets.getItem(id);
  const listening = sheet();
  listening.onChanged.add(async (event) => {
    events.push([event.address, event.source, event.triggerSource]);
  });
  listening.onFormatChanged.add(async (event) => void events.push([event.address]));
  listening.onSelectionChanged.add(async (event) => void events.push([event.address]));
  await context.sync();
  return {
    ask,
    sheet,
    range: (address) => sheet().getRange(address),
    async heard(job) {
      await quiet(timer);
      events = [];
      await job();
      await quiet(timer);
      return [...events];
    },
  };
}

function quiet(timer: Timer): Promise<void> {
  return new Promise((done) => {
    timer.after(eventWait, done);
  });
}

async function valuesOf(range: Excel.Range): Promise<unknown[][]> {
  range.load('values');
  await range.context.sync();
  return range.values as unknown[][];
}

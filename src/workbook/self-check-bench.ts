import type { Ask } from '../play/ports';
import type { Timer } from '../play/timer';

// Events come later than the answer; real hosts take up to a second.
const eventWait = 1500;

/** 仮のシートと、その事象を聞く耳。 */
export interface CheckBench {
  readonly id: string;
  readonly ask: Ask;
  sheet(): Excel.Worksheet;
  range(address: string): Excel.Range;
  /** 仕事のあいだと、その後しばらくに聞いた事象。 */
  heard(job: () => Promise<void>): Promise<readonly (readonly unknown[])[]>;
  /** 待つ (ミリ秒)。 */
  wait(milliseconds: number): Promise<void>;
}

/** 仮のシートを足して前に出し、事象を聞き始める。 */
export async function openBench(ask: Ask, timer: Timer): Promise<CheckBench> {
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
    const { address, source, triggerSource, changeType } = event;
    events.push([address, source, triggerSource, ...(changeType === 'RangeEdited' ? [] : [changeType])]);
  });
  listening.onFormatChanged.add(async (event) => void events.push([event.address]));
  listening.onSelectionChanged.add(async (event) => void events.push([event.address]));
  await context.sync();
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      timer.after(milliseconds, done);
    });
  return {
    id,
    ask,
    wait,
    sheet,
    range: (address) => sheet().getRange(address),
    async heard(job) {
      await wait(eventWait);
      events = [];
      await job();
      await wait(eventWait);
      return [...events];
    },
  };
}

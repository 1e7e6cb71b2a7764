import type { CDPSession, Page } from 'playwright-core';

/** JavaScript の領域の大きさ（MB）の、見張った間のいちばん大きいとき。まだ集められていないごみも数える。 */
export interface HeapPeak {
  /** ページ: 模擬 Excel と作業ウィンドウ。 */
  readonly page: number;
  /** 棋譜を読む worker。索引の配列も数える。 */
  readonly worker: number;
  /** 同じときの和の、いちばん大きいもの。 */
  readonly both: number;
}

const EVERY_MS = 100;

/** 領域の大きさを見張り始める。返した関数で止め、いちばん大きいときを聞く。 */
export async function watchHeap(page: Page): Promise<() => Promise<HeapPeak>> {
  const session = await page.context().newCDPSession(page);
  const askWorker = await workerSession(session);
  // What making the files left behind is no part of loading them.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  let peak: HeapPeak = { page: 0, worker: 0, both: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const [ofPage, ofWorker] = await Promise.all([pageHeap(session), askWorker()]);
      peak = {
        page: Math.max(peak.page, ofPage / 1e6),
        worker: Math.max(peak.worker, ofWorker / 1e6),
        both: Math.max(peak.both, (ofPage + ofWorker) / 1e6),
      };
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    await session.detach();
    return peak;
  };
}

async function pageHeap(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
}

interface HeapUsage {
  readonly id: number;
  readonly result?: { readonly usedSize: number; readonly backingStorageSize: number };
}

/** worker の領域を尋ねる口。Playwright は worker に直には届かないので、ページの口を通して頼む。 */
async function workerSession(session: CDPSession): Promise<() => Promise<number>> {
  const answers = new Map<number, (usage: HeapUsage) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const usage = JSON.parse(message) as HeapUsage;
    answers.get(usage.id)?.(usage);
    answers.delete(usage.id);
  });
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let id = 0;
  return async () => {
    const answered = new Promise<HeapUsage>((resolve) => answers.set(++id, resolve));
    const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result } = await answered;
    return result === undefined ? 0 : result.usedSize + result.backingStorageSize;
  };
}

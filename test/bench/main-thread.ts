import type { BrowserContext, Page } from 'playwright-core';

/** ページの一本の糸の使われ方（ミリ秒）。作業ウィンドウと模擬 Excel は同じ糸で動く。 */
export interface ThreadUse {
  /** 作業ウィンドウの、いちばん長いひと続き。ブラウザーが知らせる 50 ミリ秒を越えたものがなければ 0。 */
  readonly paneLongest: number;
  /** 模擬 Excel（要求の実行、格子の描き、自動保存）の、いちばん長いひと続き。 */
  readonly hostLongest: number;
  /** 模擬 Excel の使った時間の和。 */
  readonly hostTotal: number;
}

interface ThreadWatch {
  take(): ThreadUse;
}

declare global {
  interface Window {
    benchThread?: ThreadWatch;
    simulatedExcel?: (pane: object) => Record<string, (...args: unknown[]) => unknown>;
  }
}

/**
 * これから開くページの糸を見張る。ページの窓の時計と描きの関数と口から呼ばれたものを模擬 Excel の時間とし、
 * その中で作業ウィンドウへ返した答えと事象の間は除く。残りの長い仕事は、描きもごみ集めも作業ウィンドウのものとみる。
 */
export async function watchThread(context: BrowserContext): Promise<void> {
  await context.addInitScript(installWatch);
}

/** 前に尋ねてからの糸の使われ方。 */
export function takeThreadUse(page: Page): Promise<ThreadUse> {
  return page.evaluate(async () => {
    // The browser tells of a long task a little after its end.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return window.benchThread!.take();
  });
}

// Runs in the page: nothing outside it may be named.
function installWatch(): void {
  if (window.top !== window) return;
  type Work = (...args: unknown[]) => unknown;
  let spans: [from: number, to: number][] = [];
  let tasks: [from: number, to: number][] = [];
  let began: number | null = null;
  const asHost =
    (work: Work): Work =>
    (...args) => {
      if (began !== null) return work(...args);
      began = performance.now();
      try {
        return work(...args);
      } finally {
        spans.push([began, performance.now()]);
        began = null;
      }
    };
  const asPane =
    (work: Work): Work =>
    (...args) => {
      const wasHost = began !== null;
      if (began !== null) spans.push([began, performance.now()]);
      try {
        return work(...args);
      } finally {
        began = wasHost ? performance.now() : null;
      }
    };
  const { setTimeout: later, requestAnimationFrame: onFrame } = window;
  window.setTimeout = ((work: Work, ...rest: [number]) => later(asHost(work), ...rest)) as typeof later;
  window.requestAnimationFrame = (work) => onFrame(asHost(work as Work));
  // The host's turns come through a port of its own.
  const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...port,
    set(this: MessagePort, work: Work) {
      port.set!.call(this, asHost(work));
    },
  });
  // Saving goes on after its timer; its copy of the whole workbook is the host's too.
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    return asHost(() => put.apply(this, args))() as IDBRequest<IDBValidKey>;
  };
  let connect: NonNullable<Window['simulatedExcel']>;
  Object.defineProperty(window, 'simulatedExcel', {
    set: (given: typeof connect) => (connect = given),
    get: () => (pane: object) => {
      const bridge = connect(pane);
      const { Execute: execute, RegisterEvent: register } = bridge;
      return Object.assign(bridge, {
        Execute: (id: unknown, params: unknown, answer: Work) => execute!(id, params, asPane(answer)),
        RegisterEvent: (id: unknown, target: unknown, hear: Work, answer: Work) =>
          register!(id, target, asPane(hear), asPane(answer)),
      });
    },
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration]);
  }).observe({ type: 'longtask' });
  const lengths = (all: typeof spans): number[] => all.map(([from, to]) => to - from);
  window.benchThread = {
    take: () => {
      const hostIn = ([from, to]: [number, number]): number =>
        spans.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
      const pane = tasks.map((task) => task[1] - task[0] - hostIn(task));
      const host = lengths(spans);
      const use = {
        paneLongest: Math.max(0, ...pane),
        hostLongest: host.reduce((most, each) => Math.max(most, each), 0),
        hostTotal: host.reduce((sum, each) => sum + each, 0),
      };
      spans = [];
      tasks = [];
      return use;
    },
  };
}

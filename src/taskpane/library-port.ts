import type { LibraryRequest } from '../library/messages';
import type { ServiceClock } from '../library/library-service';
import type { LibraryPort, WorkerLike } from '../library/worker-client';

/** 対局一覧の仕事への口を作るもの。library の値は組み立ての根が渡す。 */
export interface PortMakers {
  workerPort(worker: WorkerLike): LibraryPort;
  localPort(clock: ServiceClock): LibraryPort;
}

/** 対局一覧の仕事への口を開く: Web Worker の中。始められなければ、同じ仕事を区切りながらこの場でする。 */
export function openLibraryPort(makers: PortMakers): LibraryPort {
  const worker = startWorker();
  const local = (): LibraryPort => makers.localPort(paneClock);
  return worker === null ? local() : new FallbackPort(makers.workerPort(worker), local);
}

const paneClock: ServiceClock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => void setTimeout(resolve, 0)),
};

function startWorker(): Worker | null {
  try {
    // webpack reads this very form and makes the worker a file of its own beside the pane's.
    return new Worker(
      new URL(/* webpackChunkName: "library-worker" */ '../library/worker.ts', import.meta.url),
    );
  } catch {
    return null;
  }
}

/**
 * 一度も答えないうちに倒れた worker は、始まらなかったもの (台本が届かない、方針に断られた) とみて、
 * それまでの頼みを local でやり直す口。
 */
class FallbackPort implements LibraryPort {
  #port: LibraryPort;
  readonly #makeLocal: () => LibraryPort;
  #unheard: LibraryRequest[] | null = [];

  constructor(worker: LibraryPort, makeLocal: () => LibraryPort) {
    this.#port = worker;
    this.#makeLocal = makeLocal;
  }

  post(request: LibraryRequest): void {
    this.#unheard?.push(request);
    this.#port.post(request);
  }

  listen(...[onAnswer, onCrash]: Parameters<LibraryPort['listen']>): void {
    this.#port.listen(
      (answer) => {
        this.#unheard = null;
        onAnswer(answer);
      },
      () => {
        if (this.#unheard === null) return onCrash();
        const requests = this.#unheard;
        this.#unheard = null;
        this.#port = this.#makeLocal();
        this.#port.listen(onAnswer, onCrash);
        for (const request of requests) this.#port.post(request);
      },
    );
  }
}

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LibraryAnswer } from '../../src/library/messages';
import { LibraryClient, localPort, workerPort } from '../../src/library/worker-client';
import { openLibraryPort } from '../../src/taskpane/library-port';
import { readOwnNames } from '../../src/taskpane/own-names';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Listener = (event: { readonly data: LibraryAnswer }) => void;

/** A worker that does what the test says. */
class FakeWorker {
  static last: FakeWorker | null = null;
  readonly posted: { readonly id: number }[] = [];
  readonly #listeners = new Map<string, Listener>();

  constructor(readonly url: URL) {
    FakeWorker.last = this;
  }

  postMessage(message: { readonly id: number }): void {
    this.posted.push(message);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  fire(type: 'message' | 'error', data?: LibraryAnswer): void {
    this.#listeners.get(type)?.({ data: data! });
  }
}

const openClient = (): LibraryClient => new LibraryClient(openLibraryPort({ workerPort, localPort }));
const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

describe('the port to the library', () => {
  it('works in the pane where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await openClient().search(START)).toEqual([]);
  });

  it('works in a worker where there are', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const found = openClient().search(START);
    const worker = FakeWorker.last!;
    expect(worker.url.pathname).toMatch(/library\/worker\.ts$/);
    worker.fire('message', { type: 'hits', id: worker.posted[0]!.id, hits: null });
    expect(await found).toBeNull();
  });

  it('does again in the pane what a worker that never started was asked', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const client = openClient();
    const found = client.search(START);
    FakeWorker.last!.fire('error');
    expect(await found).toEqual([]);
    expect(await client.search(START)).toEqual([]);
    expect(FakeWorker.last!.posted).toHaveLength(1);
  });

  it('tells those who wait when a worker dies at work', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const client = openClient();
    const first = client.search(START);
    const worker = FakeWorker.last!;
    worker.fire('message', { type: 'hits', id: worker.posted[0]!.id, hits: [] });
    await first;
    const second = client.search(START);
    worker.fire('error');
    await expect(second).rejects.toThrow();
  });
});

describe('my names', () => {
  it('are kept by the place Office gives', () => {
    readOwnNames('part-').save(['羽生', 'hanyu']);
    expect(readOwnNames('part-').names).toEqual(['羽生', 'hanyu']);
    expect(readOwnNames().names).toEqual([]);
  });
});

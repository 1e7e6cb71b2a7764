import { LibraryService } from './library-service';
import type { BlobLike, LibraryRequest } from './messages';

interface MessageTarget {
  onmessage: (() => void) | null;
  postMessage(message: null): void;
}

/** worker の外側のうち、ここで使うもの。 */
interface WorkerScope {
  onmessage: ((event: { readonly data: LibraryRequest }) => void) | null;
  postMessage(message: unknown): void;
  readonly MessageChannel: new () => { readonly port1: MessageTarget; readonly port2: MessageTarget };
  readonly performance: { now(): number };
  readonly Blob: new (parts: readonly BlobLike[]) => BlobLike;
}

// The library is compiled without the types of a worker; the entry says the little it needs.
const scope = globalThis as unknown as WorkerScope;

// A message to oneself is a turn of the event loop, in which a waiting cancel is heard. A timer would be one too,
// but browsers hold back timers that set one another.
const turns = new scope.MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

const service = new LibraryService((answer) => scope.postMessage(answer), {
  now: () => scope.performance.now(),
  join: (parts) => new scope.Blob(parts),
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      turns.port2.postMessage(null);
    }),
});

scope.onmessage = ({ data }) => void service.handle(data);

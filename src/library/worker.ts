import { LibraryService } from './library-service';
import type { LibraryRequest } from './messages';

/** worker の外側のうち、ここで使うもの。 */
interface WorkerScope {
  onmessage: ((event: { readonly data: LibraryRequest }) => void) | null;
  postMessage(message: unknown): void;
  setTimeout(work: () => void, ms: number): unknown;
  readonly performance: { now(): number };
}

// The library is compiled without the types of a worker; the entry says the little it needs.
const scope = globalThis as unknown as WorkerScope;

const service = new LibraryService((answer) => scope.postMessage(answer), {
  now: () => scope.performance.now(),
  // A turn of the event loop: a waiting cancel is heard.
  pause: () => new Promise((resolve) => void scope.setTimeout(resolve, 0)),
});

scope.onmessage = ({ data }) => void service.handle(data);

import type { HostErrorCode } from '../model/errors';
import { HostError } from '../model/errors';
import type { Workbook } from '../model/workbook';
import type { HostObject, Session } from '../objects/host-object';
import type { BatchRecord } from './batch-log';
import { byteLength, countCells, isReleaseOnly, membersOf } from './batch-log';
import type { EventMessage } from './event-messages';
import { messagesOf } from './event-messages';
import { Interpreter } from './interpreter';
import type { BatchRequest, BatchResponse } from './protocol';

// "Excel on the web has a payload size limit for requests and responses of 5MB"
// (learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization).
const WEB_PAYLOAD_LIMIT = 5 * 1024 * 1024;

/** 要求の見出し。障害を決める関数に渡す。 */
export interface RequestInfo {
  /** この接続で何番目の要求か。0 から。 */
  readonly index: number;
  readonly request: BatchRequest;
  readonly isReleaseOnly: boolean;
}

/**
 * 要求に起こす障害。`run` は普通に行う。`{error}` は何もせず誤りを返す。`{half}` はその数の動作だけ行って
 * 誤りを返す。`loseAnswer` は全部行い、答えの代わりに通信の誤りを返す。`noAnswer` は行って答えない。
 */
export type Fault =
  | 'run'
  | 'loseAnswer'
  | 'noAnswer'
  | { readonly error: HostErrorCode }
  | { readonly half: number; readonly error?: HostErrorCode };

/** 一つのアドインとの接続。要求を行い、登録された出来事を選ぶ。 */
export class AddinHost implements Session {
  /** 行った要求の記録。 */
  readonly log: BatchRecord[] = [];
  /** 聞かれたが、ホストが知らない型やメンバー。試験の終わりに空であることを確かめる。 */
  readonly unknown = new Set<string>();
  readonly #references = new Map<string, HostObject>();
  readonly #ids = new Map<object, string>();
  readonly #registered = new Map<string, number>();
  #nextReference = 1;
  #isRunning = false;
  readonly #stopListening: () => void;

  constructor(
    readonly book: Workbook,
    private readonly send: (message: EventMessage) => void,
  ) {
    this.#stopListening = book.onEvent((event) => {
      for (const message of messagesOf(event, this.#isRunning)) {
        if (this.#registered.has(`${message.number} ${message.target}`)) this.send(message);
      }
    });
  }

  /** 記録のうち、アドイン自身の同期(参照を返すだけの要求を除く)。 */
  get syncs(): readonly BatchRecord[] {
    return this.log.filter((record) => !record.isReleaseOnly);
  }

  keep(object: HostObject): void {
    const id = this.#ids.get(object.target) ?? `{${this.#nextReference++}-ref}`;
    this.#ids.set(object.target, id);
    this.#references.set(id, object);
  }

  release(id: string): void {
    const object = this.#references.get(id);
    if (object) this.#ids.delete(object.target);
    this.#references.delete(id);
  }

  releaseAll(): void {
    this.#references.clear();
    this.#ids.clear();
  }

  findReference(id: string): HostObject | null {
    return this.#references.get(id) ?? null;
  }

  /** 保持している参照の数。返し忘れを見つけるため。 */
  get referenceCount(): number {
    return this.#references.size;
  }

  register(event: number, target: string): void {
    const key = `${event} ${target}`;
    this.#registered.set(key, (this.#registered.get(key) ?? 0) + 1);
  }

  /** 出来事と的ごとの、いまの登録の数。二重の登録を見つけるため。 */
  registrationsOf(event: number, target: string): number {
    return this.#registered.get(`${event} ${target}`) ?? 0;
  }

  unregister(event: number, target: string): void {
    const key = `${event} ${target}`;
    const count = (this.#registered.get(key) ?? 0) - 1;
    if (count > 0) this.#registered.set(key, count);
    else this.#registered.delete(key);
  }

  /** 作業ウィンドウが閉じた、または読み込み直されたとき。登録も参照もなくなる(excel-add-ins-events)。 */
  disconnect(): void {
    this.#stopListening();
    this.#registered.clear();
    this.releaseAll();
  }

  /** 要求を行い、答えの本文を返す。text は要求の本文で、大きさを見るため。 */
  process(request: BatchRequest, text: string, fault: Fault): string {
    const bytes = byteLength(text);
    const { result: response, cells } = countCells(this.book, () => this.#answer(request, bytes, fault));
    const { answer, size } = this.#limited(JSON.stringify(response));
    this.log.push({
      index: this.log.length,
      actions: request.Actions.length,
      bytes,
      responseBytes: size,
      cellsWritten: cells,
      isReleaseOnly: isReleaseOnly(request),
      error: response.Error?.Code ?? null,
      members: membersOf(request),
    });
    return answer;
  }

  #answer(request: BatchRequest, bytes: number, fault: Fault): BatchResponse {
    if (typeof fault === 'object' && !('half' in fault)) return failure(new HostError(fault.error));
    if (this.book.platform === 'web' && bytes > WEB_PAYLOAD_LIMIT) {
      return failure(new HostError('RequestPayloadSizeLimitExceeded'));
    }
    const interpreter = new Interpreter(
      request,
      this,
      (object) => this.#ids.get(object.target) ?? null,
      (member) => this.unknown.add(member),
    );
    this.#isRunning = true;
    try {
      // One sync is one step of undo (Microsoft, "Undo capabilities with the Excel JavaScript API").
      const limit = typeof fault === 'object' ? fault.half : Infinity;
      const response = this.book.history.group(() => {
        try {
          return interpreter.run(this.book, limit);
        } finally {
          // suspendApiCalculationUntilNextSync lasts to the end of its own request.
          this.book.calculation.resume();
        }
      });
      if (response.Error && typeof fault === 'object' && fault.error) response.Error.Code = fault.error;
      return response;
    } finally {
      this.#isRunning = false;
    }
  }

  #limited(answer: string): { answer: string; size: number } {
    const size = byteLength(answer);
    if (this.book.platform !== 'web' || size <= WEB_PAYLOAD_LIMIT) return { answer, size };
    const refusal = JSON.stringify(failure(new HostError('ResponsePayloadSizeLimitExceeded')));
    return { answer: refusal, size: refusal.length };
  }
}

function failure(error: HostError): BatchResponse {
  const Error = {
    Code: error.code,
    Message: error.message,
    ActionIndex: 0,
    Location: '',
    HttpStatusCode: 400,
  };
  return { Results: [], TraceIds: [], Error };
}

import type { Workbook } from '../model/workbook';
import type { EventMessage } from './event-messages';
import type { Fault, RequestInfo } from './host';
import { AddinHost } from './host';
import { isReleaseOnly } from './batch-log';
import type { BatchRequest } from './protocol';

/** 橋渡しで起きたことの記録。 */
export type Trace =
  | { readonly type: 'request'; readonly request: BatchRequest; readonly answer: string }
  | { readonly type: 'event'; readonly message: EventMessage };

/** 配る出来事一つを、いつ、何度配るか。空なら捨てる。数はミリ秒の遅れ。 */
export type EventDelays = readonly number[];

export interface HostOptions {
  /** `Office.context.requirements` の答え。既定は ExcelApi 1.15 まで。 */
  readonly requirementSets?: Readonly<Record<string, string>>;
  /** Office の表示言語。既定は ja-JP。 */
  readonly locale?: string;
  /** Office の版。 */
  readonly version?: string;
  readonly isDarkTheme?: boolean;
  readonly trace?: (trace: Trace) => void;
  /** 要求ごとに障害を決める。要求を行う前に呼ばれる。 */
  readonly intercept?: (request: RequestInfo) => Fault;
  /** 答えを遅らせる。ミリ秒。 */
  readonly answerDelay?: (request: RequestInfo) => number;
  /** 出来事を遅らせ、捨て、重ねる。既定は 0 ミリ秒で一度。 */
  readonly eventDelays?: (message: EventMessage) => EventDelays;
  /** 後で呼ぶ。既定は setTimeout。試験で時計を握るため。 */
  readonly later?: (work: () => void, milliseconds: number) => void;
}

type SafeArray = { toArray: () => readonly unknown[]; dimensions: () => number };
type Answer = (result: number | SafeArray) => void;
type EventHandler = (dispatchId: number, args?: SafeArray) => void;

/** Windows の Excel が `window.external` に置く物。office.js はこれを通して話す。 */
export interface ExternalBridge {
  GetHostInfo(): string;
  GetLoggingAllowed(): boolean;
  GetContext(): object;
  Execute(dispatchId: number, params: readonly unknown[], callback: Answer): void;
  RegisterEvent(
    dispatchId: number,
    target: string,
    handler: EventHandler,
    callback: (code: number) => void,
  ): void;
  UnregisterEvent(dispatchId: number, target: string, callback: (code: number) => void): void;
}

const DISPATCH = { selectionChanged: 2, richApiMessage: 33, richApiRequest: 93 } as const;
const INTERNAL_ERROR = 5001;
const RICH_API_MESSAGE = 65536;
// Categories and types as office.js 1.1.110 reads them (Office.actionProxy).
const ACTION_MESSAGE = 2;
const ACTION_DISPATCH = 1000;
/** 要求の旗。Excel.run({delayForCellEdit: true}) が立てる。 */
const DELAY_FOR_CELL_EDIT = 64;

const safeArray = (items: readonly unknown[]): SafeArray => ({ toArray: () => items, dimensions: () => 1 });

const DEFAULT_SETS = {
  ExcelApi: '1.15',
  DelayForCellEdit: '1.1',
  RibbonApi: '1.2',
  DialogApi: '1.2',
  SharedRuntime: '1.1',
  Settings: '1.1',
  DocumentEvents: '1.1',
};

function makeSettings(book: Workbook): object {
  return {
    Read(keys: string[], values: string[]) {
      for (const [key, value] of book.settings) {
        keys.push(key);
        values.push(value);
      }
    },
    Write(keys: readonly string[], values: readonly string[]) {
      book.settings.clear();
      keys.forEach((key, i) => book.settings.set(key, values[i] ?? ''));
      // settings.saveAsync kills the undo stack (office-js #3141).
      book.history.clear();
    },
  };
}

function themeInfo(isDark: boolean): string {
  const [back, front, control] = isDark ? [0x262626, 0xffffff, 0x0a0a0a] : [0xffffff, 0x000000, 0xf3f2f1];
  return JSON.stringify({
    bodyBackgroundColor: back,
    bodyForegroundColor: front,
    controlBackgroundColor: control,
    controlForegroundColor: front,
    isDarkTheme: isDark,
  });
}

function makeContext(book: Workbook, options: HostOptions): object {
  const locale = options.locale ?? 'ja-JP';
  return {
    GetAppType: () => 1,
    GetSolutionRef: () => 'simulated-host',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => book.name,
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 1,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => '',
    GetSettings: () => makeSettings(book),
    GetSupportedMatrix: () => JSON.stringify({ ...DEFAULT_SETS, ...options.requirementSets }),
    GetHostFullVersion: () => options.version ?? '16.0.18025.20160',
    GetInstanceId: () => '1',
    GetCorrelationId: () => '1',
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetOfficeThemeInfo: () => themeInfo(options.isDarkTheme ?? false),
  };
}

/** 橋渡しの本体。要求を一つずつ順に行い、答えと出来事を後から配る。 */
class Bridge implements ExternalBridge {
  readonly host: AddinHost;
  readonly #handlers = new Map<number, EventHandler>();
  readonly #stopListening: () => void;
  #isClosed = false;
  #messages = 0;
  #requests = 0;

  constructor(
    private readonly book: Workbook,
    private readonly options: HostOptions,
  ) {
    this.host = new AddinHost(book, (message) => this.#deliver(message));
    this.#stopListening = book.onEvent((event) => {
      if (event.type !== 'selectionChanged') return;
      this.#later(() => this.#handlers.get(DISPATCH.selectionChanged)?.(DISPATCH.selectionChanged), 0);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopListening();
    this.host.disconnect();
  }

  #later(work: () => void, milliseconds: number): void {
    const unlessClosed = (): void => {
      if (!this.#isClosed) work();
    };
    if (this.options.later) this.options.later(unlessClosed, milliseconds);
    else setTimeout(unlessClosed, milliseconds);
  }

  GetHostInfo(): string {
    // Fields: host, platform, file version, locale, correlation, dialog, logging, flags.
    return `Excel$Win32$16.01$${this.options.locale ?? 'ja-JP'}$$$$0`;
  }

  GetLoggingAllowed(): boolean {
    return false;
  }

  GetContext(): object {
    return makeContext(this.book, this.options);
  }

  Execute(dispatchId: number, params: readonly unknown[], callback: Answer): void {
    if (dispatchId !== DISPATCH.richApiRequest) {
      // The Common API of Office 2013 is not simulated.
      this.host.unknown.add(`Office.context.document (dispatch ${dispatchId})`);
      this.#later(() => callback(INTERNAL_ERROR), 0);
      return;
    }
    const [customData, , , , text, , flags] = params[0] as readonly unknown[];
    // The client announces itself once after the start (AddinInternalService).
    if (customData === 'WacPartition') {
      this.#later(() => callback(answerOf('{"Results":[],"TraceIds":[]}')), 0);
      return;
    }
    this.#later(() => this.#execute(String(text), Number(flags), callback), 0);
  }

  RegisterEvent(
    dispatchId: number,
    _target: string,
    handler: EventHandler,
    callback: (code: number) => void,
  ): void {
    this.#handlers.set(dispatchId, handler);
    this.#later(() => callback(0), 0);
  }

  UnregisterEvent(dispatchId: number, _target: string, callback: (code: number) => void): void {
    this.#handlers.delete(dispatchId);
    this.#later(() => callback(0), 0);
  }

  #execute(text: string, flags: number, callback: Answer): void {
    if (this.book.cellEditMode && (flags & DELAY_FOR_CELL_EDIT) !== 0) {
      this.#later(() => this.#execute(text, flags, callback), 20);
      return;
    }
    const request = JSON.parse(text) as BatchRequest;
    const info = { index: this.#requests++, request, isReleaseOnly: isReleaseOnly(request) };
    const fault = this.options.intercept?.(info) ?? 'run';
    const answer = this.host.process(request, text, fault);
    this.options.trace?.({ type: 'request', request, answer });
    if (fault === 'noAnswer') return;
    const result = fault === 'loseAnswer' ? INTERNAL_ERROR : answerOf(answer);
    // Answers come later than the change is seen, and events later than the answers.
    this.#later(() => callback(result), this.options.answerDelay?.(info) ?? 0);
  }

  #deliver(message: EventMessage): void {
    this.options.trace?.({ type: 'event', message });
    for (const delay of this.options.eventDelays?.(message) ?? [0]) {
      // Two turns: the answer to the request that caused it goes first.
      this.#later(() => this.#later(() => this.#raise(message), delay), 0);
    }
  }

  /** 近道の鍵やリボンのボタンが呼ぶ動作。office.js は Office.actions.associate で結ばれた関数を呼ぶ。 */
  invokeAction(action: string): void {
    this.#later(() => this.#message([ACTION_MESSAGE, ACTION_DISPATCH, '', JSON.stringify([action, ''])]), 0);
  }

  #raise({ number, target, args }: EventMessage): void {
    this.#message([RICH_API_MESSAGE, number, target, JSON.stringify(args)]);
  }

  #message(fields: readonly unknown[]): void {
    const entry = [...fields, ++this.#messages, false];
    const handler = this.#handlers.get(DISPATCH.richApiMessage);
    handler?.(DISPATCH.richApiMessage, safeArray([safeArray(entry)]));
  }
}

const answerOf = (body: string): SafeArray => safeArray([0, 200, ['Content-Type', 'application/json'], body]);

/** ブックへの橋。`close` で作業ウィンドウを閉じる(以後、答えも出来事も届かない)。 */
export interface Connection {
  readonly host: AddinHost;
  readonly external: ExternalBridge;
  readonly close: () => void;
  /** 結ばれた動作 (近道の鍵) を呼ぶ。 */
  readonly invokeAction: (action: string) => void;
}

/** ブックへの橋を作る。`external` を `window.external` に重ねてから office.js を読み込む。 */
export function makeExternal(book: Workbook, options: HostOptions = {}): Connection {
  const bridge = new Bridge(book, options);
  return {
    host: bridge.host,
    external: callable(bridge),
    close: () => bridge.close(),
    invokeAction: (action) => bridge.invokeAction(action),
  };
}

// office.js may copy the members; they must not lose their `this`.
const callable = (bridge: Bridge): ExternalBridge => ({
  GetHostInfo: () => bridge.GetHostInfo(),
  GetLoggingAllowed: () => bridge.GetLoggingAllowed(),
  GetContext: () => bridge.GetContext(),
  Execute: (id, params, callback) => bridge.Execute(id, params, callback),
  RegisterEvent: (id, target, handler, callback) => bridge.RegisterEvent(id, target, handler, callback),
  UnregisterEvent: (id, target, callback) => bridge.UnregisterEvent(id, target, callback),
});

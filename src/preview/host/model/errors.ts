/** ホストが office.js に返す誤りの符号。実物の Excel が返す名前と同じ。 */
export type HostErrorCode =
  | 'AccessDenied'
  | 'GeneralException'
  | 'HostRestartNeeded'
  | 'InvalidArgument'
  | 'InvalidReference'
  | 'InvalidOperation'
  | 'InvalidOperationInCellEditMode'
  | 'ItemAlreadyExists'
  | 'ItemNotFound'
  | 'NotImplemented'
  | 'RequestAborted'
  | 'RequestPayloadSizeLimitExceeded'
  | 'ResponsePayloadSizeLimitExceeded';

// Wording as published in "Error handling with the application-specific JavaScript APIs"
// (learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling).
const MESSAGES: Readonly<Record<HostErrorCode, string>> = {
  AccessDenied: 'You cannot perform the requested operation.',
  GeneralException: 'There was an internal error while processing the request.',
  HostRestartNeeded: 'The Office application needs to be restarted.',
  InvalidArgument: 'The argument is invalid or missing or has an incorrect format.',
  InvalidReference: 'This reference is not valid for the current operation.',
  InvalidOperation: 'The operation attempted is invalid on the object.',
  InvalidOperationInCellEditMode: "The operation isn't available while Excel is in Edit cell mode.",
  ItemAlreadyExists: 'The resource being created already exists.',
  ItemNotFound: "The requested resource doesn't exist.",
  NotImplemented: "The requested feature isn't implemented.",
  RequestAborted: 'The request was aborted during run time.',
  RequestPayloadSizeLimitExceeded: 'The request payload size has exceeded the limit.',
  ResponsePayloadSizeLimitExceeded: 'The response payload size has exceeded the limit.',
};

/** ホストの誤り。`code` は Excel の符号、`message` は Microsoft の文書にある英文。 */
export class HostError extends Error {
  readonly code: HostErrorCode;
  constructor(code: HostErrorCode, message?: string) {
    super(message ?? MESSAGES[code]);
    this.code = code;
  }
}

/** 引数の誤りを投げる。 */
export function invalidArgument(message?: string): never {
  throw new HostError('InvalidArgument', message);
}

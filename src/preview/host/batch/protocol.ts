/** RichApi の要求の本文。office.js が context.sync() ごとに送る。番号の意味は ActionType と PathType。 */
export interface BatchRequest {
  readonly Actions: readonly BatchAction[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  readonly ReferencedObjectPathIds?: readonly unknown[];
}

export interface BatchAction {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name?: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: QueryInfo;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

export interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Skip?: number;
  readonly Top?: number;
}

export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name?: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

/** 要求の答え。`Error` の `ActionIndex` から office.js が debugInfo を作る。 */
export interface BatchResponse {
  Results: { ActionId: number; Value: unknown }[];
  TraceIds: number[];
  Error?: { Code: string; Message: string; ActionIndex: number; Location: string; HttpStatusCode: number };
}

export const ACTION = {
  instantiate: 1,
  query: 2,
  method: 3,
  setProperty: 4,
  trace: 5,
  queryAsJson: 7,
  ensureUnchanged: 8,
  update: 9,
} as const;

export const PATH = {
  global: 1,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;

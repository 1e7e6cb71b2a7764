import type { CellValue, ValueType } from './cell';
import type { Sheet } from './sheet';
import type { Table } from './table';

/** 描き直しのための知らせの種類。 */
export type ModelChangeKind =
  | 'cells'
  | 'format'
  | 'size'
  | 'merge'
  | 'view'
  | 'sheets'
  | 'active'
  | 'selection'
  | 'names'
  | 'tables'
  | 'charts';

/** 値の変更の詳細。一つのセルのときだけ付く。 */
export interface ChangeDetails {
  readonly valueBefore: CellValue;
  readonly valueAfter: CellValue;
  readonly valueTypeBefore: ValueType;
  readonly valueTypeAfter: ValueType;
}

/** 変更の出どころ。`api` はアドイン、`user` は利用者(取り消しを含む)、`remote` は共同編集の相手。 */
export type ChangeCause = 'user' | 'api' | 'remote';

/** Excel の変更の種類。 */
export type ChangeType =
  | 'RangeEdited'
  | 'RowInserted'
  | 'RowDeleted'
  | 'ColumnInserted'
  | 'ColumnDeleted'
  | 'CellInserted'
  | 'CellDeleted';

/** アドインへ送る出来事。`sheet` は起きたシート。 */
export type HostEvent =
  | {
      readonly type: 'changed';
      readonly sheet: Sheet;
      readonly address: string;
      readonly changeType: ChangeType;
      readonly cause: ChangeCause;
      readonly details?: ChangeDetails;
    }
  | {
      readonly type: 'formatChanged';
      readonly sheet: Sheet;
      readonly address: string;
      readonly cause: ChangeCause;
    }
  | { readonly type: 'selectionChanged'; readonly sheet: Sheet; readonly address: string }
  | { readonly type: 'activated' | 'deactivated' | 'added' | 'deleted' | 'calculated'; readonly sheet: Sheet }
  | { readonly type: 'rowSorted'; readonly sheet: Sheet; readonly address: string }
  | { readonly type: 'tableAdded' | 'tableDeleted'; readonly sheet: Sheet; readonly table: Table }
  | {
      readonly type: 'nameChanged';
      readonly sheet: Sheet;
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly type: 'visibilityChanged';
      readonly sheet: Sheet;
      readonly before: string;
      readonly after: string;
    }
  | { readonly type: 'protectionChanged'; readonly sheet: Sheet; readonly isProtected: boolean };

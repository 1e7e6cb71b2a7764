import type { Method, Session } from './host-object';

/** 出来事の番号(通信路での型)。office.js の中の番号と同じ。 */
export const EVENT_NUMBERS = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selectionChanged: 14,
  deleted: 15,
  calculated: 16,
  formatChanged: 18,
  rowSorted: 19,
  singleClicked: 21,
  rowHiddenChanged: 22,
  protectionChanged: 24,
  nameChanged: 25,
  visibilityChanged: 26,
  moved: 27,
  tableSelectionChanged: 100,
  tableChanged: 101,
  tableAdded: 102,
  tableDeleted: 103,
} as const;

/** シート全部への登録の宛先。 */
export const WORKBOOK_TARGET = 'Workbook';

// The names the client registers under; some carry the word Event in front, others behind.
const REGISTRATIONS: readonly (readonly [name: string, number: number])[] = [
  ['DataChangedEvent', EVENT_NUMBERS.changed],
  ['ActivatedEvent', EVENT_NUMBERS.activated],
  ['DeactivatedEvent', EVENT_NUMBERS.deactivated],
  ['SelectionChangedEvent', EVENT_NUMBERS.selectionChanged],
  ['CalculatedEvent', EVENT_NUMBERS.calculated],
  ['FormatChangedEvent', EVENT_NUMBERS.formatChanged],
  ['RowSortedEvent', EVENT_NUMBERS.rowSorted],
  ['SingleClickedEvent', EVENT_NUMBERS.singleClicked],
  ['RowHiddenChangedEvent', EVENT_NUMBERS.rowHiddenChanged],
  ['ProtectionChangedEvent', EVENT_NUMBERS.protectionChanged],
  ['EventNameChanged', EVENT_NUMBERS.nameChanged],
  ['EventVisibilityChanged', EVENT_NUMBERS.visibilityChanged],
];

const COLLECTION_ONLY: readonly (readonly [name: string, number: number])[] = [
  ['AddedEvent', EVENT_NUMBERS.added],
  ['DeletedEvent', EVENT_NUMBERS.deleted],
  ['EventMoved', EVENT_NUMBERS.moved],
];

function table<T>(
  list: readonly (readonly [string, number])[],
  targetOf: (target: T) => string,
): Record<string, Method<T>> {
  const methods: Record<string, Method<T>> = {};
  for (const [name, number] of list) {
    methods[`_Register${name}`] = (t, _args, session: Session) => session.register(number, targetOf(t));
    methods[`_Unregister${name}`] = (t, _args, session: Session) => session.unregister(number, targetOf(t));
  }
  return methods;
}

/** シートの出来事の登録のメンバー。 */
export const sheetEventMethods = <T>(targetOf: (target: T) => string): Record<string, Method<T>> =>
  table(REGISTRATIONS, targetOf);

/** worksheets の出来事の登録のメンバー。 */
export const collectionEventMethods = <T>(): Record<string, Method<T>> =>
  table<T>([...REGISTRATIONS, ...COLLECTION_ONLY], () => WORKBOOK_TARGET);

/** テーブル一つの出来事の登録のメンバー。宛先はテーブルの id。 */
export const tableEvents = <T>(targetOf: (target: T) => string): Record<string, Method<T>> =>
  table(
    [
      ['DataChangedEvent', EVENT_NUMBERS.tableChanged],
      ['SelectionChangedEvent', EVENT_NUMBERS.tableSelectionChanged],
    ],
    targetOf,
  );

/** tables の出来事の登録のメンバー。宛先はシートの id か、ブック全体。 */
export const tableCollectionEvents = <T>(targetOf: (target: T) => string | null): Record<string, Method<T>> =>
  table(
    [
      ['AddedEvent', EVENT_NUMBERS.tableAdded],
      ['DataChangedEvent', EVENT_NUMBERS.tableChanged],
      ['DeletedEvent', EVENT_NUMBERS.tableDeleted],
    ],
    (target) => targetOf(target) ?? WORKBOOK_TARGET,
  );

import type { LocalText } from '../../games/contract/language';
import { WorkbookFailure } from '../../play/ports';
import { toWorkbookFailure } from '../office-errors';
import type { ListTable } from './list-table';
import { listFailureTexts } from './list-texts';

/** 符号と、一覧の人に言う文。 */
const texts: ReadonlyMap<string, LocalText> = new Map<string, LocalText>([
  ['ItemNotFound', listFailureTexts.listGone],
  ['InvalidReference', listFailureTexts.listGone],
  ['AccessDenied', listFailureTexts.protected],
  ['InvalidOperationInCellEditMode', listFailureTexts.cellEditing],
  ['RequestPayloadSizeLimitExceeded', listFailureTexts.tooLarge],
  ['ResponsePayloadSizeLimitExceeded', listFailureTexts.tooLarge],
  ['HostIsBusy', listFailureTexts.busy],
  ['RequestAborted', listFailureTexts.busy],
  ['HostRestartNeeded', listFailureTexts.busy],
  ['ServiceNotAvailable', listFailureTexts.busy],
  ['Timeout', listFailureTexts.busy],
  ['NoAnswer', listFailureTexts.noAnswer],
  ['InvalidOperation', listFailureTexts.refused],
  ['GeneralException', listFailureTexts.general],
]);

/** 一覧が自分で投げる失敗の符号。文はもう一覧のもの。 */
type ListFailureCode =
  'ListMoved' | 'ListNotGrown' | 'ListColumnMissing' | 'ListPartlyAdded' | 'ListUntidied';

/** 一覧の失敗を作る。 */
export function listFailure(code: ListFailureCode, text: LocalText, cause?: unknown): WorkbookFailure {
  return new WorkbookFailure(code, text, cause === undefined ? undefined : { cause });
}

/** 鍵か棋譜の欄がなければ、何も書かないうちに、その見出しを言って失敗する。なければ一局を開き直せない。 */
export function assertKeepsGames({ lacking }: ListTable): void {
  if (lacking.length === 0) return;
  const headers = {
    ja: lacking.map(({ header }) => header.ja),
    en: lacking.map(({ header }) => header.en),
  };
  throw listFailure('ListColumnMissing', listFailureTexts.cannotKeep(headers));
}

/** 失敗の文を、盤のものから一覧のものにする。一覧の失敗はそのまま。 */
export function toListFailure(error: unknown): WorkbookFailure {
  const failure = toWorkbookFailure(error);
  if (failure.code.startsWith('List')) return failure;
  const text = texts.get(failure.code) ?? listFailureTexts.general;
  return new WorkbookFailure(failure.code, text, { cause: failure.cause ?? failure });
}

/** 同じことをもう一度頼めば通るかもしれない失敗か。 */
export function isPassing({ code }: WorkbookFailure): boolean {
  const text = texts.get(code);
  return text === listFailureTexts.busy || text === listFailureTexts.general || text === undefined;
}

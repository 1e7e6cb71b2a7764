import type { LocalText } from '../games/contract/language';
import { textIn } from '../games/contract/language';
import { WorkbookFailure } from '../play/ports';
import { failureTexts } from './texts';

/** Office.js の誤りの符号と、人に言う文。符号は Excel.ErrorCodes と共通の API の誤りの一覧による。 */
const texts: ReadonlyMap<string, LocalText> = new Map<string, LocalText>([
  ['InvalidOperationInCellEditMode', failureTexts.cellEditing],
  ['AccessDenied', failureTexts.protected],
  ['ItemNotFound', failureTexts.sheetGone],
  ['RequestPayloadSizeLimitExceeded', failureTexts.tooLarge],
  ['ResponsePayloadSizeLimitExceeded', failureTexts.tooLarge],
  ['InvalidReference', failureTexts.invalidReference],
  ['HostIsBusy', failureTexts.busy],
  ['RequestAborted', failureTexts.busy],
  ['HostRestartNeeded', failureTexts.busy],
  ['ServiceNotAvailable', failureTexts.busy],
  ['Timeout', failureTexts.busy],
]);

/** Excel の誤りを、文を持つ失敗にする。もう文を持つものはそのまま返す。 */
export function toWorkbookFailure(error: unknown): WorkbookFailure {
  if (error instanceof WorkbookFailure) return error;
  const code = errorCode(error) ?? 'GeneralException';
  return new WorkbookFailure(code, texts.get(code) ?? failureTexts.general, { cause: error });
}

/** 符号からは、わけの分からない失敗か。 */
export function isUnexplained(error: unknown): boolean {
  return error instanceof WorkbookFailure && error.text === failureTexts.general;
}

/** 二つの失敗を一つに: 符号は初めのもの、文は違えば両方。文を持たない誤りは、そのまま返す。 */
export function joinFailures(first: unknown, second: unknown): unknown {
  if (!(first instanceof WorkbookFailure)) return first;
  if (!(second instanceof WorkbookFailure)) return second;
  if (first.code === second.code) return first;
  const text = {
    ja: `${first.text.ja}${second.text.ja}`,
    en: `${first.text.en} ${second.text.en}`,
    kana: `${textIn(first.text, 'kana')} ${textIn(second.text, 'kana')}`,
  };
  return new WorkbookFailure(first.code, text, { cause: [first, second] });
}

/** 誤りの符号。Office.js の誤りでなければ null。 */
export function errorCode(error: unknown): string | null {
  if (error instanceof WorkbookFailure) return error.code;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

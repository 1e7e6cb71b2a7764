import { errorCode, toWorkbookFailure } from './office-errors';

/**
 * Excel の一仕事。失敗は文を持つ WorkbookFailure になる。
 *
 * セルの編集中は終わるまで Excel が待つ (delayForCellEdit)。対局は記憶の中で先に進むので、
 * 待つあいだのクリックは失われず、編集が終わってから最新の場面が描かれる。
 */
export async function runExcel<T>(job: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, job);
  } catch (error) {
    throw toWorkbookFailure(error);
  }
}

/**
 * 軽い一仕事: 一手ごとの描きのため。失敗は文を持つ WorkbookFailure になる。
 *
 * Excel.run は触れた範囲の全部を「後まで使う」と頼み、終わりに手放す要求をもう一つ送る。
 * 描く仕事は範囲をその場でしか使わないので、素の文脈で足り、要求は半分ほどで済む。
 * セルの編集中なら Excel は何もせずに断るので、待つほうでやり直す。job は二度呼ばれてよいこと。
 */
export async function runLight<T>(job: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await job(new Excel.RequestContext());
  } catch (error) {
    if (errorCode(error) === 'InvalidOperationInCellEditMode') return runExcel(job);
    throw toWorkbookFailure(error);
  }
}

/** 要件セットが使えるか。 */
export function isExcelApi(version: string): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', version);
}

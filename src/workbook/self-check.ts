import type { Ask } from '../play/ports';
import type { Timer } from '../play/timer';
import { errorCode } from './office-errors';
import { openBench } from './self-check-bench';
import { steps } from './self-check-steps';
import { checkTexts } from './texts';

/** 確かめた一つ: 仮定の名、思った答え、Excel の答え。 */
interface Finding {
  readonly assumption: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * 自己点検: 頼っている Excel の事実を仮のシートで一つずつ確かめ、答えを JSON で返す。
 * 取り消しと共同編集は人に頼む。仮のシートは尋ねてから消す。対局のシートには触れない。
 */
export async function checkExcel(ask: Ask, timer: Timer): Promise<string> {
  const bench = await openBench(ask, timer);
  const findings: Finding[] = [];
  for (const [assumption, expected, step] of steps) {
    const actual = await step(bench).catch((error: unknown) => `error: ${errorCode(error) ?? String(error)}`);
    findings.push({ assumption, expected, actual });
  }
  if (await ask(checkTexts.remove)) {
    const sheet = bench.sheet();
    sheet.delete();
    await sheet.context.sync();
  }
  const { platform, version } = Office.context.diagnostics;
  return JSON.stringify({ platform: String(platform), version, findings }, null, 2);
}

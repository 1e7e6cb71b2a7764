import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/games/contract/language';
import type { ListLine } from './list-fixture';
import { openListBook } from './list-fixture';
import type { ReadBlock } from './read-block';
import { readBlock } from './read-block';

/** 「先手得点」を書かずに、結果だけを手で打った局。 */
const typed = (results: readonly string[]): ListLine[] =>
  results.map((result) => ({ date: 45_800, black: '甲', white: '乙', opening: '矢倉', result }));

async function reportOf(
  lines: readonly ListLine[],
  options: Parameters<typeof openListBook>[1] = {},
): Promise<(title: string) => ReadBlock> {
  const list = await openListBook(lines, options);
  const name = await list.report();
  const blocks = new Map<string, ReadBlock | null>();
  for (const title of titles[options.language ?? 'ja']) blocks.set(title, readBlock(list, name, title));
  list.app.close();
  return (title) => blocks.get(title)!;
}

const titles: Readonly<Record<Language, readonly string[]>> = {
  ja: [
    '一覧の全対局',
    '戦型ごとの先手勝率 (全対局)',
    '自分の対局',
    '戦型 × 先後 (自分の対局)',
    '相手別',
    '対局者別',
    '月別',
    '星取表',
  ],
  en: ['All games in the list', 'By player', 'Cross table'],
};

describe('先手得点のない、手で打った局', () => {
  it('結果の言葉で、勝ち、負け、引き分けを数える', async () => {
    const results = [
      '先手勝ち',
      '下手勝ち',
      '先手勝ち',
      '後手勝ち',
      '上手勝ち',
      '千日手',
      '持将棋',
      '引き分け',
    ];
    const block = await reportOf(typed([...results, '中断']));
    expect(block('一覧の全対局').get('全対局')?.slice(0, 6)).toEqual([9, 3, 2, 3, 1, 0.6]);
    expect(block('戦型ごとの先手勝率 (全対局)').get('矢倉')?.slice(0, 5)).toEqual([9, 3, 2, 3, 0.6]);
    expect(block('対局者別').get('甲')?.slice(0, 8)).toEqual([9, 3, 2, 0, 0, 3, 0.6, 4.5]);
    expect(block('対局者別').get('乙')?.slice(0, 8)).toEqual([9, 0, 0, 2, 3, 3, 0.4, 3.5]);
    expect(block('星取表').get('甲')?.slice(0, 2)).toEqual(['＼', '3–2–3']);
    expect(block('星取表').get('乙')?.slice(0, 2)).toEqual(['2–3–3', '＼']);
  });

  it('英語の結果も、どちらの言語の一覧でも数える', async () => {
    const results = [
      'Black wins',
      'Receiver wins',
      'White wins',
      'Giver wins',
      'Repetition',
      'Impasse',
      'Draw',
    ];
    const english = await reportOf(typed([...results, '先手勝ち']), { language: 'en' });
    expect(english('All games in the list').get('All games')?.slice(0, 5)).toEqual([8, 3, 2, 3, 0]);
    expect(english('Cross table').get('甲')?.[1]).toBe('3–2–3');
    const japanese = await reportOf(typed(results));
    expect(japanese('一覧の全対局').get('全対局')?.slice(0, 5)).toEqual([7, 2, 2, 3, 0]);
  });

  it('先手得点があれば、結果では数え足さない', async () => {
    const [line] = typed(['先手勝ち']);
    const block = await reportOf([
      { ...line, blackPoints: 1 },
      { ...line, blackPoints: 0 },
      { ...line, result: '千日手', blackPoints: 0.5 },
      line!,
    ]);
    expect(block('一覧の全対局').get('全対局')?.slice(0, 5)).toEqual([4, 2, 1, 1, 0]);
    expect(block('星取表').get('甲')?.[1]).toBe('2–1–1');
  });

  it('結果の欄のない一覧では、先手得点だけで数える', async () => {
    const [line] = typed(['']);
    const block = await reportOf([{ ...line, blackPoints: 1 }], { without: ['result'] });
    expect(block('一覧の全対局').get('全対局')?.slice(0, 5)).toEqual([1, 1, 0, 0, 0]);
  });

  it('あとから打った結果と先手得点で数が変わる', async () => {
    const list = await openListBook([{ black: '甲', white: '乙' }]);
    await list.report();
    list.app.close();
    const ids = [...list.columns.keys()];
    const whole = (id: 'result' | 'blackPoints', text: string): readonly unknown[] | undefined => {
      list.book.edit(list.book.findSheet('一覧')!, { row: 1, column: ids.indexOf(id) }, text);
      return readBlock(list, '集計', '一覧の全対局')?.get('全対局')?.slice(1, 5);
    };
    expect(whole('result', '後手勝ち')).toEqual([0, 1, 0, 0]);
    expect(whole('result', '先手勝ち')).toEqual([1, 0, 0, 0]);
    expect(whole('blackPoints', '0')).toEqual([0, 1, 0, 0]);
    expect(whole('blackPoints', '')).toEqual([1, 0, 0, 0]);
  });
});

describe('勝敗の印のない、手で打った自分の局', () => {
  const own = (ownSide: string, result: string, more: ListLine = {}): ListLine => ({
    date: 45_800,
    opponent: '友',
    opening: '矢倉',
    ownSide,
    result,
    ...more,
  });
  const lines = [
    own('先手', '先手勝ち'),
    own('Black', '下手勝ち'),
    own('後手', '先手勝ち'),
    own('White', 'White wins'),
    own('', '千日手'),
    own('先手', '', { blackPoints: 0 }),
    // Whose win it was is not known, and a mark stands over the result.
    own('', '先手勝ち'),
    own('先手', '先手勝ち', { ownResult: '●' }),
  ];

  it('手番と結果から数える', async () => {
    const block = await reportOf(lines);
    const [games, wins, losses, draws] = [8, 3, 3, 1];
    const score = [games, wins, losses, draws];
    expect(block('自分の対局').get('先手')?.slice(0, 5)).toEqual([4, 2, 2, 0, 0]);
    expect(block('自分の対局').get('後手')?.slice(0, 5)).toEqual([2, 1, 1, 0, 0]);
    expect(block('自分の対局').get('全体')?.slice(0, 6)).toEqual([...score, 1, 0.5]);
    expect(block('相手別').get('友')?.slice(0, 5)).toEqual([...score, 0.5]);
    const opening = block('戦型 × 先後 (自分の対局)').get('矢倉');
    expect(opening?.slice(0, 13)).toEqual([...score, 0.5, 2, 2, 0, 0.5, 1, 1, 0, 0.5]);
    expect(block('月別').get('合計')?.slice(1, 6)).toEqual([...score, 0.5]);
  });

  it('自分の手番の欄がなければ、引き分けだけを数える', async () => {
    const block = await reportOf(lines, { without: ['ownSide'] });
    expect(block('相手別').get('友')?.slice(0, 4)).toEqual([8, 0, 1, 1]);
  });
});

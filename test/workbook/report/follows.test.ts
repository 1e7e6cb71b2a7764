import { describe, expect, it } from 'vitest';
import { renameTable } from '../../../src/preview/host/model/table-edits';
import type { ListBook } from './list-fixture';
import { gameLines, openListBook, otherLines } from './list-fixture';
import { readBlock } from './read-block';

const lines = [...gameLines(40), ...otherLines];

function type(
  list: ListBook,
  row: number,
  id: Parameters<ListBook['columns']['get']>[0],
  text: string,
): void {
  const sheet = list.book.findSheet('一覧')!;
  const column = [...list.columns.keys()].indexOf(id);
  expect(list.book.edit(sheet, { row, column }, text).ok).toBe(true);
}

const ofOpponent = (list: ListBook, name: string) =>
  readBlock(list, '集計', '相手別')?.get(name)?.slice(0, 3);

describe('アドインを閉じたあとの集計', () => {
  it('セルを直し、行を打つと数が変わる', async () => {
    const list = await openListBook(lines);
    await list.report();
    list.app.close();
    expect(ofOpponent(list, '町の人')).toEqual([2, 1, 1]);
    const last = lines.length + 1;
    type(list, last, 'date', '2025/6/1');
    type(list, last, 'opponent', '町の人');
    type(list, last, 'ownResult', '○');
    expect(ofOpponent(list, '町の人')).toEqual([3, 2, 1]);
    expect(list.values('集計', 'C3')).toEqual([[lines.length + 1]]);
    type(list, last, 'opponent', '新しい人');
    expect(ofOpponent(list, '新しい人')).toEqual([1, 1, 0]);
    expect(ofOpponent(list, '町の人')).toEqual([2, 1, 1]);
    type(list, last, 'opening', '右玉');
    expect(readBlock(list, '集計', '戦型 × 先後 (自分の対局)')?.get('右玉')?.[0]).toBe(1);
  });

  it('表の名を変えても数え続ける', async () => {
    const list = await openListBook(lines);
    await list.report();
    renameTable(list.book.tables[0]!, '私の対局');
    type(list, lines.length + 1, 'opponent', '町の人');
    expect(ofOpponent(list, '町の人')).toEqual([3, 1, 1]);
    list.app.close();
  });

  it('一覧に誤りの値があっても、ほかの数は出る', async () => {
    const list = await openListBook(lines);
    await list.report();
    type(list, 1, 'opponent', '=NA()');
    type(list, 2, 'date', '=1/0');
    type(list, 3, 'opening', '=NA()');
    expect(ofOpponent(list, '町の人')).toEqual([2, 1, 1]);
    const shown = list.values('集計', 'A1:Z220').flat();
    expect(shown.filter((value) => /^#/.test(String(value)))).toEqual([]);
    list.app.close();
  });

  it('自分の対局がない間はどうすれば出るかを言い、一行打てば説明に戻る', async () => {
    const list = await openListBook([{ black: '甲', white: '乙', blackPoints: 1 }]);
    await list.report();
    const said = (text: string): number =>
      list.values('集計', 'B1:B220').filter(([value]) => String(value).startsWith(text)).length;
    expect(said('自分の名前を設定すると、ここに数が出ます')).toBe(3);
    type(list, 1, 'opponent', '乙');
    expect(said('自分の名前を設定すると')).toBe(0);
    expect(said('「相手」か「勝敗」のある行を数えます')).toBe(1);
    list.app.close();
  });

  it('一行もない一覧では、空か 0 で、誤りが見えない', async () => {
    const list = await openListBook([{}]);
    await list.report();
    const shown = list.values('集計', 'A1:Z220').flat();
    expect(shown.filter((value) => /^#/.test(String(value)))).toEqual([]);
    expect(readBlock(list, '集計', '自分の対局')?.get('全体')?.slice(0, 6)).toEqual([0, 0, 0, 0, 0, '']);
    list.app.close();
  });

  it('一万局で掛かる時間 (印字だけ)', { timeout: 120_000 }, async () => {
    const players = [...Array.from({ length: 3000 }, (_, i) => `棋士${i}`), '自分'];
    const list = await openListBook(gameLines(10_000, players));
    const start = performance.now();
    await list.report();
    const made = performance.now();
    type(list, 1, 'opponent', '町の人');
    const edited = performance.now();
    console.log(
      `10,000 games: made in ${Math.round(made - start)} ms, an edit ${Math.round(edited - made)} ms`,
    );
    const whole = readBlock(list, '集計', '相手別')!;
    const sum = [...whole.values()].slice(0, -1).reduce((n, [games]) => n + Number(games), 0);
    expect(sum).toBe(whole.get('合計')?.[0]);
    list.app.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Test } from './count-lines';
import { blackScore, countsOf, isOwn, onSide, ownScore } from './count-lines';
import type { ListBook, ListLine } from './list-fixture';
import { gameLines, openListBook, otherLines } from './list-fixture';
import type { ReadBlock } from './read-block';
import { readBlock } from './read-block';

const lines: ListLine[] = [...gameLines(60), ...otherLines];
const games = lines.filter(({ notes }) => notes === undefined).length;
const ownLines = lines.filter(isOwn);

describe('集計の数', () => {
  let list: ListBook;
  let sheet: string;
  const block = (title: string): ReadBlock => readBlock(list, sheet, title)!;
  beforeAll(async () => {
    list = await openListBook(lines);
    sheet = await list.report();
  });
  afterAll(() => {
    expect([...list.app.host.unknown]).toEqual([]);
    list.app.close();
  });

  it('自分の対局: 先手、後手、記入なし、全体', () => {
    const found = block('自分の対局');
    const row = (part: readonly ListLine[]): unknown[] => {
      const [wins, losses, draws, rate] = ownScore(part);
      return [part.length, wins, losses, draws, part.length - wins - losses - draws, rate];
    };
    const sides = [ownLines.filter(onSide(0)), ownLines.filter(onSide(1))] as const;
    expect(found.get('先手')?.slice(0, 6)).toEqual(row(sides[0]));
    expect(found.get('後手')?.slice(0, 6)).toEqual(row(sides[1]));
    expect(found.get('手番の記入なし')?.[0]).toBe(2);
    expect(found.get('全体')?.slice(0, 6)).toEqual(row(ownLines));
  });

  it('一覧の全対局は、名のない一局と手で打った行も数え、読めなかった行を数えない', () => {
    const [black, white, draws, rate] = blackScore(lines);
    expect(block('一覧の全対局').get('全対局')?.slice(0, 6)).toEqual([
      games,
      black,
      white,
      draws,
      games - black - white - draws,
      rate,
    ]);
  });

  it('戦型 × 先後', () => {
    const found = block('戦型 × 先後 (自分の対局)');
    const counts = countsOf(ownLines.map(({ opening }) => opening));
    expect([...found.values()].slice(0, -2).map(([games]) => games)).toEqual([...counts.values()]);
    for (const opening of counts.keys()) {
      const part = ownLines.filter((line) => line.opening === opening);
      expect(found.get(opening)).toEqual([
        part.length,
        ...ownScore(part),
        ...ownScore(part.filter(onSide(0))),
        ...ownScore(part.filter(onSide(1))),
      ]);
    }
    expect(found.get('合計')?.slice(0, 5)).toEqual([ownLines.length, ...ownScore(ownLines)]);
    const rest = ownLines.filter(({ opening = '' }) => opening === '');
    expect(found.get('ほか・記入なし')?.slice(0, 5)).toEqual([rest.length, ...ownScore(rest)]);
  });

  it('戦型ごとの先手勝率', () => {
    const found = block('戦型ごとの先手勝率 (全対局)');
    const counts = countsOf(lines.map(({ opening }) => opening));
    expect([...found.values()].slice(0, -2).map(([games]) => games)).toEqual([...counts.values()]);
    for (const [opening, games] of counts) {
      const part = lines.filter((line) => line.opening === opening);
      expect(found.get(opening)?.slice(0, 5)).toEqual([games, ...blackScore(part)]);
    }
    expect(found.get('合計')?.slice(0, 5)).toEqual([games, ...blackScore(lines)]);
  });

  it('相手別は多い順で、* や ? のある名も取り違えない', () => {
    const found = block('相手別');
    const counts = countsOf(ownLines.map(({ opponent }) => opponent));
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['永瀬*', '木村?']));
    expect([...found.values()].slice(0, -2).map(([games]) => games)).toEqual([...counts.values()]);
    for (const [opponent, games] of counts) {
      const part = ownLines.filter((line) => line.opponent === opponent);
      expect(found.get(opponent)?.slice(0, 5)).toEqual([games, ...ownScore(part)]);
    }
    expect(found.get('ほか・記入なし')?.slice(0, 4)).toEqual([0, 0, 0, 0]);
  });

  it('対局者別は先手でも後手でも数える', () => {
    const found = block('対局者別');
    const counts = countsOf(lines.flatMap(({ black, white }) => [black, white]));
    for (const [name, games] of counts) {
      const [asBlack, asWhite] = [
        blackScore(lines.filter(({ black }) => black === name)),
        blackScore(lines.filter(({ white }) => white === name)),
      ];
      const [wins, losses] = [asBlack[0] + asWhite[1], asBlack[1] + asWhite[0]];
      const draws = asBlack[2] + asWhite[2];
      expect(found.get(name)?.slice(0, 8)).toEqual([
        games,
        asBlack[0],
        asBlack[1],
        asWhite[1],
        asWhite[0],
        draws,
        wins / (wins + losses),
        wins + draws / 2,
      ]);
    }
  });

  it('月別は 24 か月とその前、日付のない行で、合計に合う', () => {
    const found = block('月別');
    const months = [...found].slice(0, 24);
    const monthOf = (serial: number): string => {
      const date = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000);
      return `${date.getUTCFullYear()}-${date.getUTCMonth()}`;
    };
    for (const [serial, [, games, wins, losses, draws, rate]] of months) {
      const part = ownLines.filter(
        ({ date }) => typeof date === 'number' && monthOf(date) === monthOf(Number(serial)),
      );
      expect([games, wins, losses, draws, rate]).toEqual([part.length, ...ownScore(part)]);
    }
    const isOld: Test = ({ date }) => String(date).startsWith('1868/');
    const [old, undated] = [
      ownLines.filter(isOld),
      ownLines.filter((line) => typeof line.date !== 'number' && !isOld(line)),
    ];
    expect(old.length).toBeGreaterThan(0);
    expect(found.get('1900年より前')?.slice(1, 6)).toEqual([old.length, ...ownScore(old)]);
    expect(found.get('日付なし・ほか')?.slice(1, 6)).toEqual([undated.length, ...ownScore(undated)]);
    expect(found.get('合計')?.slice(0, 2)).toEqual([63, ownLines.length]);
    const before = Number(found.get('それより前')?.[1]);
    const dated = ownLines.length - undated.length - old.length;
    expect(before + months.reduce((n, [, [, games]]) => n + Number(games), 0)).toBe(dated);
  });

  it('星取表は、多い対局者から八人', () => {
    const found = block('星取表');
    const names = [...found.keys()];
    expect(names).toHaveLength(8);
    const [one, other] = names as [string, string];
    const [asBlack, asWhite] = [
      blackScore(lines.filter(({ black, white }) => black === one && white === other)),
      blackScore(lines.filter(({ black, white }) => black === other && white === one)),
    ];
    const draws = asBlack[2] + asWhite[2];
    const score = [asBlack[0] + asWhite[1], asBlack[1] + asWhite[0], ...(draws > 0 ? [draws] : [])];
    expect(found.get(one)?.[1]).toBe(score.join('–'));
    expect(found.get(one)?.[0]).toBe('＼');
    const totals = [...found.values()].map((row) => row.slice(8, 10).map(Number));
    const sum = (column: number): number => totals.reduce((n, row) => n + row[column]!, 0);
    expect(sum(0)).toBe(sum(1));
  });

  it('表にもグラフの下にも、誤りの値が見えない', () => {
    const shown = list.values(sheet, 'A1:Z220').flat();
    expect(shown.filter((value) => /^#/.test(String(value)))).toEqual([]);
  });
});

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ShogiGame } from '../../../src/games/shogi/shogi-game';
import { shogiKind } from '../../../src/games/shogi/shogi-kind';
import { kif, shortKif } from '../written-games';
import { a, b, file, start } from './paper-desk';

const broken = file('c.kif', '<html><body>404 Not Found</body></html>');

describe('読み込み', () => {
  test('一覧がなければ作り、同じ対局と、前に読めなかったファイルを重ねない', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b, broken]);
    expect(sheet.rows.map(({ values }) => values.no)).toEqual([1, 2, 3]);
    expect(sheet.rows[0]!.values).toMatchObject({ black: '甲', date: 45325, plies: 3, blackPoints: 1 });
    expect(sheet.rows[2]!.values.notes).not.toBe('');
    await lists.load([{ ...a, name: '別の名.kif' }, broken, file('d.kif', shortKif({ 先手: '丁' }))]);
    expect(sheet.rows).toHaveLength(4);
    expect(sheet.rows[3]!.values.no).toBe(4);
    expect(desk.last).toContain('1局を一覧に加えました');
    expect(desk.last).toContain('もう一覧にある対局');
    expect(lists.repeated).toEqual([{ file: '別の名.kif', no: 1 }]);
  });

  test('フォルダーの中は道の順に。Windows と Mac の置いたものは読まない', async () => {
    const { sheet, desk, lists } = await start();
    const named = (name: string) => file(name, shortKif({ 先手: name }));
    const junk = ['棋譜/Thumbs.db', '棋譜/.DS_Store', '棋譜/desktop.ini'].map((name) => file(name, 'junk'));
    await lists.load([...['棋譜/10.kif', '棋譜/b/1.kif', '棋譜/2.kif', '棋譜/1.kif'].map(named), ...junk]);
    expect(sheet.rows.map(({ values }) => values.file)).toEqual([
      '棋譜/1.kif',
      '棋譜/2.kif',
      '棋譜/10.kif',
      '棋譜/b/1.kif',
    ]);
    await lists.load(junk);
    expect(desk.last).toContain('読み込むファイルがありません');
    expect(sheet.rows).toHaveLength(4);
  });

  test('一度に届いた同じ対局も、先に加えた行の番号で知らせる', async () => {
    const { lists } = await start();
    await lists.load([b, a, { ...a, name: '写し.kif' }, { ...b, name: '写し2.kif' }]);
    expect(lists.repeated).toEqual([
      { file: '写し.kif', no: 2 },
      { file: '写し2.kif', no: 1 },
    ]);
  });

  test('やめると、書いた行は残り、書かなかった対局は次に加わる', async () => {
    const { sheet, lists } = await start();
    sheet.blockRows = 10;
    const files = Array.from({ length: 60 }, (_, i) => file(`${i}.kif`, shortKif({ 先手: `人${i}` })));
    const done = lists.load(files);
    while (sheet.rows.length < 10) await new Promise((resolve) => setTimeout(resolve));
    lists.cancel();
    await done;
    expect(sheet.rows.length).toBeLessThan(60);
    await lists.load(files);
    expect(sheet.rows).toHaveLength(60);
    expect(new Set(sheet.rows.map(({ values }) => values.key)).size).toBe(60);
  });

  test('シートが遅くても、読めたものはたまらず、全部が加わる', async () => {
    const { sheet, lists, client } = await start();
    sheet.blockRows = 100;
    let come = 0;
    let most = 0;
    const load = client.load.bind(client);
    client.load = (files, handlers) =>
      load(files, {
        ...handlers,
        onEntries: (entries) => {
          come += entries.length;
          most = Math.max(most, come - sheet.rows.length);
          handlers.onEntries(entries);
        },
      });
    await lists.load(Array.from({ length: 6000 }, (_, i) => file(`${i}.kif`, shortKif({ 先手: `人${i}` }))));
    expect(sheet.rows).toHaveLength(6000);
    expect(most).toBeLessThan(4000);
  });

  test('シートに書けなければ止まり、直してから続きが加わる', async () => {
    const { sheet, desk, lists } = await start();
    sheet.fault = new Error('protected');
    await lists.load([a, b]);
    expect(desk.errors).toEqual([sheet.fault]);
    sheet.fault = null;
    await lists.load([a, b]);
    expect(sheet.rows).toHaveLength(2);
  });

  test('途中で書けなくなれば、わけと残った行の数を言う。表が読めなければ、残ったとは言わない', async () => {
    for (const isGone of [false, true]) {
      const { sheet, desk, lists } = await start();
      const fault = new Error('stop');
      const append = sheet.append.bind(sheet);
      sheet.append = (...request) => (sheet.rows.length === 0 ? append(...request) : Promise.reject(fault));
      if (isGone)
        sheet.readRows = () => (sheet.rows.length === 0 ? Promise.resolve([]) : Promise.reject(fault));
      // More than come in one batch.
      await lists.load(Array.from({ length: 700 }, (_, i) => file(`${i}.kif`, shortKif({ 先手: `人${i}` }))));
      expect(desk.errors).toEqual([fault]);
      expect(desk.last).toBe(isGone ? '' : left(sheet.rows.length));
    }
  });
});

const left = (rows: number): string =>
  `その前に書いた${rows}行は残っています。同じファイルをもう一度読み込むと、続きから加わります。`;

describe('開く', () => {
  test('直したセルが見出しに優り、時刻は残る', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    sheet.rows[0]!.values = { ...sheet.rows[0]!.values, black: '甲野', event: '=1+1' };
    sheet.select(0);
    expect(lists.selected).toMatchObject({ black: '甲野', hasKifu: true, fault: null });
    await lists.open('kifuSheet');
    const { game } = desk.front!;
    expect(game.players).toEqual(['甲野', '乙']);
    expect((game as ShogiGame).record.header('棋戦')).toBe('=1+1');
    expect((game as ShogiGame).record.header('開始日時')).toBe('2024/02/03 09:00');
  });

  test('書き戻すと行と鍵が改まり、注意とファイル名は残る', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    const { key, file: name } = sheet.rows[0]!.values;
    sheet.select(0);
    await lists.open('kifuSheet');
    desk.front!.game.setComment(0, '思い出の一局');
    (desk.front!.game as ShogiGame).record.setHeader('棋戦', '夏の会');
    expect(lists.canWriteBack).toBe(true);
    await lists.writeBack();
    expect(sheet.rows[0]!.values).toMatchObject({ event: '夏の会', file: name });
    expect(sheet.rows[0]!.values.key).not.toBe(key);
    expect(sheet.rows[0]!.kifu.join('')).toContain('思い出の一局');
    expect(desk.front!.origin?.key).toBe(sheet.rows[0]!.values.key);
  });

  test('書き戻していない変更があれば、捨てるかを尋ねるまで開かない', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b]);
    sheet.select(0);
    await lists.open('kifuSheet');
    desk.front!.game.setComment(0, '書きかけ');
    sheet.select(1);
    await lists.open('kifuSheet');
    expect(desk.last).toContain('書き戻していない');
    expect(desk.front!.game.players[0]).toBe('甲');
    await lists.open('newSheet');
    expect(desk.front!.game.players[0]).toBe('乙');
    sheet.select(1);
    await lists.open('kifuSheet');
    desk.offer!.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(desk.kifuSheet!.game.players[0]).toBe('乙');
  });

  test('見えている行だけを前後に進む', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b, file('d.kif', shortKif({ 先手: '丁' }))]);
    sheet.rows[1]!.isHidden = true;
    sheet.select(0);
    await lists.open('kifuSheet');
    await lists.step(1);
    expect(desk.front!.game.players[0]).toBe('丁');
    await lists.step(1);
    expect(desk.last).toContain('ここで終わり');
    await lists.step(-1);
    expect(desk.front!.game.players[0]).toBe('甲');
  });

  test('棋譜のない行は、わけを言う', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([broken]);
    sheet.select(0);
    expect(lists.selected).toMatchObject({ hasKifu: false, view: null });
    await lists.open('kifuSheet');
    expect(desk.front).toBeNull();
    expect(desk.last).toContain('棋譜がありません');
  });
});

describe('棋譜でないセル', () => {
  test('わけと直し方を言い、何も開かず、終わりの局面も見せない。見出しだけの一局は開く', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a]);
    sheet.rows[0]!.kifu = ['こわした'];
    sheet.select(0);
    expect(lists.selected).toMatchObject({ hasKifu: true, view: null });
    expect(lists.selected!.fault!.ja).toContain('棋譜が入っていない');
    await lists.open('kifuSheet');
    expect(desk.front).toBeNull();
    expect(desk.last).toContain('何も開いていません');
    sheet.rows[0]!.kifu = ['先手：甲\n後手：乙'];
    sheet.select(0);
    await lists.open('kifuSheet');
    expect(desk.front!.game.players).toEqual(['甲', '乙']);
  });
});

describe('盤から', () => {
  test('終わった一局を加え、二度は加えない', async () => {
    const { sheet, desk, lists } = await start(['甲']);
    const game = new ShogiGame(kif(shortKif({ 先手: '甲 三段', 後手: '乙' })), shogiKind);
    desk.front = { game, origin: null, isPlaying: true };
    expect(lists.canAddActive).toBe(false);
    await lists.addActive();
    expect(sheet.rows).toHaveLength(0);
    desk.front = { ...desk.front, isPlaying: false };
    await lists.addActive();
    await lists.addActive();
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '先手', opponent: '乙', ownResult: '●' });
    expect(desk.last).toContain('もう一覧にあります');
  });

  test('行から開いた盤を変えて加えると、新しい行のものになり、次を開ける', async () => {
    const { sheet, desk, lists } = await start();
    await lists.load([a, b]);
    sheet.select(0);
    await lists.open('kifuSheet');
    const { game } = desk.front!;
    game.setHeaders([...game.headers, ['備考', '写し']]);
    await lists.addActive();
    expect(sheet.rows).toHaveLength(3);
    expect(desk.front!.origin?.key).toBe(sheet.rows[2]!.values.key);
    expect(sheet.rows[0]!.kifu.join('')).not.toContain('写し');
    sheet.select(1);
    await lists.open('kifuSheet');
    expect(desk.front!.game.players[0]).toBe('乙');
  });

  test('自分の名前を決めると欄が書き直され、手で書いた値は残る', async () => {
    const { sheet, lists } = await start();
    await lists.load([a]);
    sheet.rows.push({ values: { black: '甲', ownResult: '△' }, kifu: [], isHidden: false });
    await lists.setOwnNames(['甲', '乙']);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '', opponent: '' });
    await lists.setOwnNames(['甲']);
    expect(sheet.rows[0]!.values).toMatchObject({ ownSide: '先手', opponent: '乙', ownResult: '○' });
    expect(sheet.rows[1]!.values).toMatchObject({ ownSide: '先手', ownResult: '△' });
  });
});

describe('書き出す', () => {
  test('見えている行を、直したセルとともに zip にする', async () => {
    const { sheet, lists } = await start();
    await lists.load([a, b, broken]);
    sheet.rows[1]!.isHidden = true;
    sheet.rows[0]!.values = { ...sheet.rows[0]!.values, white: '乙山' };
    const result = await lists.export('visible', 'kifu', 'zip');
    if (!result?.ok) throw new Error('not written');
    const files = unzipSync(result.bytes);
    expect(Object.keys(files)).toEqual(['a.kifu']);
    const text = strFromU8(files['a.kifu']!);
    expect(text).toContain('後手：乙山');
    expect(text).toContain('開始日時：2024/02/03 09:00');
    expect(result.warnings[0]!.ja).toContain('1行は書き出しませんでした');
  });

  test('棋譜を文字に戻す', async () => {
    const { sheet, lists } = await start();
    await lists.load([a]);
    sheet.select(0);
    await lists.restoreText();
    expect(sheet.written).toContain('先手：甲');
  });
});

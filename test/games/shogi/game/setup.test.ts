import { describe, expect, it } from 'vitest';
import { shogiKind } from '../../../../src/games/shogi/shogi-kind';
import { gameFrom, newGame, play } from './game-helpers';

function refusal(values: Record<string, string>) {
  const result = shogiKind.create(values);
  if (result.ok) throw new Error('was accepted');
  return result;
}

describe('a new game', () => {
  it('starts from every handicap of the list', () => {
    const options = shogiKind.setup.find((field) => field.id === 'handicap')?.options ?? [];
    expect(options[0]?.value).toBe('平手');
    expect(options.length).toBe(16);
    for (const { value } of options) {
      const game = newGame({ handicap: value, blackName: '甲', whiteName: '乙' });
      expect(game.turn).toBe(value === '平手' ? 0 : 1);
      expect(game.players).toEqual(['甲', '乙']);
      const again = shogiKind.read(game.write());
      expect(again.ok && again.game.view()).toEqual(game.view());
    }
  });

  it('starts from an SFEN, keeping its move number', () => {
    const sfen = 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1';
    expect(gameFrom(sfen).view().position).toBe(sfen);
    expect(gameFrom(`position sfen ${sfen}`).view().position).toBe(sfen);
    expect(gameFrom(` sfen ${sfen} `).view().position).toBe(sfen);
    expect(gameFrom('startpos').view().position).toBe(newGame().view().position);
  });

  it('starts from a diagram', () => {
    const diagram = [
      '後手の持駒：金　',
      '  ９ ８ ７ ６ ５ ４ ３ ２ １',
      '+---------------------------+',
      '| ・ ・ ・ ・v玉 ・ ・ ・ ・|一',
      ...Array.from(
        { length: 7 },
        (_, row) => `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${'二三四五六七八'.charAt(row)}`,
      ),
      '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九',
      '+---------------------------+',
      '先手の持駒：歩二　',
      '後手番',
    ].join('\n');
    expect(gameFrom(diagram).view().position).toBe('4k4/9/9/9/9/9/9/9/4K4 w 2Pg 1');
  });

  it('says where a bad start position is wrong', () => {
    const piece = refusal({ start: '4k4/9/9/9/4X4/9/9/9/4K4 b - 1' });
    expect(piece.field).toBe('start');
    expect(piece.text.ja).toContain('1行目の12字目');
    expect(piece.text.ja).toContain('「X」は駒の文字ではありません');
    expect(refusal({ start: '4k4/9/9 b - 1' }).text.ja).toContain('盤の段が九つありません');
    expect(refusal({ start: 'なにかの文\n二行目' }).text.ja).toContain('1行目の1字目');
    expect(refusal({ start: '9/9/9/9/9/9/9/9/9 b - 1' }).text.ja).toContain('玉がありません');
    expect(refusal({ start: '4k4/4R4/9/9/9/9/9/9/4K4 b - 1' }).text.ja).toContain('取れる形');
    expect(refusal({ handicap: '百枚落ち' })).toMatchObject({ field: 'handicap' });
  });

  it('keeps names on one line and as they are', () => {
    const game = newGame({ blackName: '=1+1', whiteName: '<b>\n名</b>', event: '練習' });
    expect(game.players).toEqual(['=1+1', '<b> 名</b>']);
    expect(game.title).toBe('練習');
    const again = shogiKind.read(game.write());
    expect(again.ok && again.game.players).toEqual(['=1+1', '<b> 名</b>']);
  });
});

describe('files', () => {
  it('are exported in every format and opened again', () => {
    const game = newGame({ blackName: '青空', whiteName: '夕焼' });
    play(game, '7g7f 3c3d 8h2b+ 3a2b B*4e', 2000);
    game.finish('resign');
    for (const format of shogiKind.exports) {
      const { text, bytes, warnings } = format.write(game);
      expect(text).not.toBe('');
      // KI2 has no times, USI nothing but moves.
      if (format.id !== 'ki2' && format.id !== 'usi') expect(warnings).toEqual([]);
      const opened = shogiKind.open(bytes);
      expect(`${format.id}: ${opened.games.length}`).toBe(`${format.id}: 1`);
      if (format.id === 'kif' || format.id === 'kifu') {
        expect(opened.games[0]?.title).toMatchObject({
          ja: '青空 対 夕焼 (5手)',
          en: '青空 vs 夕焼 (5 moves)',
        });
        const lines = opened.games[0]?.game.write().filter((line) => !line.startsWith('#'));
        expect(lines).toEqual(game.write());
      }
    }
  });

  it('warn of characters that Shift_JIS lacks', () => {
    const game = newGame({ blackName: '𠮷野' });
    const kif = shogiKind.exports.find((format) => format.id === 'kif');
    const warnings = kif?.write(game).warnings ?? [];
    expect(warnings[0]?.ja).toContain('𠮷');
    expect(warnings[0]?.ja).toContain('UTF-8');
  });

  it('may be a bare SFEN', () => {
    const sfen = '4k4/9/9/9/9/9/9/9/4K4 b 2Pg 1';
    const opened = shogiKind.openText(`sfen ${sfen}`);
    expect(opened.games[0]?.game.view().position).toBe(sfen);
  });

  it('keep a foul in a loaded game, say it and let it lose', () => {
    const text = [
      '手合割：平手',
      '手数----指手---------消費時間--',
      '   1 ７六歩(77)',
      '   2 ３四歩(33)',
      '   3 ２二角成(88)',
      '   4 同　銀(31)',
      '   5 ４二角打',
      '   6 ９四歩(93)',
      '   7 反則勝ち',
    ].join('\n');
    const opened = shogiKind.openText(text);
    const first = opened.games[0];
    expect(opened.text).toBeNull();
    expect(first?.notices).toMatchObject([{ code: 'foul', line: 8 }]);
    expect(first?.notices[0]?.text.ja).toContain('反則の手（王手放置）です');
    const rows = first?.game.kifu.line().map((node) => first.game.kifu.row(node).foul?.ja ?? '');
    expect(rows).toEqual(['', '', '', '', '', '', '王手放置', '']);
    first?.game.goTo(first.game.kifu.line().at(-1) ?? 0);
    expect(first?.game.outcome).toMatchObject({ winner: 0, code: 'foul' });
    expect(first?.game.outcome?.text.ja).toBe('まで6手で先手の勝ち（反則・王手放置）');
  });

  it('that are no shogi are refused with a reason', () => {
    for (const bytes of [new Uint8Array(), Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256)]) {
      const opened = shogiKind.open(bytes);
      expect(opened.games).toHaveLength(0);
      expect(opened.text?.ja).toContain('いまの対局はそのままです');
    }
  });
});

describe('見出し', () => {
  it.each([
    '手合割',
    '変化',
    '手番',
    '先手の持駒',
    '手数＝',
    '手数----指手',
    'まで3手',
    '１ ７六歩(77)',
    '#注',
  ])('棋譜で別の意味になる「%s」は断り、何も変わらない', (key) => {
    const game = gameFrom('4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    const before = game.write();
    for (const value of ['二枚落ち', '3手', '後手', '飛'])
      expect([value, game.setHeaders([...game.headers, [key, value]])]).toEqual([value, false]);
    expect(game.write()).toEqual(before);
    expect(game.write()).toBe(game.write());
  });
});

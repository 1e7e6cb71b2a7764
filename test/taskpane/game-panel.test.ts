// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/games/contract/command';
import type { CreateResult, GameKind, GameProgress } from '../../src/games/contract/game-progress';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import {
  allByRole,
  findByRole,
  playMoves,
  press,
  pressKey,
  settle,
  setUpPane,
  startGame,
} from './pane-bench';

const rowsOf = (root: HTMLElement): HTMLElement[] => allByRole(findByRole(root, 'listbox', '棋譜'), 'option');

describe('first run', () => {
  it('one click on the card starts a game, and the card goes', async () => {
    const { root, hall } = setUpPane();
    expect(root.textContent).toContain('一局、指しませんか');
    await press(root, 'button', '対局を始める');
    expect(hall.active?.sitting.mode).toBe('playing');
    expect(findByRole(root, 'listbox', '棋譜')).toBeTruthy();
    expect(() => findByRole(root, 'button', '対局を始める')).toThrow();
  });

  it('does not take the focus by itself', async () => {
    const bench = setUpPane();
    await startGame(bench);
    playMoves(bench.hall.active!.sitting, '76歩 34歩');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('kifu list', () => {
  it('shows a row a move, marks the current one and goes where it is clicked', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩 26歩');
    await settle();
    expect(rowsOf(bench.root)).toHaveLength(4);
    expect(rowsOf(bench.root)[3]!.getAttribute('aria-selected')).toBe('true');
    rowsOf(bench.root)[1]!.click();
    await settle();
    expect(sitting.game.ply).toBe(1);
    expect(rowsOf(bench.root)[1]!.getAttribute('aria-selected')).toBe('true');
    const list = findByRole(bench.root, 'listbox', '棋譜');
    expect(list.getAttribute('aria-activedescendant')).toBe(rowsOf(bench.root)[1]!.id);
  });

  it('is walked by keys and leaves the browser its own', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩 26歩 84歩');
    const list = findByRole(bench.root, 'listbox', '棋譜');
    for (const [key, ply] of [
      ['ArrowUp', 3],
      ['Home', 0],
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 4],
      ['ArrowLeft', 3],
      ['PageUp', 0],
    ] as const) {
      await pressKey(list, key);
      expect([key, sitting.game.ply]).toEqual([key, ply]);
    }
  });

  it('writes only the rows that changed', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩 26歩 84歩');
    await settle();
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) =>
      records.forEach((record) => touched.add(record.target)),
    );
    observer.observe(findByRole(bench.root, 'listbox', '棋譜'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    playMoves(sitting, '25歩');
    await settle();
    for (const row of rowsOf(bench.root).slice(0, 4)) {
      expect([...touched].filter((node) => node !== row && row.contains(node))).toEqual([]);
    }
    expect(rowsOf(bench.root)).toHaveLength(6);
  });

  it('offers the other moves of a branch', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩');
    sitting.step(-1);
    playMoves(sitting, '84歩');
    await settle();
    expect(rowsOf(bench.root)[2]!.textContent).toContain('変化あり');
    await press(findByRole(bench.root, 'group', '2手目の変化'), 'button', '３四歩');
    expect(rowsOf(bench.root)[2]!.textContent).toContain('３四歩');
  });
});

describe('text from files', () => {
  it('stays text in names, moves and comments', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench, { blackName: '<img src=x onerror="boom()">', whiteName: '=1+1' });
    playMoves(sitting, '76歩');
    sitting.typeComment(1, '<b>太字</b>\n二行目');
    await settle();
    expect(bench.root.querySelector('img, b')).toBeNull();
    expect(bench.root.textContent).toContain('<img src=x onerror="boom()">');
    expect(rowsOf(bench.root)[1]!.textContent).toContain('<b>太字</b>');
  });

  it.each(['<a href=x>', 'javascript:1', '<script>boom()</script>', 'https://x.invalid'])(
    'becomes no link and no element: %s',
    async (text) => {
      const bench = setUpPane();
      const sitting = await startGame(bench, { blackName: text });
      playMoves(sitting, '76歩');
      sitting.typeComment(1, text);
      await settle();
      expect(bench.root.querySelector('a:not([download]), script, img, b, [onerror]')).toBeNull();
      expect(bench.root.textContent).toContain(text);
      expect(rowsOf(bench.root)[1]!.textContent).toContain(text);
    },
  );
});

describe('comments', () => {
  it('belong to the move they were typed at, even when one walks on at once', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩');
    await settle();
    const area = bench.root.querySelector<HTMLTextAreaElement>('.comment-input')!;
    area.value = '角道を開ける';
    area.dispatchEvent(new Event('input'));
    sitting.step(-1);
    await settle();
    expect(sitting.scene.kifuRows.map((row) => row.comment)).toEqual(['', '', '角道を開ける']);
    expect(area.value).toBe('');
  });

  it('are written after a pause, not at every key', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    const area = bench.root.querySelector<HTMLTextAreaElement>('.comment-input')!;
    area.value = 'あ';
    area.dispatchEvent(new Event('input'));
    expect(sitting.scene.kifuRows[0]!.comment).toBe('');
    bench.timer.advance(1000);
    expect(sitting.scene.kifuRows[0]!.comment).toBe('あ');
  });
});

describe('promotion', () => {
  const ask = async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩');
    sitting.pressCell(7 * 9 + 1);
    sitting.pressCell(1 * 9 + 7);
    await settle();
    return { ...bench, sitting };
  };

  it('is asked with two buttons and answered by one', async () => {
    const { root, sitting } = await ask();
    await press(root, 'button', '成る');
    expect(sitting.game.ply).toBe(3);
    expect(sitting.game.view().cells[1 * 9 + 7]).toMatchObject({ text: '馬', promoted: true });
  });

  it('is cancelled by Escape anywhere in the pane, without a change', async () => {
    const { root, sitting } = await ask();
    await pressKey(findByRole(root, 'listbox', '棋譜'), 'Escape');
    expect(sitting.scene.choice).toBeNull();
    expect(sitting.game.ply).toBe(2);
  });
});

describe('actions', () => {
  it('takes back and redoes', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩');
    await settle();
    await press(bench.root, 'button', '待った');
    expect(sitting.game.ply).toBe(0);
    await press(bench.root, 'button', 'やり直す');
    expect(sitting.game.ply).toBe(1);
  });

  it('asks before a command that wants it, and Cancel changes nothing', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    await press(bench.root, 'button', '投了');
    await press(bench.root.querySelector<HTMLElement>('.command-form')!, 'button', 'やめる');
    expect(sitting.game.outcome).toBeNull();
    await press(bench.root, 'button', '投了');
    bench.root.querySelector<HTMLFormElement>('.command-form')!.requestSubmit();
    await settle();
    expect(sitting.game.outcome?.code).toBe('resign');
    expect(bench.root.querySelector('.status-result')!.textContent).toContain('投了');
  });

  it('renders the commands of any game from its table', async () => {
    const seen: unknown[] = [];
    const command: Command<GameProgress> = {
      id: 'greet',
      label: { ja: '挨拶', en: 'Greet' },
      confirm: null,
      fields: [
        { id: 'word', label: { ja: '言葉', en: 'Word' }, type: 'text', initial: 'よろしく' },
        {
          id: 'tone',
          label: { ja: '調子', en: 'Tone' },
          type: 'choice',
          initial: 'b',
          options: ['a', 'b'].map((value) => ({ value, label: { ja: value, en: value } })),
        },
      ],
      isEnabled: () => true,
      run: (_, values) => {
        seen.push(values);
        return { ok: true, text: { ja: '済み', en: 'done' } };
      },
    };
    const bench = setUpPane(kindWith([command]));
    await startGame(bench);
    await press(bench.root, 'button', '挨拶');
    bench.root.querySelector<HTMLFormElement>('.command-form')!.requestSubmit();
    await settle();
    expect(seen).toEqual([{ word: 'よろしく', tone: 'b' }]);
    expect(findByRole(bench.root, 'status', '').textContent).toContain('済み');
  });
});

describe('messages and announcements', () => {
  it('names a foul in an alert and can be dismissed', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    sitting.typeMove('55歩');
    await settle();
    const alert = bench.root.querySelector('[role=alert]')!;
    expect(alert.textContent).toContain('指せません');
    await press(bench.root, 'button', '知らせを閉じる');
    expect(alert.textContent).toBe('');
  });

  it('announces each move in a polite live region', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩');
    await settle();
    expect(bench.root.querySelector('[aria-live=polite][id=announcer]')!.textContent).toContain('７六歩');
  });
});

describe('clock', () => {
  it('ticks each second while a game is on, and only as text', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    const clocks = () => allByRole(bench.root, 'timer').map((each) => each.textContent);
    bench.timer.advance(3000);
    expect(clocks()).toEqual(['0:03', '0:00']);
    playMoves(sitting, '76歩');
    await settle();
    bench.timer.advance(62_000);
    expect(clocks()).toEqual(['0:03', '1:02']);
    sitting.goToRow(0);
    await settle();
    bench.timer.advance(10_000);
    expect(clocks()).toEqual(['0:00', '0:00']);
  });

  it('stops when the pane is taken away', async () => {
    const bench = setUpPane();
    await startGame(bench);
    bench.unmount();
    await settle();
    expect(bench.timer.waiting).toBe(0);
  });
});

describe('replay', () => {
  it('starts, shows Stop, and stops', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    playMoves(sitting, '76歩 34歩 26歩');
    await settle();
    await press(bench.root, 'button', '自動再生');
    bench.timer.advance(1000);
    await settle();
    expect(sitting.game.ply).toBe(1);
    await press(bench.root, 'button', '再生を止める');
    bench.timer.advance(5000);
    expect(sitting.game.ply).toBe(1);
  });
});

function kindWith(commands: readonly Command<GameProgress>[]): GameKind {
  const create = (values: Readonly<Record<string, string>>): CreateResult => {
    const result = shogiKind.create(values);
    if (result.ok) Object.defineProperty(result.game, 'commands', { value: commands });
    return result;
  };
  return { ...shogiKind, create };
}

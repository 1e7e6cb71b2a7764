// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findByRole, press, settle, setUpPane, startGame } from './pane-bench';

describe('about the game', () => {
  const fieldOf = (root: HTMLElement, name: string): HTMLInputElement => {
    const label = [...root.querySelectorAll('label')].find((each) => each.textContent === name);
    return root.querySelector<HTMLInputElement>(`#${label!.htmlFor}`)!;
  };
  const type = async (root: HTMLElement, name: string, text: string): Promise<void> => {
    const input = fieldOf(root, name);
    input.value = text;
    input.dispatchEvent(new Event('input'));
    input.dispatchEvent(new Event('change'));
    await settle();
  };
  const headersOf = ({ hall }: ReturnType<typeof setUpPane>) =>
    Object.fromEntries(hall.active!.sitting.game.headers);

  it('shows the headers, and keeps what is changed, added and taken away', async () => {
    const bench = setUpPane();
    await startGame(bench, { blackName: '架空 太郎', event: '架空戦' });
    expect(fieldOf(bench.root, '先手').value).toBe('架空 太郎');
    const field = fieldOf(bench.root, '先手');
    await type(bench.root, '先手', '仮名 花子');
    expect(bench.hall.active!.sitting.scene.players[0]).toBe('仮名 花子');
    expect(fieldOf(bench.root, '先手')).toBe(field);

    const add = findByRole(bench.root, 'button', '見出しを足す') as HTMLButtonElement;
    expect(add.disabled).toBe(true);
    await type(bench.root, '新しい見出し', '場所');
    await type(bench.root, '中身', '架空の間');
    add.click();
    await settle();
    expect(headersOf(bench)).toMatchObject({ 先手: '仮名 花子', 場所: '架空の間' });
    expect(fieldOf(bench.root, '中身').value).toBe('');
    await type(bench.root, '場所', '');
    expect(headersOf(bench)).not.toHaveProperty('場所');
    expect(headersOf(bench)).toHaveProperty('終了日時', '');
  });

  it('refuses what is no header, says why, and leaves all as it was', async () => {
    const bench = setUpPane();
    const sitting = await startGame(bench);
    const before = sitting.game.write();
    await type(bench.root, '新しい見出し', '手合割');
    await type(bench.root, '中身', '二枚落ち');
    await press(bench.root, 'button', '見出しを足す');
    expect(sitting.game.write()).toEqual(before);
    expect(bench.root.textContent).toContain('見出しにできません');
    expect(fieldOf(bench.root, '中身').value).toBe('二枚落ち');
  });

  it('follows another board, and what is being typed when it changes is kept', async () => {
    const bench = setUpPane();
    const first = await startGame(bench, { blackName: '甲' });
    const input = fieldOf(bench.root, '先手');
    input.focus();
    input.value = '甲と乙';
    const second = await startGame(bench, { blackName: '丙' });
    expect(first.game.players[0]).toBe('甲と乙');
    expect(second.game.players[0]).toBe('丙');
    expect(fieldOf(bench.root, '先手').value).toBe('丙');
  });
});

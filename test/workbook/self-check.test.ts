import { describe, expect, it } from 'vitest';
import type { LocalText } from '../../src/games/contract/language';
import { openApp, settle, startGame } from './board-app';

interface Answer {
  readonly findings: readonly { assumption: string; expected: unknown; actual: unknown }[];
}

describe('自己点検', () => {
  it.each(['desktop', 'web'] as const)(
    '模擬のブックでは、どの仮定も思ったとおり (%s)',
    async (platform) => {
      const app = await openApp({ platform, guard: '1.15' });
      const sitting = await startGame(app);
      const { storage } = sitting.scene;
      const temporary = (): string => app.book.active.name;
      const asked: string[] = [];
      const ask = async ({ en }: LocalText): Promise<boolean> => {
        asked.push(en);
        await settle();
        if (en.includes('Ctrl+Z')) app.book.undo();
        if (en.includes('Ctrl+Y')) app.book.redo();
        if (en.includes('I1')) app.book.edit(app.book.active, { row: 0, column: 8 }, 'hello', 'remote');
        return true;
      };
      expect(temporary()).toBe('対局1');
      const { findings } = JSON.parse((await app.hall.selfCheck(ask))!) as Answer;
      for (const { assumption, expected, actual } of findings) {
        const isSame = platform === 'web' && assumption.startsWith('select()');
        expect(actual, assumption).toEqual(isSame ? [['G3']] : expected);
      }
      expect(asked).toHaveLength(4);
      await settle();
      expect(app.book.sheets.map(({ name }) => name)).toEqual(['Sheet1', '対局1']);
      expect(sitting.scene.storage).toEqual(storage);
      expect([...app.host.unknown]).toEqual([]);
    },
    60_000,
  );
});

import { describe, expect, it } from 'vitest';
import type { LocalText } from '../../src/games/contract/language';
import type { Timer } from '../../src/play/timer';
import type { Workbook } from '../../src/preview/host/model/workbook';
import { checkExcel } from '../../src/workbook/self-check';
import { openApp, settle, startGame } from './board-app';

// What a person and a real Excel need seconds for.
const haste = 20;
const hurried: Timer = {
  now: () => 0,
  date: () => new Date(2026, 0, 2),
  after: (ms, run) => {
    const id = setTimeout(run, ms / haste);
    return () => clearTimeout(id);
  },
};

/** 人がセルの編集を始め、点検が書こうとした後で確定する。 */
function typeLater(book: Workbook): void {
  book.cellEditMode = true;
  setTimeout(() => {
    book.cellEditMode = false;
    book.edit(book.active, { row: 0, column: 9 }, 'typed');
  }, 5500 / haste);
}

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
        if (en.includes('J1')) typeLater(app.book);
        if (en.includes('I1')) app.book.edit(app.book.active, { row: 0, column: 8 }, 'hello', 'remote');
        return true;
      };
      expect(temporary()).toBe('対局1');
      const { findings } = JSON.parse(await checkExcel(ask, hurried)) as Answer;
      for (const { assumption, expected, actual } of findings) {
        const isSame = platform === 'web' && assumption.startsWith('select()');
        // The simulated host knows no links, and says so.
        const isLink = assumption.endsWith('no link');
        const wanted = isSame ? [['G3']] : isLink ? 'error: NotImplemented' : expected;
        expect(actual, assumption).toEqual(wanted);
      }
      expect(asked).toHaveLength(6);
      await settle();
      expect(app.book.sheets.map(({ name }) => name)).toEqual(['Sheet1', '対局1']);
      expect(sitting.scene.storage).toEqual(storage);
      expect([...app.host.unknown]).toEqual(['Range.hyperlink']);
    },
    30_000,
  );
});

import type { ReadGame } from '../record/read-game';

const LOWER = '9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';
const WITH_MAJORS = '1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

// Programs differ in which side's pieces these names take away. The first is what the KIF format says and what
// parseHandicap gives; the others are tried when a game does not fit it.
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  香落ち: [`1nsgkgsnl/${WITH_MAJORS}`],
  三枚落ち: [`1nsgkgsnl/${LOWER}`],
  五枚落ち: [`1nsgkgs2/${LOWER}`],
  七枚落ち: [`3gkgs2/${LOWER}`],
};

/** 手合割の名が人により違い、読んだ手が合わないときに、試すほかの開始局面。 */
export function startAlternatives(game: ReadGame, hasDiagram: boolean): readonly string[] {
  const name = game.record.handicap?.trim() ?? '';
  const fits =
    game.record.fouls.length === 0 && !game.notices.some((notice) => notice.code === 'impossibleMove');
  return hasDiagram || fits ? [] : (OTHERS[name] ?? []);
}

import type { Language } from '../../games/contract/language';
import { ShogiGame } from '../../games/shogi/shogi-game';
import { shogiKind } from '../../games/shogi/shogi-kind';
import type { SelectedGame } from './game-lists-api';
import type { ListRow } from './list-port';
import { dateText, textOf } from './list-rows';
import { listWords } from './list-words';
import { readRowGame } from './row-game';

/** 選ばれた行の一局。盤は終わりの局面。棋譜のない行でも、行の値は見せる。 */
export function selectGame(row: ListRow, language: Language): SelectedGame {
  const { values, kifu } = row;
  const hasKifu = kifu.some((cell) => cell.trim() !== '');
  const read = hasKifu ? readRowGame(row) : null;
  const join = (parts: readonly string[], by = ' '): string => parts.filter((part) => part !== '').join(by);
  const words = listWords[language];
  const plies = typeof values.plies === 'number' ? words.plies(values.plies) : '';
  const result = words.resultBy(textOf(values.result), textOf(values.reason));
  return {
    row,
    title: join([dateText(values.date), textOf(values.event)]),
    black: textOf(values.black),
    white: textOf(values.white) || textOf(values.opponent),
    resultLine: join([plies, result, textOf(values.ownResult)]),
    view: read?.ok ? lastView(new ShogiGame(read.record, shogiKind)) : null,
    fault: read !== null && !read.ok ? read.text : null,
    hasKifu,
  };
}

function lastView(game: ShogiGame): SelectedGame['view'] {
  const end = game.kifu.line().at(-1);
  if (end !== undefined) game.goTo(end);
  return game.view();
}

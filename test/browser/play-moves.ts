import { parseUsiMove } from '../../src/games/shogi/move';
import type { Position } from '../../src/games/shogi/position/position';
import type { BoardPage } from './board-page';
import { clickChoice, clickHand, clickSquares, paneButton } from './board-page';
import { makeUsi } from './expected-sheet';

/** 成りの問いへの答え方: セル 成・不成か、作業ウィンドウのボタンか。 */
export type AnswerBy = 'cell' | 'pane';

/** その手が成り・不成を選べる手か (問われるはずか)。 */
export function isAsked(position: Position, usi: string): boolean {
  const [plain, promoted] = [parseUsiMove(usi.slice(0, 4)), parseUsiMove(`${usi.slice(0, 4)}+`)];
  if (plain === null || promoted === null || usi[1] === '*') return false;
  return position.isLegal(plain) && position.isLegal(promoted);
}

/** USI の手をクリックで指し、手元の局面も進める。 */
export async function playByClicks(
  board: BoardPage,
  position: Position,
  usi: string,
  answerBy: AnswerBy = 'cell',
): Promise<void> {
  const to = usi.slice(2, 4);
  if (usi[1] === '*') {
    await clickHand(board, position.turn === 'black' ? '先手' : '後手', usi.charAt(0));
    await clickSquares(board, to);
  } else await clickSquares(board, usi.slice(0, 2), to);
  if (isAsked(position, usi)) await answer(board, usi.endsWith('+'), answerBy);
  makeUsi(position, usi);
}

async function answer(board: BoardPage, promotes: boolean, by: AnswerBy): Promise<void> {
  if (by === 'cell') await clickChoice(board, promotes ? '成' : '不成');
  else await paneButton(board, promotes ? '成る' : '成らない').click();
}

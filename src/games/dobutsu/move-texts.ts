import type { GameTree } from '../contract/game-tree';
import type { Side } from '../contract/layout';
import { dobutsuLayout } from './layout';
import type { DobutsuMove } from './move';
import { endings, formatEnd, readMove } from './move';
import { pieceNames } from './piece';
import { formatSquare, isLastRank } from './square';
import type { DobutsuTexts } from './texts/dobutsu-texts';

const startText = 'はじめ';

/** 棋譜の行の手「▲B2ひよこ (B3)」「△B2ひよこ うつ」「▲A1ひよこ→にわとり (A2)」。 */
export function moveText(tree: GameTree, node: number): string {
  const end = endings.codeOf(tree.move(node));
  if (end !== null) return formatEnd(end);
  const move = readMove(tree.move(node));
  if (node === tree.root || move === null) return startText;
  const side = sideOf(tree, node);
  const name = `${dobutsuLayout.sideMarks[side]}${formatSquare(move.to)}${pieceNames[move.type]}`;
  if (move.from === null) return `${name} うつ`;
  return `${name}${becomesHen(move, side) ? `→${pieceNames.hen}` : ''} (${formatSquare(move.from)})`;
}

/** 読み上げの文「せんて B2 ひよこ」。 */
export function describeMove(t: DobutsuTexts, tree: GameTree, node: number): string {
  const end = endings.codeOf(tree.move(node));
  if (end !== null) return t.reasons[end];
  const move = readMove(tree.move(node));
  if (node === tree.root || move === null) return t.startOfGame;
  const side = sideOf(tree, node);
  const tail = move.from === null ? t.dropped : becomesHen(move, side) ? t.becameHen : '';
  return `${t.sides[side]} ${formatSquare(move.to)} ${t.pieces[move.type]}${tail}`;
}

function sideOf(tree: GameTree, node: number): Side {
  return tree.ply(node) % 2 === 1 ? 0 : 1;
}

function becomesHen(move: DobutsuMove, side: Side): boolean {
  return move.type === 'chick' && isLastRank(move.to, side);
}

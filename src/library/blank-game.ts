import { NO_NODE } from '../games/contract/game-tree';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import { startSfen } from '../games/shogi/sfen';

/**
 * 何も書かれていない一局か: 手も見出しも、初めのコメントもなく、平手の初めから。
 * どんな文も KIF として読めてしまうので、読めなかった行があってこうなら、棋譜ではない。
 */
export function isBlankGame({ tree, headers, startSfen: start }: ShogiRecord): boolean {
  const isUnplayed = tree.firstChild(tree.root) === NO_NODE && headers.length === 0;
  return isUnplayed && start === startSfen && tree.comment(tree.root) === '';
}

import type { GameTree } from './game-tree';
import { NO_NODE } from './game-tree';

/**
 * 節への道。「12」は本譜の 12 手目、「12:5.1,9.2」は 5 手目で 1 番目の変化、9 手目で 2 番目の変化に入った 12 手目。
 * 番号は兄弟の中での順（0 は本譜）なので、書いて読み直した棋譜でも通じる。
 */
export function formatKifuPath(tree: GameTree, node: number): string {
  const forks: string[] = [];
  for (let at = node, parent = tree.parent(at); parent !== NO_NODE; at = parent, parent = tree.parent(at)) {
    if (tree.firstChild(parent) === at) continue;
    forks.unshift(`${tree.ply(at)}.${tree.children(parent).indexOf(at)}`);
  }
  return `${tree.ply(node)}${forks.length === 0 ? '' : `:${forks.join(',')}`}`;
}

/** 道の指す節。形が違うか、その節がなければ null。 */
export function parseKifuPath(tree: GameTree, path: string): number | null {
  if (!/^\d+(:\d+\.\d+(,\d+\.\d+)*)?$/.test(path)) return null;
  const [length = '', forkText = ''] = path.split(':');
  const forks = new Map<number, number>();
  for (const fork of forkText.split(',').filter((each) => each !== '')) {
    const [ply, index] = fork.split('.');
    forks.set(Number(ply), Number(index));
  }
  let node = tree.root;
  for (let ply = 1; ply <= Number(length); ply++) {
    const next = tree.children(node)[forks.get(ply) ?? 0];
    if (next === undefined) return null;
    node = next;
  }
  return node;
}

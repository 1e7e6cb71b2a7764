import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GameTree, NO_NODE, NO_TIME } from '../../../src/games/contract/game-tree';

type Plain = { move: number; children: Plain[] };

function plain(tree: GameTree, node = 0): Plain {
  return { move: tree.move(node), children: tree.children(node).map((child) => plain(tree, child)) };
}

describe('GameTree', () => {
  test('the first child is the main line, an equal move is not doubled', () => {
    const tree = new GameTree();
    const a = tree.append(0, 11, 5);
    const b = tree.append(a, 12);
    const c = tree.append(a, 13);
    expect(tree.append(a, 12)).toBe(b);
    expect(tree.mainLine()).toEqual([0, a, b]);
    expect(tree.lineThrough(c)).toEqual([0, a, c]);
    expect(tree.lineThrough(0, new Map([[a, c]]))).toEqual([0, a, c]);
    expect([tree.extra(a), tree.ply(c), tree.childCount(a)]).toEqual([5, 2, 2]);
    expect([tree.hasBranches(a), tree.hasBranches(b), tree.hasBranches(c)]).toEqual([false, true, true]);
    tree.promote(c);
    expect(tree.mainLine()).toEqual([0, a, c]);
  });

  test('a released tree is empty, and the next one in its room knows nothing of it', () => {
    const old = new GameTree(40);
    let node = 0;
    for (let move = 1; move <= 30; move++) node = old.append(node, move, move);
    old.setComment(node, '感想');
    old.setTime(node, 1000);
    old.release();
    expect([old.size, old.mainLine(), old.comment(node), old.time(node)]).toEqual([1, [0], '', NO_TIME]);
    const next = new GameTree(20);
    expect([next.size, next.mainLine(), next.move(0), next.ply(0), next.time(0)]).toEqual([
      1,
      [0],
      0,
      0,
      NO_TIME,
    ]);
    const first = next.append(0, 7);
    expect([next.extra(first), next.firstChild(first), next.nextSibling(first), next.time(first)]).toEqual([
      0,
      NO_NODE,
      NO_NODE,
      NO_TIME,
    ]);
    expect(old.append(0, 9)).toBe(1);
    expect(next.mainLine()).toEqual([0, first]);
    expect(next.move(first)).toBe(7);
  });

  test('taking back removes a leaf with its comment and time, and only a leaf', () => {
    const tree = new GameTree();
    const a = tree.append(0, 1);
    const b = tree.append(a, 2);
    tree.setComment(b, '=1+1');
    tree.setTime(b, 1000);
    expect(() => tree.removeLast(a)).toThrow(RangeError);
    expect(tree.removeLast(b)).toBe(a);
    const again = tree.append(a, 3);
    expect([tree.comment(again), tree.time(again)]).toEqual(['', NO_TIME]);
    expect(() => tree.remove(0)).toThrow(RangeError);
  });

  test('an empty comment is a comment', () => {
    const tree = new GameTree();
    tree.setComment(0, '');
    expect(tree.hasComment(0)).toBe(true);
    tree.setComment(0, null);
    expect(tree.hasComment(0)).toBe(false);
  });

  test('agrees with a plain tree of objects under any run of changes', () => {
    const step = fc.record({
      kind: fc.constantFrom('append', 'append', 'append', 'remove', 'promote', 'compact'),
      pick: fc.nat(),
      move: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const tree = new GameTree(2);
        const root: Plain = { move: 0, children: [] };
        const find = (node: number): Plain => {
          let at = root;
          for (const n of tree.pathTo(node).slice(1))
            at = at.children.find((child) => child.move === tree.move(n))!;
          return at;
        };
        for (const { kind, pick, move } of steps) {
          const live = [...tree.walk()];
          const node = live[pick % live.length]!;
          const twin = find(node);
          if (kind === 'append') {
            tree.append(node, move);
            if (!twin.children.some((child) => child.move === move))
              twin.children.push({ move, children: [] });
          } else if (kind === 'compact') {
            tree.compact();
          } else if (node !== 0) {
            const family = find(tree.parent(node)).children;
            family.splice(family.indexOf(twin), 1);
            if (kind === 'promote') {
              family.unshift(twin);
              tree.promote(node);
            } else {
              tree.remove(node);
            }
          }
        }
        expect(plain(tree)).toEqual(root);
        for (const node of tree.walk()) {
          expect(tree.pathTo(node)[tree.ply(node)]).toBe(node);
          expect(tree.ply(node)).toBe(node === 0 ? 0 : tree.ply(tree.parent(node)) + 1);
        }
      }),
    );
  });

  test('a node with very many children stays quick', () => {
    const tree = new GameTree();
    for (let move = 1; move <= 100_000; move++) tree.append(0, move);
    expect(tree.childCount(0)).toBe(100_000);
    expect(tree.findChild(0, 77_777)).toBe(77_777);
    expect(tree.nextSibling(100_000)).toBe(NO_NODE);
  });
});

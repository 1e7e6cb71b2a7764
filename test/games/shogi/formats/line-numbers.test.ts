import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineNumbers } from '../../../../src/games/shogi/formats/line-numbers';

/** 同じことを、番号を一つずつ並べて答えるもの。 */
class PlainNumbers {
  numbers: number[] = [];

  push(ply: number, number: number): void {
    this.numbers = [...this.numbers.slice(0, ply), number];
  }

  branchPly(number: number): number | null {
    const { numbers } = this;
    let ply = numbers.length;
    while (ply > 0 && numbers[ply - 1]! >= number) ply--;
    const follows = ply > 0 ? numbers[ply - 1] === number - 1 : numbers.length === 0;
    if (!follows && numbers[ply] !== number) return null;
    this.numbers = numbers.slice(0, ply);
    return ply;
  }
}

test('numbers with gaps, going back and again: as if each were kept', () => {
  const step = fc.record({
    kind: fc.constantFrom('next', 'next', 'next', 'odd', 'run', 'pop', 'branch'),
    value: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const numbers = new LineNumbers();
      const plain = new PlainNumbers();
      for (const { kind, value } of steps) {
        const ply = plain.numbers.length;
        const next = ply === 0 ? 1 : plain.numbers[ply - 1]! + 1;
        expect(numbers.expected(1)).toBe(next);
        if (kind === 'branch') expect(numbers.branchPly(value)).toBe(plain.branchPly(value));
        else if (kind === 'pop') {
          numbers.pop();
          plain.numbers = plain.numbers.slice(0, -1);
        } else if (kind === 'run') {
          numbers.pushRun(ply, next, value);
          for (let i = 0; i < value; i++) plain.push(ply + i, next + i);
        } else {
          numbers.push(ply, kind === 'odd' ? value : next);
          plain.push(ply, kind === 'odd' ? value : next);
        }
      }
    }),
    { numRuns: 3000 },
  );
});

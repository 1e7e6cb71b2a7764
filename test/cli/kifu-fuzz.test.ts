import { expect, test } from 'vitest';
import { fuzzInput, runFuzz } from '../../src/cli/kifu-fuzz';

test('broken games of every format: nothing thrown, nothing lost, nothing slow', () => {
  const result = runFuzz({ seconds: 10, inputs: 400, seed: 7_000_000 });
  expect(result.failure).toBeNull();
  expect(result.inputs).toBeGreaterThan(20);
});

test('an input comes back from its seed', () => {
  expect(fuzzInput(42)).toEqual(fuzzInput(42));
});

test('different seeds give different inputs', () => {
  const inputs = Array.from({ length: 200 }, (_, seed) => fuzzInput(seed).join(' '));
  expect(new Set(inputs).size).toBe(200);
});

import { expect, it } from 'vitest';
import { createLater } from '../../../src/preview/page/later';

it('does what is due at once in its order, each in a turn of its own, and after what is running', async () => {
  const later = createLater();
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    later(() => {
      done.push('first');
      void Promise.resolve().then(() => done.push('what the first began'));
    }, 0);
    later(() => done.push('second'), 0);
    later(() => {
      done.push('with its time');
      resolve();
    }, 20);
    done.push('now');
  });
  expect(done).toEqual(['now', 'first', 'what the first began', 'second', 'with its time']);
});

it('goes on after a work that throws', async () => {
  const later = createLater();
  const caught = new Promise((resolve) => process.once('uncaughtException', resolve));
  const next = new Promise<string>((resolve) => {
    later(() => {
      throw new Error('one of them fails');
    }, 0);
    later(() => resolve('the next is done'), 0);
  });
  expect(await next).toBe('the next is done');
  expect(await caught).toEqual(new Error('one of them fails'));
});

import { describe, expect, it } from 'vitest';
import { Clock } from '../../src/play/clock';
import { ManualTimer } from '../support/manual-timer';

describe('対局時計', () => {
  it('動いているあいだだけ数え、止めて続けると足される', () => {
    const timer = new ManualTimer();
    const clock = new Clock(timer);
    timer.advance(1000);
    expect(clock.elapsed).toBe(0);
    clock.start();
    timer.advance(1500);
    clock.stop();
    timer.advance(9000);
    clock.start();
    timer.advance(500);
    expect(clock.elapsed).toBe(2000);
  });

  it('戻すと 0 から数え、動いたままでいる', () => {
    const timer = new ManualTimer();
    const clock = new Clock(timer);
    clock.start();
    timer.advance(700);
    clock.reset();
    timer.advance(300);
    expect(clock.elapsed).toBe(300);
    expect(clock.isRunning).toBe(true);
  });
});

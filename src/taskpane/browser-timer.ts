import type { Timer } from '../play/timer';

/** ブラウザーの時: 戻らない時計と、一度きりの遅延実行と、暦。 */
export const browserTimer: Timer = {
  now: () => performance.now(),
  date: () => new Date(),
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

import type { HostOptions } from '../../src/preview/host/batch/desktop-transport';

/** 番: 模擬ホストの「後で」を時計でなく回数で進める。混んだ機械でも順番は変わらず、速い。 */
export class Turns {
  #pending = 0;

  /** ホストに渡す「後で」。 */
  readonly later: NonNullable<HostOptions['later']> = (work, milliseconds) => {
    this.#pending++;
    const run = (): void => {
      this.#pending--;
      work();
    };
    if (milliseconds === 0) setImmediate(run);
    else setTimeout(run, milliseconds);
  };

  /** 届くはずの答えと事象がなくなるまで待つ。 */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet++) {
      if (this.#pending > 0) quiet = 0;
      await new Promise((done) => {
        setImmediate(done);
      });
    }
  }
}

/** 届くはずの出来事が届くまで待つ。 */
export const settle = (milliseconds = 25): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

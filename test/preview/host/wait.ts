/**
 * 届くはずの出来事が届くまで待つ。時間ではなく回数で待つので、混んだ機械でも順番は変わらない。
 */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await new Promise((done) => {
      setTimeout(done, 1);
    });
  }
}

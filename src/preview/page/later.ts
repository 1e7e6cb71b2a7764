/** 後で行う。0 ミリ秒なら次の順番で: ブラウザーの setTimeout は、続けて使うと 4 ミリ秒ずつ待つ。 */
export function createLater(): (work: () => void, milliseconds: number) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (work, milliseconds) => {
    if (milliseconds > 0) {
      setTimeout(work, milliseconds);
      return;
    }
    waiting.push(work);
    port2.postMessage(null);
  };
}

/** 同じブックを開いた別のタブがあれば知らせる。 */
export function watchOtherTabs(id: string, onOther: () => void): void {
  const channel = new BroadcastChannel(`excel-shogi-preview:${id}`);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened') channel.postMessage('also here');
    onOther();
  });
  channel.postMessage('opened');
}

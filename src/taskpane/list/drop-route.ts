import type { Dropped } from '../files/dropped-files';
import type { PaneContext } from '../part';

// More than anybody opens on boards one by one.
const MANY = 10;

/** 落とされたもの (選ばれたもの) は、盤に開くのではなく一覧に読み込むものか。 */
export function isForList({ files, hasFolder }: Dropped, isListShown: boolean): boolean {
  return isListShown || hasFolder || files.length > MANY || files.some(({ name }) => /\.zip$/i.test(name));
}

/** 落とされたもの (選ばれたもの) を一覧に読み込む。そう言って、欄を切り替える。 */
export function loadGiven(context: PaneContext, { files, lost }: Dropped): void {
  const { lists } = context;
  if (lists === null) return;
  context.showTab('list');
  if (lists.isBusy) return context.say('error', (t) => t.list.load.busy);
  context.run(() => {
    const [first] = lost;
    if (first !== undefined) context.say('error', (t) => t.list.load.lost(lost.length, first));
    else if (files.length === 0) return context.say('info', (t) => t.list.load.empty);
    else context.say('info', (t) => t.list.load.toList(files.length));
    if (files.length > 0) return lists.load(files.map(({ name, file }) => ({ name, content: file })));
  });
}

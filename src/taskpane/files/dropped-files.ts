/** 落とされたファイル。name はフォルダーからの道を含む。 */
export interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** 落とされたもの。lost は取り出せなかったものの名。 */
export interface Dropped {
  readonly files: readonly DroppedFile[];
  readonly hasFolder: boolean;
  readonly lost: readonly string[];
}

/** フォルダーを含まない、ただのファイル。 */
export function plainFiles(files: Iterable<File>): Dropped {
  return { files: [...files].map((file) => ({ name: file.name, file })), hasFolder: false, lost: [] };
}

/** 落とされたフォルダーと、並んで落とされたファイル。フォルダーがなければ空。出来事の中で呼ぶこと。 */
export function droppedEntries(transfer: DataTransfer): readonly FileSystemEntry[] {
  // The entries can be asked for only while the event is being handled, and jsdom and old hosts have no items.
  const items: Iterable<DataTransferItem> | undefined = transfer.items;
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some((entry) => entry.isDirectory) ? entries : [];
}

/** フォルダーの中を、底まですべて読む。 */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const lost: string[] = [];
  const files = await walkAll(entries, lost);
  return { files, hasFolder: true, lost };
}

async function walkAll(entries: readonly FileSystemEntry[], lost: string[]): Promise<DroppedFile[]> {
  return (await Promise.all(entries.map((entry) => walk(entry, lost)))).flat();
}

async function walk(entry: FileSystemEntry, lost: string[]): Promise<DroppedFile[]> {
  const name = entry.fullPath.replace(/^\//, '');
  const found: DroppedFile[] = [];
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, fail) => entry.file(resolve, fail));
      found.push({ name, file });
    } else if (isFolder(entry)) {
      const reader = entry.createReader();
      // A reader gives at most a hundred at a time, and nothing when all were given.
      for (;;) {
        const batch = await new Promise<FileSystemEntry[]>((resolve, fail) =>
          reader.readEntries(resolve, fail),
        );
        if (batch.length === 0) break;
        found.push(...(await walkAll(batch, lost)));
      }
    }
  } catch {
    lost.push(name);
  }
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

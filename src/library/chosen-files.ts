import type { FileSource } from './messages';

// What Windows and macOS leave in folders by themselves.
const SYSTEM_FILE = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/iu;
const byPath = new Intl.Collator('ja', { numeric: true });

/** Windows や Mac が自分のために置くファイルか。人の置いたものではないので、読まず、言いもしない。 */
export function isSystemFile(path: string): boolean {
  return path.startsWith('__MACOSX/') || SYSTEM_FILE.test(path);
}

/**
 * 選ばれたファイルの、読むもの。フォルダーの中のものは道の順（数は数の順）にする: 渡される順は決まっていない。
 * ただのファイルは、選ばれた順のまま。
 */
export function chosenFiles(files: readonly FileSource[]): readonly FileSource[] {
  const read = files.filter(({ name }) => !isSystemFile(name));
  return read.some(({ name }) => name.includes('/'))
    ? read.sort((left, right) => byPath.compare(left.name, right.name))
    : read;
}

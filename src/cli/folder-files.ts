import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** フォルダーの中で見つけたもの。パスと、飛ばしたわけ・読めなかったわけ。 */
export interface FolderFiles {
  readonly files: string[];
  readonly skipped: { readonly path: string; readonly reason: string }[];
  readonly unreadable: { readonly path: string; readonly reason: string }[];
}

/** 調べていて投げられたもののわけ。 */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * フォルダーの下のファイルを名の順に集める。isWanted でないファイルは飛ばす。
 * リンクの先がファイルなら集め、フォルダーなら（輪になりうるので）飛ばす。読めないフォルダーがあっても続ける。
 */
export function findFiles(dir: string, isWanted: (path: string) => boolean): FolderFiles {
  const found: FolderFiles = { files: [], skipped: [], unreadable: [] };
  if (statSync(dir).isFile()) found.files.push(dir);
  else walk(dir, isWanted, found);
  return found;
}

function walk(dir: string, isWanted: (path: string) => boolean, found: FolderFiles): void {
  let entries;
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    found.unreadable.push({ path: dir, reason: reasonOf(error) });
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) walk(path, isWanted, found);
    else if (!isWanted(path)) found.skipped.push({ path, reason: 'not a name of a kifu' });
    else if (entry.isFile()) found.files.push(path);
    else if (entry.isSymbolicLink()) follow(path, found);
    else found.skipped.push({ path, reason: 'not a file' });
  }
}

function follow(path: string, found: FolderFiles): void {
  try {
    const target = statSync(path);
    if (target.isFile()) found.files.push(path);
    else found.skipped.push({ path, reason: 'a link to something that is not a file' });
  } catch (error) {
    found.unreadable.push({ path, reason: reasonOf(error) });
  }
}

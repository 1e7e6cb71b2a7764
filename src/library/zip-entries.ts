import type { UnzipFileInfo } from 'fflate';
import { unzipSync } from 'fflate';
import { decodeText } from '../games/shogi/formats/decode';
import { isSystemFile } from './chosen-files';

/** zip の中の一つのファイル。壊れていて取り出せなければ bytes は null。 */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array | null;
}

// Unpacked a group at a time, so that a large archive is never whole in memory.
const GROUP_BYTES = 8 * 1024 * 1024;
// A thousandfold archive is a trap, not a collection of games.
const MOST_BYTES = 1024 * 1024 * 1024;

/** zip か。先頭の印だけを見る。 */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** zip の目次にあるファイルの名（フォルダーと、Windows や Mac が置くものは除く）。zip として読めなければ null。 */
export function zipNames(bytes: Uint8Array): readonly string[] | null {
  return listed(bytes)?.map((info) => readableName(info.name)) ?? null;
}

/** zip の中のファイルを順に取り出す。zip として読めなければ何も出さない。 */
export function* zipEntries(bytes: Uint8Array): Generator<ZipEntry> {
  let group: UnzipFileInfo[] = [];
  let size = 0;
  let total = 0;
  for (const info of listed(bytes) ?? []) {
    total += info.originalSize;
    if (total > MOST_BYTES) {
      yield { name: readableName(info.name), bytes: null };
      continue;
    }
    if (size + info.originalSize > GROUP_BYTES && group.length > 0) {
      yield* unpacked(bytes, group);
      group = [];
      size = 0;
    }
    group.push(info);
    size += info.originalSize;
  }
  yield* unpacked(bytes, group);
}

function listed(bytes: Uint8Array): UnzipFileInfo[] | null {
  const list: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (info) => {
        if (isListed(info.name)) list.push(info);
        return false;
      },
    });
  } catch {
    return null;
  }
  return list;
}

function isListed(name: string): boolean {
  return !name.endsWith('/') && !isSystemFile(name);
}

function* unpacked(bytes: Uint8Array, group: readonly UnzipFileInfo[]): Generator<ZipEntry> {
  if (group.length === 0) return;
  const files = tryUnzip(bytes, new Set(group.map((info) => info.name)));
  for (const { name } of group) {
    // One damaged file fails the whole group: then each is tried alone.
    const found = files === null ? tryUnzip(bytes, new Set([name])) : files;
    yield { name: readableName(name), bytes: found?.[name] ?? null };
  }
}

function tryUnzip(bytes: Uint8Array, names: ReadonlySet<string>): Record<string, Uint8Array> | null {
  try {
    return unzipSync(bytes, { filter: (info) => names.has(info.name) });
  } catch {
    return null;
  }
}

// Without the UTF-8 flag the library hands the name's bytes over as characters; Windows writes Shift_JIS there.
function readableName(name: string): string {
  if (!/^[\0-\u00ff]*$/u.test(name) || /^[\0-\u007f]*$/u.test(name)) return name;
  return decodeText(Uint8Array.from(name, (char) => char.charCodeAt(0))).text;
}

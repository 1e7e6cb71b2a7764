import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** 配信するファイル。本文と MIME 型。 */
export interface ServedFile {
  body: Buffer | string;
  type: string;
}

const MIME_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** ファイル名の MIME 型。知らない拡張子は application/octet-stream。 */
export function mimeType(name: string): string {
  return MIME_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * URL の道からフォルダー内のファイルの道を作る。
 * `..`、NUL、逆斜線、解けない % 表記はフォルダーの外を指しうるので undefined を返す。
 */
export function resolveInside(folder: string, urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const parts = decoded.split('/').filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => part === '..' || part === '.')) return undefined;
  return join(folder, ...parts);
}

/** フォルダー内のファイルを読む。なければ、またはリンクで外へ出るなら undefined。 */
export async function readInside(folder: string, urlPath: string): Promise<ServedFile | undefined> {
  const path = resolveInside(folder, urlPath);
  if (path === undefined) return undefined;
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
    if (!real.startsWith(root + sep) || !(await stat(real)).isFile()) return undefined;
    return { body: await readFile(real), type: mimeType(real) };
  } catch {
    return undefined;
  }
}

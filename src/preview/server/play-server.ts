import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { adaptPanePage, CONNECT_SCRIPT } from './pane-page';
import { readInside } from './static-files';
import type { ServedFile } from './static-files';

/** 試遊サーバーの設定。port 0 なら空いている番号を選ぶ。 */
export interface PlayServerOptions {
  root: string;
  port: number;
  /** 埋まっているときに試す番号の数。1 なら他を試さない。 */
  tries?: number;
}

/** 動いている試遊サーバー。 */
export interface PlayServer {
  url: string;
  close(): Promise<void>;
}

const LOCALHOST = '127.0.0.1';

// The page itself runs only our bundle; the pane in the frame keeps its own, stricter policy.
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** 要求された道に答えるファイル。なければ undefined。 */
export async function findServedFile(root: string, path: string): Promise<ServedFile | undefined> {
  const preview = join(root, '.cache/preview');
  const page = join(root, 'src/preview/page');
  if (path === '/') return readInside(page, 'index.html');
  if (path === '/favicon.ico') return readInside(join(root, 'assets'), 'icon-32.png');
  if (path === '/preview/connect.js') return { body: CONNECT_SCRIPT, type: 'text/javascript; charset=utf-8' };
  if (/^\/preview\/[\w-]+\.css$/.test(path)) return readInside(page, path.slice('/preview/'.length));
  if (path.startsWith('/preview/')) return readInside(preview, path.slice('/preview/'.length));
  if (path.startsWith('/office/')) {
    return readInside(join(root, 'node_modules/@microsoft/office-js/dist'), path.slice('/office/'.length));
  }
  if (path.startsWith('/pane/')) {
    const name = path.slice('/pane/'.length);
    const file = await readInside(join(root, 'dist'), name);
    return file && name === 'taskpane.html' ? { ...file, body: adaptPanePage(file.body.toString()) } : file;
  }
  return undefined;
}

/** 試遊サーバーを始める。自分の機械からだけ届き、外へは何も求めない。 */
export async function startPlayServer(options: PlayServerOptions): Promise<PlayServer> {
  const server = createServer((request, response) => void answer(options.root, request, response));
  const port = await listen(server, options.port, options.tries ?? 20);
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page of another site must not reach this server by a name of its own (DNS rebinding).
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const path = (request.url ?? '/').replace(/[?#].*$/, '');
  const allowed = request.method === 'GET' || request.method === 'HEAD';
  if (!allowed || (host !== 'localhost' && host !== LOCALHOST)) {
    response.writeHead(allowed ? 403 : 405).end();
    return;
  }
  const file = await findServedFile(root, path);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404');
    return;
  }
  response.writeHead(200, {
    'Content-Type': file.type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(path === '/' ? { 'Content-Security-Policy': PAGE_POLICY } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function listen(server: Server, first: number, tries: number): Promise<number> {
  return new Promise((done, fail) => {
    let port = first;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port + 1 >= first + tries) fail(error);
      else server.listen(++port, LOCALHOST);
    });
    server.on('listening', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
    server.listen(port, LOCALHOST);
  });
}

import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaptPanePage } from '../../../src/preview/server/pane-page';
import { startPlayServer } from '../../../src/preview/server/play-server';
import type { PlayServer } from '../../../src/preview/server/play-server';

const OFFICE = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
const PANE = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' https://appsforoffice.microsoft.com; style-src 'self'"><script src="${OFFICE}"></script><script defer src="taskpane.js"></script>`;

let root: string;
let server: PlayServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'play-'));
  for (const folder of [
    'dist',
    'src/preview/page',
    '.cache/preview',
    'node_modules/@microsoft/office-js/dist',
  ]) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(root, 'dist/taskpane.html'), PANE);
  await writeFile(join(root, 'dist/taskpane.css'), 'body{}');
  await symlink(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
  await writeFile(join(root, 'src/preview/page/index.html'), '<p>将棋</p>');
  await writeFile(join(root, 'node_modules/@microsoft/office-js/dist/office.js'), '/* office */');
  server = await startPlayServer({ root, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

interface Answer {
  status: number;
  type: string;
  body: string;
}

// fetch() tidies `..` away before it asks, so that the raw client is needed.
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const port = Number(new URL(server.url).port);
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    })
      .on('error', fail)
      .end();
  });
}

describe('play server', () => {
  it('serves page, pane and office.js with their types', async () => {
    expect(await get('/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: '<p>将棋</p>' });
    expect((await get('/pane/taskpane.css')).type).toBe('text/css; charset=utf-8');
    expect((await get('/office/office.js')).type).toBe('text/javascript; charset=utf-8');
    expect((await get('/preview/connect.js')).body).toContain('simulatedExcel');
  });

  it('connects the pane to the simulated Excel', async () => {
    const { body } = await get('/pane/taskpane.html?x=1');
    expect(body).toContain(
      '<script src="/preview/connect.js"></script><script src="/office/office.js"></script>',
    );
    expect(body).not.toContain('appsforoffice');
  });

  it.each([
    '/pane/../secret.txt',
    '/pane/%2e%2e/secret.txt',
    '/pane/..%2fsecret.txt',
    '/pane/..\\secret.txt',
    '/pane/%00',
    '/pane/%E0%A4%A',
    '/pane/link.txt',
    '/secret.txt',
    '/pane/',
  ])('refuses %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '404' });
  });

  it('answers only to the name localhost', async () => {
    expect((await get('/', { host: 'evil.example:3000' })).status).toBe(403);
  });

  it('takes the next port when the first is in use', async () => {
    const port = Number(new URL(server.url).port);
    const second = await startPlayServer({ root, port });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    await second.close();
    await expect(startPlayServer({ root, port, tries: 1 })).rejects.toThrow('EADDRINUSE');
  });
});

describe('adaptPanePage', () => {
  it('reads minified html without quotes too', () => {
    const html = adaptPanePage(`<script src=${OFFICE}></script><script defer src=taskpane.js></script>`);
    expect(html).toBe(
      '<script src="/preview/connect.js"></script><script src=/office/office.js></script><script defer src=taskpane.js></script>',
    );
  });
});

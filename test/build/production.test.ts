import { JSDOM } from 'jsdom';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'excel-shogi-build-'));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

function build(env: Record<string, string>): { status: number | null; output: string } {
  const webpack = join('node_modules', 'webpack', 'bin', 'webpack.js');
  const result = spawnSync(process.execPath, [webpack, '--mode', 'production', '--output-path', folder], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status: result.status, output: result.stdout + result.stderr };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('production build', () => {
  beforeAll(() => {
    const { status, output } = build({
      ADDIN_BASE_URL: 'https://shogi.example/add-in/',
      ADDIN_PRIVACY_URL: 'https://shogi.example/privacy',
      ADDIN_SUPPORT_URL: 'https://shogi.example/support',
    });
    expect(status, output).toBe(0);
  }, 120_000);

  it('writes the manifest for the place it will be published at', () => {
    const manifest = read('manifest.xml');
    expect(manifest).toContain('DefaultValue="https://shogi.example/add-in/taskpane.html"');
    expect(manifest).toContain('<SupportUrl DefaultValue="https://shogi.example/support"');
    expect(manifest).not.toContain('localhost');
  });

  it('gives the pane its office.js from Microsoft and never carries it', () => {
    const page = read('taskpane.html');
    expect(page).toContain('https://appsforoffice.microsoft.com/lib/1/hosted/office.js');
    expect(page).toContain('https://shogi.example/privacy');
    expect(
      readdirSync(folder, { recursive: true }).filter((it) => /office|preview/i.test(String(it))),
    ).toEqual([]);
  });

  it('carries the licences of the libraries that are in it', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    for (const name of Object.keys(dependencies))
      expect(read(`licenses/${name}.txt`)).toMatch(/Copyright \(c\)/i);
  });

  it('allows no inline script or style in the pane', () => {
    const { document } = new JSDOM(read('taskpane.html')).window;
    const policy = document
      .querySelector('meta[http-equiv="Content-Security-Policy"]')!
      .getAttribute('content')!;
    expect(document.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' https://appsforoffice.microsoft.com",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    // A browser goes by the first of two directives of one name, the map above by the last.
    expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  });

  it.each(['taskpane.js', 'library-worker.js'])('carries neither the preview nor an eval in %s', (name) => {
    expect(read(name)).not.toMatch(/simulatedExcel|\beval\(|new Function\(/);
  });

  it('gives the library a worker of its own: one file, without Excel and without the DOM', () => {
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.sort()).toEqual(['library-worker.js', 'taskpane.js']);
    expect(read('taskpane.js')).toContain('library-worker');
    expect(read('taskpane.html')).not.toContain('library-worker');
    expect(read('library-worker.js')).not.toMatch(/Excel\.run|Office\.|createElement/);
  });
});

it('refuses to build for a place without https, and says which variable to mend', () => {
  const { status, output } = build({ ADDIN_BASE_URL: 'http://shogi.example' });
  expect(status).not.toBe(0);
  expect(output).toContain('ADDIN_BASE_URL must be an https url');
}, 60_000);

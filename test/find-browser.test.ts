import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser/find-browser';

describe('findBrowser', () => {
  const only = (path: string) => (it: string) => it === path;

  it.each([
    ['Linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/google-chrome'],
    ['Mac', { PATH: '/usr/bin' }, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    [
      'Windows',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ])('finds a browser on %s', (_system, env, path) => {
    expect(findBrowser(env, only(path))).toBe(path);
  });

  it('takes CHROME_PATH before anything else, and complains when it points to nothing', () => {
    expect(findBrowser({ CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }, () => true)).toBe('/opt/chrome');
    expect(() => findBrowser({ CHROME_PATH: '/opt/chrome' }, () => false)).toThrow('CHROME_PATH');
  });

  it('finds nothing where there is nothing', () => {
    expect(findBrowser({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
  });
});

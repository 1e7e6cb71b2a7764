import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MANIFEST_RULES } from '../../src/cli/manifest-rules';
import { checkShortcuts } from '../../src/cli/manifest-shortcuts';

const MANIFEST = readFileSync('manifest.xml', 'utf8');

function problemsOf(text: string): string[] {
  const document = new JSDOM(text, { contentType: 'text/xml' }).window.document;
  return MANIFEST_RULES.flatMap((rule) => rule.check({ document, root: '.' }));
}

describe('manifest', () => {
  it('keeps every rule', () => {
    expect(problemsOf(MANIFEST)).toEqual([]);
  });

  const faults: readonly (readonly [string, string | RegExp, string, string])[] = [
    [
      'an undefined resid',
      '<Label resid="Open.Label"',
      '<Label resid="Open.Lable"',
      'resid Open.Lable is not defined',
    ],
    [
      'a resource nobody uses',
      'bt:Url id="GetStarted.Url"',
      'bt:Url id="Spare.Url"',
      'Spare.Url is not used',
    ],
    [
      'an http url',
      'https://localhost:3000/taskpane.html',
      'http://localhost:3000/taskpane.html',
      'not an https url',
    ],
    ['a missing icon file', 'icon-64.png', 'icon-65.png', 'icon-65.png does not exist'],
    [
      'an icon of another size',
      '<bt:Image size="80" resid="Icon.80"',
      '<bt:Image size="80" resid="Icon.64"',
      'differ',
    ],
    ['an Id that is no GUID', '<Id>7d0b6c4e', '<Id>7d0b6c4', 'Id is not a GUID'],
    ['a short version', '<Version>0.1.0.0', '<Version>0.1.0', 'Version'],
    ['another API set', 'MinVersion="1.9"', 'MinVersion="1.10"', 'requires ExcelApi 1.10'],
    ['a long text', 'Value="Open Shogi"', `Value="${'x'.repeat(126)}"`, 'longer than 125'],
    [
      'a missing English text',
      '<bt:Override Locale="en-us" Value="Shogi" />',
      '',
      'no en-us text for Group.Label',
    ],
    ['a short-lived runtime', 'lifetime="long"', 'lifetime="short"', 'lifetime'],
    [
      'another page for commands',
      '<FunctionFile resid="Taskpane.Url"',
      '<FunctionFile resid="GetStarted.Url"',
      'pages',
    ],
    ['no shortcuts', /<ExtendedOverrides[^>]*><\/ExtendedOverrides>/, '', 'no ExtendedOverrides'],
  ];
  it.each(faults)('reports %s', (_what, from, to, problem) => {
    const text = MANIFEST.replace(from, to);
    expect(text).not.toBe(MANIFEST);
    expect(problemsOf(text).join('\n')).toContain(problem);
  });
});

describe('shortcuts', () => {
  const file = (action: object, shortcut: object): string =>
    JSON.stringify({ actions: [action], shortcuts: [shortcut] });
  const action = { id: 'A', type: 'ExecuteFunction', name: 'Do it' };
  const shortcut = { action: 'A', key: { default: 'Ctrl+Alt+Shift+K' } };

  it.each([
    ['a file that is not JSON', '{', 'not a JSON object'],
    ['an unknown action', file(action, { ...shortcut, action: 'B' }), 'no action B'],
    ['Shift as the only modifier', file(action, { ...shortcut, key: { default: 'Shift+K' } }), 'needs Ctrl'],
    ['a name that Excel refuses', file({ ...action, name: '確定' }, shortcut), 'a name that Excel refuses'],
    ['no default key', file(action, { ...shortcut, key: { web: 'Ctrl+K' } }), 'no default key'],
  ])('reports %s', (_what, text, problem) => {
    expect(checkShortcuts(text).join('\n')).toContain(problem);
  });

  it('accepts a good file', () => {
    expect(checkShortcuts(file(action, shortcut))).toEqual([]);
  });
});

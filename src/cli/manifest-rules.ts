import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkShortcuts } from './manifest-shortcuts';

/** 必要とする ExcelApi の版。マニフェストの下限と、試験の模擬 Excel の下限は同じでなければならない。 */
export const EXCEL_API_FLOOR = '1.9';

const OTHER_LOCALE = 'en-us';
const ICON_SIZES = [16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
const REQUIRED_BUTTON_ICONS = ['16', '32', '80'];

/** 調べる相手: マニフェストの文書と、url の先のファイルがあるフォルダー。 */
export interface ManifestUnderCheck {
  document: Document;
  root: string;
}

/** 決まり一つ。問題の文を返す。なければ空。 */
export interface ManifestRule {
  name: string;
  check: (manifest: ManifestUnderCheck) => string[];
}

function elements(document: Document, name: string): Element[] {
  return Array.from(document.getElementsByTagName('*')).filter((it) => it.localName === name);
}

function textOf(document: Document, name: string): string {
  return elements(document, name)[0]?.textContent.trim() ?? '';
}

function attributes(document: Document, name: string): { element: Element; value: string }[] {
  return Array.from(document.getElementsByTagName('*')).flatMap((element) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [{ element, value }];
  });
}

function resources(document: Document): Element[] {
  const holder = elements(document, 'Resources')[0];
  return holder ? Array.from(holder.getElementsByTagName('*')).filter((it) => it.hasAttribute('id')) : [];
}

function checkIdentity({ document }: ManifestUnderCheck): string[] {
  const problems: string[] = [];
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(textOf(document, 'Id')))
    problems.push('Id is not a GUID');
  if (!/^\d+(\.\d+){3}$/.test(textOf(document, 'Version')))
    problems.push('Version is not four numbers a.b.c.d');
  if (textOf(document, 'DefaultLocale') !== 'ja-jp') problems.push('DefaultLocale is not ja-jp');
  return problems;
}

function checkReferences({ document }: ManifestUnderCheck): string[] {
  const ids = resources(document).map((it) => it.getAttribute('id') ?? '');
  const used = attributes(document, 'resid').map((it) => it.value);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `resource ${id} is defined twice`),
    ...ids.filter((id) => id.length > 32).map((id) => `resource id ${id} is longer than 32 characters`),
    ...ids.filter((id) => !used.includes(id)).map((id) => `resource ${id} is not used`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `resid ${id} is not defined`),
  ];
}

function urls(document: Document): string[] {
  const named = ['Url', 'Image', 'IconUrl', 'HighResolutionIconUrl', 'SupportUrl', 'SourceLocation'];
  const values = named
    .flatMap((name) => elements(document, name))
    .map((it) => it.getAttribute('DefaultValue'));
  const extended = elements(document, 'ExtendedOverrides').map((it) => it.getAttribute('Url'));
  return [...values, ...extended].filter((it) => it !== null);
}

function checkUrls({ document }: ManifestUnderCheck): string[] {
  return urls(document)
    .filter((url) => !URL.canParse(url) || new URL(url).protocol !== 'https:')
    .map((url) => `${url} is not an https url`);
}

/** PNG の頭から読む幅と高さ (px)。PNG でなければ undefined。 */
function pngSize(path: string): { width: number; height: number } | undefined {
  const bytes = readFileSync(path);
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function checkIcons({ document, root }: ManifestUnderCheck): string[] {
  const problems: string[] = [];
  for (const size of ICON_SIZES) {
    const path = join(root, 'assets', `icon-${size}.png`);
    const found = existsSync(path) ? pngSize(path) : undefined;
    if (found?.width !== size || found.height !== size)
      problems.push(`assets/icon-${size}.png is not ${size} px`);
  }
  const images = new Map(
    resources(document).map((it) => [it.getAttribute('id'), it.getAttribute('DefaultValue')]),
  );
  for (const icon of elements(document, 'Icon')) {
    const shown = Array.from(icon.children);
    const sizes = shown.map((it) => it.getAttribute('size') ?? '');
    problems.push(
      ...REQUIRED_BUTTON_ICONS.filter((it) => !sizes.includes(it)).map((it) => `an Icon has no size ${it}`),
    );
    for (const image of shown) {
      const url = images.get(image.getAttribute('resid'));
      if (!url?.endsWith(`/icon-${image.getAttribute('size')}.png`))
        problems.push(`size and picture differ: ${url}`);
    }
  }
  return problems;
}

function checkLinkedFiles({ document, root }: ManifestUnderCheck): string[] {
  return urls(document)
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/assets/') && !existsSync(join(root, path)))
    .map((path) => `${path} does not exist`);
}

function checkLengths({ document }: ManifestUnderCheck): string[] {
  const limits: readonly (readonly [string, number])[] = [
    ['ShortStrings', 125],
    ['LongStrings', 250],
    ['DisplayName', 125],
    ['Description', 250],
  ];
  return limits.flatMap(([name, limit]) =>
    elements(document, name)
      .flatMap((holder) => [holder, ...Array.from(holder.getElementsByTagName('*'))])
      .flatMap((it) => [it.getAttribute('DefaultValue'), it.getAttribute('Value')])
      .filter((text) => text !== null && text.length > limit)
      .map((text) => `longer than ${limit} characters (${name}): ${text}`),
  );
}

function checkTranslations({ document }: ManifestUnderCheck): string[] {
  const sentences = [...elements(document, 'String'), ...elements(document, 'DisplayName')];
  const described = elements(document, 'Description').filter((it) => it.hasAttribute('DefaultValue'));
  return [...sentences, ...described]
    .filter((it) => !Array.from(it.children).some((child) => child.getAttribute('Locale') === OTHER_LOCALE))
    .map((it) => `no ${OTHER_LOCALE} text for ${it.getAttribute('id') ?? it.localName}`);
}

function checkRequirements({ document }: ManifestUnderCheck): string[] {
  const sets = elements(document, 'Set').map(
    (it) => `${it.getAttribute('Name')} ${it.getAttribute('MinVersion')}`,
  );
  // The shared runtime is asked for at run time: required here, it would shut out hosts that can do without.
  return sets.join() === `ExcelApi ${EXCEL_API_FLOOR}`
    ? []
    : [`requires ${sets.join(', ')}, tests guard ${EXCEL_API_FLOOR}`];
}

function checkRuntime({ document }: ManifestUnderCheck): string[] {
  const runtimes = elements(document, 'Runtime');
  const lifetime = runtimes[0]?.getAttribute('lifetime');
  const pages = [...runtimes, ...elements(document, 'FunctionFile'), ...elements(document, 'SourceLocation')]
    .map((it) => it.getAttribute('resid'))
    .filter((it) => it !== null);
  const problems =
    runtimes.length === 1 && lifetime === 'long' ? [] : ['there is not one Runtime with lifetime="long"'];
  return new Set(pages).size === 1
    ? problems
    : [...problems, `runtime, commands and pane use different pages: ${pages}`];
}

function checkShortcutFile({ document, root }: ManifestUnderCheck): string[] {
  const url = elements(document, 'ExtendedOverrides')[0]?.getAttribute('Url');
  if (!url) return ['there is no ExtendedOverrides'];
  const path = join(root, new URL(url).pathname);
  return existsSync(path) ? checkShortcuts(readFileSync(path, 'utf8')) : [`${path} does not exist`];
}

/** 手元で確かめられるマニフェストの決まり。 */
export const MANIFEST_RULES: readonly ManifestRule[] = [
  { name: 'id, version, locale', check: checkIdentity },
  { name: 'every resid resolves', check: checkReferences },
  { name: 'every url is https', check: checkUrls },
  { name: 'icons exist and have their size', check: checkIcons },
  { name: 'files behind urls exist', check: checkLinkedFiles },
  { name: 'lengths of texts', check: checkLengths },
  { name: 'English texts are complete', check: checkTranslations },
  { name: 'required API set is the one the tests guard', check: checkRequirements },
  { name: 'one shared runtime', check: checkRuntime },
  { name: 'shortcuts', check: checkShortcutFile },
];

import { JSDOM } from 'jsdom';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { validateXML } from 'xmllint-wasm';
import { MANIFEST_RULES } from './manifest-rules';

const SCHEMA = 'OfficeAppManifestV1_1.xsd';

/** 網につながずにマニフェストを調べる命令。`--xsd DIR` に Microsoft の XML スキーマがあれば、それも使う。 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { xsd: { type: 'string' } }, allowPositionals: true });
  const path = positionals[0] ?? 'manifest.xml';
  const text = readFileSync(path, 'utf8');
  const document = new JSDOM(text, { contentType: 'text/xml' }).window.document;
  let failed = 0;
  const report = (name: string, problems: readonly string[]): void => {
    if (problems.length > 0) failed += 1;
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.log(`     ${problem}`);
  };
  for (const rule of MANIFEST_RULES) report(rule.name, rule.check({ document, root: '.' }));
  const schemas = values.xsd;
  const hasSchemas = schemas !== undefined && existsSync(join(schemas, SCHEMA));
  if (hasSchemas) report('XML schema', await checkSchema(text, schemas));
  else console.log('skip XML schema: no folder of schemas (--xsd DIR)');
  console.log(`${MANIFEST_RULES.length + Number(hasSchemas) - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function checkSchema(text: string, folder: string): Promise<string[]> {
  const file = (name: string): { fileName: string; contents: string } => ({
    fileName: name,
    contents: readFileSync(join(folder, name), 'utf8'),
  });
  const others = readdirSync(folder).filter((it) => it.endsWith('.xsd') && it !== SCHEMA);
  const result = await validateXML({
    xml: [{ fileName: 'manifest.xml', contents: withoutNewerElements(text) }],
    schema: [file(SCHEMA)],
    preload: others.map(file),
  });
  return result.errors.map((it) => it.message);
}

/** スキーマ (2020) より後にできた要素を除く。これらは自前の決まりで調べる。 */
function withoutNewerElements(text: string): string {
  return text
    .replace(/<Runtimes>[\s\S]*?<\/Runtimes>/g, '')
    .replace(/<ExtendedOverrides\b[\s\S]*?<\/ExtendedOverrides>/g, '');
}

await main();

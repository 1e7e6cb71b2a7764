import { writeFileSync } from 'node:fs';
import { kifSection } from './kif-section';
import { mateSection } from './mate-section';
import { perftSection } from './perft-section';
import type { Figures, Section } from './section';

// Add a section here; `npm run bench -- perft` runs one, `--json FILE` writes every figure as one object.
const sections: readonly Section[] = [perftSection, mateSection, kifSection];

async function main(args: readonly string[]): Promise<void> {
  const jsonAt = args.indexOf('--json');
  const file = jsonAt < 0 ? undefined : args[jsonAt + 1];
  const wanted = args.filter((arg, index) => !arg.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1));
  const figures: Record<string, Figures[string]> = { node: process.version, date: new Date().toISOString() };
  for (const section of sections) {
    if (wanted.length > 0 && !wanted.includes(section.name)) continue;
    console.log(`\n${section.name}`);
    Object.assign(figures, await section.run());
  }
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  const failed = Object.entries(figures).filter(
    ([name, value]) => name.endsWith('.gate') && value === 'failed',
  );
  for (const [name] of failed) console.log(`\n${name}: 目標に届いていません`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2));

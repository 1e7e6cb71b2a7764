import { writeFileSync } from 'node:fs';
import type { Figures, Section } from './section';

// Loaded only when wanted: what one section runs must not shape the code another measures.
const sections: Readonly<Record<string, () => Promise<Section>>> = {
  perft: async () => (await import('./perft-section')).perftSection,
  mate: async () => (await import('./mate-section')).mateSection,
  kif: async () => (await import('./kif-section')).kifSection,
  click: async () => (await import('./click-section')).clickSection,
  library: async () => (await import('./library-section')).librarySection,
  list: async () => (await import('./list-section')).listSection,
};

// `npm run bench -- perft` runs one section, `--json FILE` writes every figure as one object.
async function main(args: readonly string[]): Promise<void> {
  const jsonAt = args.indexOf('--json');
  const file = jsonAt < 0 ? undefined : args[jsonAt + 1];
  const wanted = args.filter((arg, index) => !arg.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1));
  const figures: Record<string, Figures[string]> = { node: process.version, date: new Date().toISOString() };
  for (const [name, load] of Object.entries(sections)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    Object.assign(figures, await (await load()).run());
  }
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  const failed = Object.entries(figures).filter(
    ([name, value]) => name.endsWith('.gate') && value === 'failed',
  );
  for (const [name] of failed) console.log(`\n${name}: 目標に届いていません`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main(process.argv.slice(2));

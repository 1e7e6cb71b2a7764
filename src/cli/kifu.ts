import { check } from './kifu-check';
import { convert } from './kifu-convert';
import { list } from './kifu-list';
import { snippets } from './kifu-snippets';

const USAGE = `使い方 / usage:
  npm run kifu -- check DIR [--json] [--expect manifest.json]   フォルダーの棋譜をすべて読んで、読めたことを示す
  npm run kifu -- list DIR [--csv FILE] [--me NAME,NAME]        フォルダーの棋譜を一局一行の一覧にする
  npm run kifu -- snippets FILE                                  小さな KIF の一覧を答と比べる
  npm run kifu -- convert IN OUT                                 形式を変える（OUT の拡張子 .kif .kifu .ki2 .csa .usi .sfen .jkf .json .bod）`;

const WITH_VALUE = ['--expect', '--csv', '--me'];

async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  const valueOf = (option: string) => (rest.includes(option) ? rest[rest.indexOf(option) + 1] : undefined);
  const isValue = (index: number) => WITH_VALUE.includes(rest[index - 1] ?? '');
  const [first, second] = rest.filter((arg, index) => !arg.startsWith('--') && !isValue(index));
  const isWhole = WITH_VALUE.every((option) => !rest.includes(option) || valueOf(option) !== undefined);
  if (command === 'check' && first !== undefined && isWhole) {
    const expect = valueOf('--expect');
    return check(first, { json: rest.includes('--json'), ...(expect === undefined ? {} : { expect }) });
  }
  if (command === 'list' && first !== undefined && isWhole) {
    const csv = valueOf('--csv');
    const me = (valueOf('--me') ?? '').split(',').filter((name) => name.trim() !== '');
    return list(first, { me, ...(csv === undefined ? {} : { csv }) });
  }
  if (command === 'snippets' && first !== undefined) return snippets(first);
  if (command === 'convert' && first !== undefined && second !== undefined) return convert(first, second);
  console.error(USAGE);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

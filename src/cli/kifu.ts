import { check } from './kifu-check';
import { convert } from './kifu-convert';
import { snippets } from './kifu-snippets';

const USAGE = `使い方 / usage:
  npm run kifu -- check DIR [--json] [--expect manifest.json]   フォルダーの棋譜をすべて読んで、読めたことを示す
  npm run kifu -- snippets FILE                                  小さな KIF の一覧を答と比べる
  npm run kifu -- convert IN OUT                                 形式を変える（OUT の拡張子 .kif .kifu .ki2 .csa .usi .sfen .jkf .json .bod）`;

function main(args: readonly string[]): number {
  const [command, ...rest] = args;
  const flags = new Set(rest.filter((arg) => arg === '--json'));
  const expectAt = rest.indexOf('--expect');
  const expect = expectAt >= 0 ? rest[expectAt + 1] : undefined;
  const names = rest.filter(
    (arg, index) => !arg.startsWith('--') && (expectAt < 0 || index !== expectAt + 1),
  );
  const [first, second] = names;
  if (command === 'check' && first !== undefined && (expectAt < 0 || expect !== undefined)) {
    return check(first, { json: flags.has('--json'), ...(expect === undefined ? {} : { expect }) });
  }
  if (command === 'snippets' && first !== undefined) return snippets(first);
  if (command === 'convert' && first !== undefined && second !== undefined) return convert(first, second);
  console.error(USAGE);
  return 2;
}

process.exitCode = main(process.argv.slice(2));

import { parseArgs } from 'node:util';
import { reasonOf } from './folder-files';
import { check } from './kifu-check';
import { convert } from './kifu-convert';
import { list } from './kifu-list';
import { snippets } from './kifu-snippets';

const USAGE = `使い方 / usage:
  npm run kifu -- check DIR [--json] [--expect manifest.json]   フォルダーの棋譜をすべて読んで、読めたことを示す
  npm run kifu -- list DIR [--csv FILE] [--me NAME,NAME]        フォルダーの棋譜を一局一行の一覧にする
  npm run kifu -- snippets FILE                                  小さな KIF の一覧を答と比べる
  npm run kifu -- convert IN OUT [--force]                       形式を変える（OUT の拡張子 .kif .kifu .ki2 .ki2u .csa .usi .sfen .jkf .json .bod）`;

const FLAG = { type: 'boolean', default: false } as const;
const VALUE = { type: 'string' } as const;

/** kifu の命令を行う。終わりの番号を返し、使い方が違えば何もせずに使い方を示して 2 を返す。 */
export async function runKifu(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  const run = command === undefined ? null : plan(command, rest);
  if (run !== null) return run();
  console.error(USAGE);
  return 2;
}

// Each command knows its own options and how many names it takes; anything else is refused before anything is done.
function plan(command: string, args: string[]): (() => number | Promise<number>) | null {
  try {
    switch (command) {
      case 'check': {
        const { names, values } = parse(args, 1, { json: FLAG, expect: VALUE });
        const { json, expect } = values;
        return () => check(names[0]!, { json, ...(expect === undefined ? {} : { expect }) });
      }
      case 'list': {
        const { names, values } = parse(args, 1, { csv: VALUE, me: VALUE });
        const me = (values.me ?? '').split(',').filter((name) => name.trim() !== '');
        return () => list(names[0]!, { me, ...(values.csv === undefined ? {} : { csv: values.csv }) });
      }
      case 'snippets': {
        const { names } = parse(args, 1, {});
        return () => snippets(names[0]!);
      }
      case 'convert': {
        const { names, values } = parse(args, 2, { force: FLAG });
        return () => convert(names[0]!, names[1]!, values);
      }
      default:
        console.error(`unknown command: ${command}`);
        return null;
    }
  } catch (error) {
    console.error(reasonOf(error));
    return null;
  }
}

type Options = Readonly<Record<string, typeof FLAG | typeof VALUE>>;

function parse<T extends Options>(args: string[], count: number, options: T) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  if (positionals.length !== count) throw new Error(`expected ${count} names, got ${positionals.length}`);
  return { names: positionals, values };
}

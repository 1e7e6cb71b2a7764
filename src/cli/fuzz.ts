import { runFuzz } from './kifu-fuzz';

const DEFAULT_SECONDS = 60;

function numberAfter(args: readonly string[], name: string): number | null {
  const at = args.indexOf(name);
  const value = at < 0 ? NaN : Number(args[at + 1]);
  return Number.isFinite(value) ? value : null;
}

function main(args: readonly string[]): number {
  const seed = numberAfter(args, '--seed') ?? Date.now() % 1_000_000_007;
  const seconds = numberAfter(args, '--seconds') ?? DEFAULT_SECONDS;
  const result = runFuzz({ seconds, seed });
  console.log(
    `seed ${seed}: ${result.inputs} inputs, ${result.games} games read, slowest ${result.slowestMs.toFixed(0)} ms`,
  );
  if (result.failure !== null) console.log(`failed at seed ${result.failure.seed}: ${result.failure.text}`);
  console.log(result.failure === null ? '1 passed, 0 failed' : '0 passed, 1 failed');
  return result.failure === null ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseReport } from './rules-cases';
import { checkCases } from './rules-cases';

const usage = `使い方: npm run rules -- check CASES [--json]
  CASES（たとえば ../shared/cases）の rules.json、mate-positions.json、uchi-positions.json に答えて比べる。
  違いが一つでもあれば 1 で終わる。`;

interface Tally {
  compared: number;
  right: number;
  wrong: number;
  skipped: number;
}

function main(args: readonly string[]): number {
  const [command, folder] = args.filter((arg) => !arg.startsWith('--'));
  if (command !== 'check' || folder === undefined) {
    console.error(usage);
    return 2;
  }
  const reports = ['rules.json', 'mate-positions.json', 'uchi-positions.json'].flatMap((file) => {
    const entries: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return checkCases(file, entries);
  });
  const wrong = reports.filter((report) => report.verdict === 'wrong');
  const passed = reports.filter((report) => report.verdict === 'right').length;
  const categories = Object.fromEntries(tally(reports));
  if (args.includes('--json')) {
    console.log(JSON.stringify({ passed, failed: wrong.length, categories, wrong }));
  } else {
    printTable(categories);
    for (const { id, question, expected, got, note } of wrong) {
      console.log(
        `WRONG ${id}: ${question}\n  expected ${expected}\n  got      ${got}${note === '' ? '' : `\n  ${note}`}`,
      );
    }
  }
  console.log(`${passed} passed, ${wrong.length} failed`);
  return wrong.length === 0 ? 0 : 1;
}

function tally(reports: readonly CaseReport[]): Map<string, Tally> {
  const byCategory = new Map<string, Tally>();
  for (const report of reports) {
    const row = byCategory.get(report.category) ?? { compared: 0, right: 0, wrong: 0, skipped: 0 };
    row[report.verdict]++;
    if (report.verdict !== 'skipped') row.compared++;
    byCategory.set(report.category, row);
  }
  return byCategory;
}

function printTable(categories: { readonly [name: string]: Tally }): void {
  const row = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(row('category', 'compared', 'right', 'wrong', 'skipped'));
  const total: Tally = { compared: 0, right: 0, wrong: 0, skipped: 0 };
  for (const [name, counts] of Object.entries(categories)) {
    console.log(row(name, counts.compared, counts.right, counts.wrong, counts.skipped));
    for (const key of ['compared', 'right', 'wrong', 'skipped'] as const) total[key] += counts[key];
  }
  console.log(row('total', total.compared, total.right, total.wrong, total.skipped));
}

process.exitCode = main(process.argv.slice(2));

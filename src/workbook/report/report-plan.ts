import type { ListColumnId } from '../../library/list/list-columns';
import { LIST_COLUMNS } from '../../library/list/list-columns';
import type { Language } from '../../games/contract/language';
import { crossBlock } from './cross-block';
import { monthBlock } from './month-block';
import type { NamePool } from './name-pool';
import { choicePool, namePool, samplePool } from './name-pool';
import { allOpeningBlock, openingPool, ownOpeningBlock } from './opening-blocks';
import { opponentBlock, opponentPool, playerBlock, playerPool } from './people-blocks';
import type { Block, BlockSpec } from './report-block';
import { buildBlock, headRows } from './report-block';
import { reportRows } from './report-layout';
import type { ReportWords } from './report-words';
import { toldFormulas } from './result-formulas';
import { allBlock, ownBlock } from './side-blocks';
import type { ReportSource } from './table-formulas';
import { TableFormulas } from './table-formulas';

/** 集計シートに書くもの。 */
export interface ReportPlan {
  readonly blocks: readonly Block[];
  readonly pools: readonly NamePool[];
  /** 欄がなくて省いた表の断り。 */
  readonly missing: readonly string[];
  /** 「結果」で数える局の数の式。 */
  readonly told: readonly string[];
  /** 一覧の行数の式。この式から、どの一覧の集計かが分かる。 */
  readonly rowCount: string;
  /** 表の終わりの次の行 (0 から)。 */
  readonly end: number;
}

/** 表の候補: 要る欄と作り方。 */
interface Candidate {
  readonly title: string;
  readonly needs: readonly ListColumnId[];
  readonly build: (top: number) => Block;
}

const gap = 2;
/** グラフの添う表は、グラフより短くしない。 */
const chartedRows = 21;

const own = ['opponent', 'ownResult'] as const;
const both = ['black', 'white', 'blackPoints'] as const;

/** 一覧の欄から、書く表と式を決める。 */
export function planReport(source: ReportSource, words: ReportWords, language: Language): ReportPlan {
  const table = new TableFormulas(source);
  const blocks: Block[] = [];
  const missing: string[] = [];
  let top: number = reportRows.blocks;
  for (const { title, needs, build } of candidates(table, words)) {
    const absent = needs.filter((id) => !table.has([id]));
    if (absent.length > 0) {
      missing.push(
        words.missing(
          title,
          absent.map((id) => headerOf(id, language)),
        ),
      );
      continue;
    }
    const block = build(top);
    blocks.push(block);
    top += Math.max(headRows + block.rows.length, block.chart ? chartedRows : 0) + gap;
  }
  return {
    blocks,
    pools: pools(table, words),
    missing,
    told: toldFormulas(table),
    rowCount: `=${table.rows()}`,
    end: top,
  };
}

function candidates(table: TableFormulas, words: ReportWords): Candidate[] {
  const of = (needs: readonly ListColumnId[], spec: BlockSpec): Candidate => ({
    title: spec.title,
    needs,
    build: (top) => buildBlock(spec, top),
  });
  return [
    // Without names of one's own only these have numbers.
    of(both, allBlock(table, words)),
    of(['opening', ...both], allOpeningBlock(table, words)),
    of([...own, 'ownSide'], ownBlock(table, words)),
    of(['opening', ...own, 'ownSide'], ownOpeningBlock(table, words)),
    of(own, opponentBlock(table, words)),
    of(both, playerBlock(table, words)),
    of(['date', ...own], monthBlock(table, words)),
    {
      title: words.cross.title,
      needs: both,
      build: (top) => crossBlock(table, words, playerPool(table, words), top),
    },
  ];
}

function pools(table: TableFormulas, words: ReportWords): NamePool[] {
  const players = playerPool(table, words);
  const wanted = [openingPool(table, words), opponentPool(table, words), players];
  const choices = table.has(players.sources) ? [choicePool(players, words.choices)] : [];
  return [
    samplePool(words.sampleRow),
    ...choices,
    ...wanted.filter(({ sources }) => table.has(sources)).map((spec) => namePool(table, spec)),
  ];
}

function headerOf(id: ListColumnId, language: Language): string {
  return LIST_COLUMNS.find((each) => each.id === id)?.header[language] ?? id;
}

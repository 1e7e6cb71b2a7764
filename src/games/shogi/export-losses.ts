import { NO_TIME } from '../contract/game-tree';
import { formatCsaEnd, headerToCsa, parseCsaSummary } from './formats/csa-words';
import { isEncodingNote } from './formats/kif-writer';
import { endCodeOf } from './record/end-code';
import type { ShogiRecord } from './record/shogi-record';

/** 書き出しで落ちるものの種類。 */
export type LossKind =
  | 'variations'
  | 'comments'
  | 'bookmarks'
  | 'times'
  | 'headers'
  | 'repeatedHeaders'
  | 'namelessHeaders'
  | 'notes'
  | 'wrongMoves'
  | 'end';

/** 落ちるもののある形式。KIF は棋譜のすべてを書ける。 */
export type LossyFormat = 'ki2' | 'csa' | 'usi' | 'jkf';

type Test = (record: ShogiRecord) => boolean;

// Told by the start position, which every format holds.
const START_HEADERS: ReadonlySet<string> = new Set(['手合割', '手合', '手数＝']);
const SIDES: ReadonlySet<string> = new Set(['先手', '後手', '下手', '上手']);

const hasVariations = onNodes((tree, node) => tree.nextSibling(node) >= 0);
const hasComments = onNodes((tree, node) => tree.comment(node) !== '');
const hasBookmarks = onNodes((tree, node) => tree.bookmark(node) !== null);
const hasTimes = onNodes((tree, node) => node !== 0 && tree.time(node) !== NO_TIME);
const hasHeaders: Test = ({ headers }) => headers.some(({ key }) => !START_HEADERS.has(key));
const hasNotes: Test = ({ notes }) => notes.some((note) => !isEncodingNote(note));
const hasEnd: Test = (record) => record.resultLine !== null || mainEnd(record) !== null;

const LOSSES: Readonly<Record<LossyFormat, readonly (readonly [LossKind, Test])[]>> = {
  ki2: [
    ['times', hasTimes],
    // A move has no origin in KI2, and no piece that can go there gives it one.
    ['wrongMoves', ({ fouls }) => fouls.some(({ code }) => code === 'wrongWay')],
  ],
  csa: [
    ['variations', hasVariations],
    ['bookmarks', hasBookmarks],
    ['namelessHeaders', hasHeadersWithoutCsaName],
    ['end', hasEndWithoutCsaWord],
  ],
  jkf: [
    ['repeatedHeaders', hasRepeatedHeaders],
    ['notes', hasNotes],
    ['end', ({ resultLine }) => resultLine !== null],
  ],
  usi: [
    ['variations', hasVariations],
    ['comments', hasComments],
    ['bookmarks', hasBookmarks],
    ['times', hasTimes],
    ['headers', hasHeaders],
    ['notes', hasNotes],
    ['end', hasEnd],
  ],
};

/** その形式に書けず、この棋譜にあるもの。 */
export function findLosses(record: ShogiRecord, format: LossyFormat): LossKind[] {
  return LOSSES[format].filter(([, isLost]) => isLost(record)).map(([kind]) => kind);
}

function onNodes(has: (tree: ShogiRecord['tree'], node: number) => boolean): Test {
  return ({ tree }) => {
    for (const node of tree.walk()) if (has(tree, node)) return true;
    return false;
  };
}

function mainEnd({ tree }: ShogiRecord): ReturnType<typeof endCodeOf> {
  return endCodeOf(tree.move(tree.mainLine().at(-1) ?? 0));
}

function hasEndWithoutCsaWord(record: ShogiRecord): boolean {
  const code = mainEnd(record);
  // Either side to move has a word, or neither.
  if (code !== null && formatCsaEnd(code, 'black') === null) return true;
  // A server's own note, which is written again, says the result.
  return record.resultLine !== null && !record.notes.some((note) => parseCsaSummary(note) !== null);
}

function hasHeadersWithoutCsaName({ headers }: ShogiRecord): boolean {
  const hasName = (key: string) => START_HEADERS.has(key) || SIDES.has(key) || headerToCsa(key) !== null;
  return headers.some(({ key }) => !hasName(key));
}

function hasRepeatedHeaders({ headers }: ShogiRecord): boolean {
  return new Set(headers.map(({ key }) => key)).size < headers.length;
}

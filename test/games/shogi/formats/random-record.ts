import { randomSource } from '../../../../src/cli/random';
import { MAX_MOVES } from '../../../../src/games/shogi/position/position';
import { formatHandicap, handicapSfen, handicaps } from '../../../../src/games/shogi/handicap';
import type { EndCode } from '../../../../src/games/shogi/record/end-code';
import { RecordBuilder } from '../../../../src/games/shogi/record/record-builder';
import type { ShogiRecord } from '../../../../src/games/shogi/record/shogi-record';

const COMMENTS = [
  '好手。',
  '=1+1',
  '*印で始まる',
  '#で始まる',
  '&で始まる',
  '',
  '一行目\n\n三行目',
  "'<img onerror>",
  '0:16 変化：3手',
  'まで3手で先手の勝ち',
  '  前後に空白  ',
  '先手：これも文',
];

const ENDS: readonly EndCode[] = [
  'resign',
  'interrupt',
  'repetition',
  'impasse',
  'mate',
  'no-mate',
  'timeout',
  'foul-win',
  'foul-loss',
  'entering-king-win',
  'default-win',
  'default-loss',
  'sealed',
  'try',
];

/** 何を含む棋譜を作るか。 */
export interface RandomRecordOptions {
  readonly plies: number;
  readonly variations: number;
  readonly times?: boolean;
  readonly texts?: boolean;
  readonly ends?: readonly EndCode[];
  /** 時間の刻み（ms）。 */
  readonly tick?: number;
}

/** でたらめな合法手の棋譜を作る。同じ種からは同じ棋譜ができる。 */
export function randomRecord(seed: number, options: RandomRecordOptions): ShogiRecord {
  const random = randomSource(seed);
  const builder = new RecordBuilder();
  const { record } = builder;
  const handicap = random(3) === 0 ? handicaps[random(handicaps.length)]! : 'even';
  record.setHeader('開始日時', '2026/01/02 10:00:00');
  record.setHeader('手合割', formatHandicap(handicap));
  record.handicap = formatHandicap(handicap);
  record.setHeader(handicap === 'even' ? '先手' : '下手', '架空 一郎');
  record.setHeader(handicap === 'even' ? '後手' : '上手', '=HYPERLINK("x")');
  if (options.texts !== false) record.setHeader('独自の見出し', '値：コロン入り');
  builder.setStart(handicapSfen(handicap));
  playLine(builder, random, random(options.plies) + 1, options);
  for (let i = 0; i < options.variations; i++) {
    const main = record.tree.lineThrough([...record.tree.walk()][random(record.tree.size)]!);
    const node = main[random(main.length)]!;
    goTo(builder, node);
    if (!builder.hasEnded) playLine(builder, random, random(6) + 1, options);
  }
  return record;
}

function goTo(builder: RecordBuilder, node: number): void {
  const { tree } = builder.record;
  builder.backTo(0);
  for (const each of tree.pathTo(node).slice(1)) {
    if (tree.move(each) > 0) builder.play(tree.move(each));
    else builder.node = each;
  }
}

function playLine(
  builder: RecordBuilder,
  random: (below: number) => number,
  plies: number,
  options: RandomRecordOptions,
): void {
  const list = new Int32Array(MAX_MOVES);
  decorate(builder, random, options);
  for (let ply = 0; ply < plies; ply++) {
    const count = builder.position.generateLegal(list);
    if (count === 0) break;
    builder.play(list[random(count)]!);
    decorate(builder, random, options);
  }
  const ends = options.ends ?? ENDS;
  if (ends.length > 0 && random(2) === 0) {
    builder.end(ends[random(ends.length)]!);
    decorate(builder, random, options);
  }
}

function decorate(
  builder: RecordBuilder,
  random: (below: number) => number,
  options: RandomRecordOptions,
): void {
  const { tree } = builder.record;
  const { node } = builder;
  if (options.times !== false && node > 0 && random(4) > 0)
    builder.time(random(400) * (options.tick ?? 1000));
  if (options.texts === false || random(5) > 0 || tree.hasComment(node)) return;
  tree.setComment(node, COMMENTS[random(COMMENTS.length)]!);
  if (random(4) === 0) tree.setBookmark(node, `しおり${random(9)}`);
}

/** 木を、比べられる入れ子の値にする。 */
export function plainRecord(record: ShogiRecord, parts = { times: true, texts: true }): unknown {
  const { tree } = record;
  const lines: string[] = [];
  for (const node of tree.walk()) {
    const texts = parts.texts ? [tree.hasComment(node) ? tree.comment(node) : null, tree.bookmark(node)] : [];
    const time = parts.times ? tree.time(node) : 0;
    lines.push(JSON.stringify([tree.ply(node), tree.move(node), time, ...texts]));
  }
  return {
    headers: record.headers,
    notes: record.notes,
    start: record.startSfen,
    handicap: record.handicap,
    result: record.resultLine,
    fouls: record.fouls.map(({ ply, code }) => ({ ply, code })),
    lines,
  };
}

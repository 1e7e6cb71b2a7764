import { writeCsa } from '../games/shogi/formats/csa-writer';
import { findLostText } from '../games/shogi/formats/coverage-check';
import { decodeText } from '../games/shogi/formats/decode';
import { encodeShiftJis, encodeUtf8 } from '../games/shogi/formats/encode';
import { writeJkf } from '../games/shogi/formats/jkf-writer';
import { writeKi2 } from '../games/shogi/formats/ki2-writer';
import { kifLines, writeKif } from '../games/shogi/formats/kif-writer';
import type { KifuFile } from '../games/shogi/formats/read';
import { readKifu } from '../games/shogi/formats/read';
import { writeUsi } from '../games/shogi/formats/usi';
import { formatHandicap, handicapSfen, handicaps } from '../games/shogi/handicap';
import { MAX_MOVES } from '../games/shogi/position/position';
import { RecordBuilder } from '../games/shogi/record/record-builder';
import type { ShogiRecord } from '../games/shogi/record/shogi-record';
import type { Random } from './random';
import { randomSource } from './random';

/** 試し方。どちらかに達したら終わる。 */
export interface FuzzOptions {
  readonly seconds: number;
  readonly inputs?: number;
  readonly seed: number;
}

/** 試した結果。failure は見つかった誤りと、それを作る種。 */
export interface FuzzResult {
  readonly inputs: number;
  readonly games: number;
  readonly slowestMs: number;
  readonly failure: { readonly seed: number; readonly text: string } | null;
}

const SLOWEST_MS = 5000;
const WRITERS: readonly ((record: ShogiRecord) => string)[] = [
  (record) => writeKif(record, { newline: '\n' }),
  (record) => writeKif(record),
  (record) => writeKi2(record),
  (record) => writeCsa(record),
  (record) => writeCsa(record, { version: '3.0' }),
  (record) => writeUsi(record),
  (record) => writeJkf(record),
];
const PIECES: readonly string[] = (
  '変化：3手\n|同　|７六歩(77)|76歩|手合割：|手合割：七枚落ち\n|\n|\r|(|)|*|&|#|9999999999|\0|%TORYO\n|%+ILLEGAL_ACTION\n' +
  '|成|不成|打|打(00)|P-|P1|PI82HI|+7776FU|T12|,|/|\ufffd|まで3手で先手の勝ち\n|３ 投了\n|▲|△同銀右|7g7f |sfen |position |{|}|"|[|]|:' +
  '|後手の持駒：飛二　歩十八\n|手数----指手---------消費時間--\n|( 0:16/00:00:16)|（ 0：16）|+|　|\t|\\|v香v桂\\||null|1e9|"forks":[[]]|謎|ZZQ' +
  "|第3手|(3) |1 七六歩(77)\n|投 了|以上3手にて先手勝ち\n|まで3手で後手の反則により|'summary:sennichite:a draw:b draw\n|成り|、|飛車|＋７７７６ＦＵ\n|[{|手番：後手\n"
)
  .split(/(?<!\\)\|/u)
  .map((piece) => piece.replaceAll('\\|', '|'));

/** 壊した棋譜を次々に読み、投げないこと、時間どおりに終わること、文字を失わないことを確かめる。 */
export function runFuzz(options: FuzzOptions): FuzzResult {
  const until = performance.now() + options.seconds * 1000;
  const most = options.inputs ?? Infinity;
  let games = 0;
  let inputs = 0;
  let slowestMs = 0;
  for (; inputs < most && performance.now() < until; inputs++) {
    const seed = options.seed + inputs;
    const bytes = fuzzInput(seed);
    const start = performance.now();
    let text: string | null;
    try {
      const file = readKifu(bytes);
      games += file.games.length;
      text = faultOf(file, bytes);
    } catch (error) {
      text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    const ms = performance.now() - start;
    slowestMs = Math.max(slowestMs, ms);
    if (ms > SLOWEST_MS) text ??= `${ms.toFixed(0)} ms`;
    if (text !== null) return { inputs: inputs + 1, games, slowestMs, failure: { seed, text } };
  }
  return { inputs, games, slowestMs, failure: null };
}

// What was read must be written again in every format, and no character may be lost.
function faultOf(file: KifuFile, bytes: Uint8Array): string | null {
  for (const { record, notices } of file.games) {
    for (const write of WRITERS) write(record);
    if (kifLines(record).some((line) => /[\r\n]/u.test(line))) return 'a line of KIF holds a line end';
    if (notices.some(({ line, column }) => line < 1 || column < 1)) return 'a notice without a place';
  }
  const format = file.games[0]?.format;
  if (format === undefined) return null;
  const lost = findLostText(decodeText(bytes).text, format);
  const [first] = lost;
  return first === undefined ? null : `lost ${format} ${first.line}:${first.column} ${first.text}`;
}

/** 種から決まる、壊した棋譜のバイト列。 */
export function fuzzInput(seed: number): Uint8Array {
  const random = randomSource(seed);
  if (random(50) === 0) return Uint8Array.from({ length: random(2000) }, () => random(256));
  let text = WRITERS[random(WRITERS.length)]!(randomGame(random));
  for (let i = random(6); i > 0; i--) text = mutated(text, random);
  const bytes = random(2) === 0 ? encodeShiftJis(text).bytes : encodeUtf8(text, random(4) === 0);
  for (let i = random(3); i > 0 && bytes.length > 0; i--) bytes[random(bytes.length)] = random(256);
  return bytes.subarray(0, bytes.length - (random(3) === 0 ? random(60) : 0));
}

function mutated(text: string, random: Random): string {
  const at = random(text.length + 1);
  const kind = random(4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + random(20));
  if (kind === 1)
    return text.slice(0, at) + text.slice(random(text.length + 1)).slice(0, 200) + text.slice(at);
  if (kind === 2) return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  return text.slice(0, at) + PIECES[random(PIECES.length)]! + text.slice(at);
}

function randomGame(random: Random): ShogiRecord {
  const builder = new RecordBuilder();
  const { record } = builder;
  const handicap = random(3) === 0 ? handicaps[random(handicaps.length)]! : 'even';
  record.handicap = formatHandicap(handicap);
  record.setHeader('手合割', record.handicap);
  record.setHeader('先手', '架空 一郎');
  record.setHeader('独自：', '=1+1');
  builder.setStart(handicapSfen(handicap));
  playOn(builder, random, random(40));
  if (random(2) === 0) builder.end('resign');
  for (let i = random(4); i > 0; i--) {
    builder.backTo(random(builder.ply + 1));
    if (!builder.hasEnded) playOn(builder, random, random(6));
  }
  return record;
}

function playOn(builder: RecordBuilder, random: Random, plies: number): void {
  const list = new Int32Array(MAX_MOVES);
  for (let ply = 0; ply < plies; ply++) {
    const count = builder.position.generateLegal(list);
    if (count === 0) return;
    builder.play(list[random(count)]!);
    if (random(2) === 0) builder.time(random(9_000_000));
    if (random(6) === 0) builder.comment(PIECES[random(PIECES.length)]!.replaceAll(/[\r\n]/gu, ''));
    if (random(20) === 0) builder.bookmark('しおり');
  }
}

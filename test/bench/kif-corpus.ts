import { formatHandicap, handicapSfen, handicaps } from '../../src/games/shogi/handicap';
import { MAX_MOVES } from '../../src/games/shogi/position/position';
import { RecordBuilder } from '../../src/games/shogi/record/record-builder';
import type { ShogiRecord } from '../../src/games/shogi/record/shogi-record';
import { randomSource } from '../../src/cli/random';

const MEAN_PLIES = 112;
const COMMENTS = [
  '好手。',
  '先手が攻めをつなげるか、後手が受け切るかという局面になった。',
  '残り時間はわずか。',
];

/** 計測用の棋譜の作り方を言う文。 */
export const corpusWords =
  'でたらめな合法手 64〜160 手（平均 112）、全手に時間、8 % にコメント、三局に一つの変化、6 % が駒落ち、投了';

/** 種から決まる計測用の棋譜。 */
export function benchRecord(seed: number): ShogiRecord {
  const random = randomSource(seed);
  const builder = new RecordBuilder();
  const { record } = builder;
  const handicap = random(100) < 6 ? handicaps[random(handicaps.length)]! : 'even';
  record.handicap = formatHandicap(handicap);
  const isEven = handicap === 'even';
  record.setHeader('開始日時', `20${10 + random(16)}/0${1 + random(9)}/${10 + random(19)} 10:00:00`);
  record.setHeader('棋戦', `第${random(99)}回架空戦`);
  record.setHeader('手合割', record.handicap);
  record.setHeader(isEven ? '先手' : '下手', `架空 一郎${random(1000)}`);
  record.setHeader(isEven ? '後手' : '上手', `仮名 花子${random(1000)}`);
  builder.setStart(handicapSfen(handicap));
  playOn(builder, random, MEAN_PLIES - 48 + random(97));
  builder.end('resign');
  if (random(3) === 0) {
    builder.backTo(Math.max(1, builder.ply - 2 - random(20)));
    playOn(builder, random, 1 + random(10));
  }
  return record;
}

function playOn(builder: RecordBuilder, random: (below: number) => number, plies: number): void {
  const list = new Int32Array(MAX_MOVES);
  for (let ply = 0; ply < plies; ply++) {
    const count = builder.position.generateLegal(list);
    if (count === 0) return;
    builder.play(list[random(count)]!);
    builder.time(random(300) * 1000);
    if (random(12) === 0) builder.comment(COMMENTS[random(COMMENTS.length)]!);
  }
}

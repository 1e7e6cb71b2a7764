import type { PieceType } from '../piece';
import { pieceNames } from '../piece';
import { formatSquare } from '../square';
import type { DobutsuTexts } from './dobutsu-texts';

const movement: Readonly<Record<PieceType, string>> = {
  chick: 'まえに 1つだけ',
  hen: 'ななめ うしろの ほかに 1つ',
  elephant: 'ななめに 1つ',
  giraffe: 'たて よこに 1つ',
  lion: 'まわりの どこへでも 1つ',
};

/** ひらがなの表。 */
export const ja: DobutsuTexts = {
  language: 'ja',
  title: 'どうぶつしょうぎ',
  sides: ['せんて', 'ごて'],
  pieces: pieceNames,
  startOfGame: 'はじめ',
  dropped: ' うつ',
  becameHen: ' にわとりに なった',
  reasons: { catch: 'キャッチ！', try: 'トライ！', repetition: 'ひきわけ', resign: 'まいりました' },
  win: (ply, side, reason) => `${reason} ${ply}てで ${side}の かち！`,
  draw: (ply) => `おなじ かたちが 3かい。${ply}てで ひきわけ。`,
  exportText: 'どうぶつしょうぎの きふ (.txt)',
  setup: {
    firstName: 'せんての なまえ',
    secondName: 'ごての なまえ',
    namesHint: 'なまえは かかなくても はじめられるよ。',
  },
  command: {
    resign: 'まいりました',
    resignConfirm: 'まいりましたと いって、おわりに する？',
    takeBackOne: '1て もどす',
    tookBackOne: '1て もどしたよ。',
    nothingToTakeBack: 'もどす てが ないよ。きふの おわりに いるときだけ もどせるよ。',
  },
  fouls: {
    gameOver: 'もう おわっているよ。きふで まえの てに もどってね。',
    notAMove: 'その てが わからなかったよ。ばんは そのまま。もういちど やってみてね。',
    noPiece: (from, type) =>
      `${formatSquare(from)}に じぶんの ${pieceNames[type]}は いないよ。じぶんの こまを えらんでね。`,
    notInHand: (type) => `もちごまに ${pieceNames[type]}は いないよ。ほかの こまを えらんでね。`,
    cannotReach: (type) =>
      `${pieceNames[type]}は ${movement[type]} すすめるよ。そこへは いけないので、ほかの マスを えらんでね。`,
    ownPiece: (to) => `${formatSquare(to)}には じぶんの こまが いるよ。ほかの マスを えらんでね。`,
    occupied: (to) => `${formatSquare(to)}には こまが いるよ。あいている マスに うってね。`,
  },
  typed: {
    empty: 'てを かいてね。たとえば「B2ひよこ」。',
    unknown: (text) => `「${text}」が わからなかったよ。「B2ひよこ」や「B3B2」のように かいてね。`,
    noPiece: (text) => `「${text}」と うごける こまは いないよ。マスと こまを たしかめてね。`,
    ambiguous: (text, moves) =>
      `「${text}」は どれか わからないよ。${moves.map((move) => `「${move}」`).join('か')}と かいてね。`,
  },
};

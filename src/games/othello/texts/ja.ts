import type { OthelloTexts } from './othello-texts';

/** オセロの文の日本語。もとの表。 */
export const ja: OthelloTexts = {
  language: 'ja',
  title: 'オセロ',
  black: '黒',
  white: '白',
  startOfGame: '開始局面',
  pass: 'パス',
  ends: { resign: '投了', interrupt: '中断', gameOver: '終局' },
  status: {
    turn: (mark, side, black, white) => `${mark}${side}の番　黒 ${black} 白 ${white}`,
    over: (black, white) => `終局　黒 ${black} 白 ${white}`,
    passed: (side, next) => `${side}は置けるところがないのでパスです。続けて${next}の番です。`,
  },
  foul: {
    occupied: (square) => `${square}にはもう石があります。空いたマスに置いてください。`,
    flipsNothing: (square) => `${square}に置いても返る石がありません。相手の石を挟めるマスに置いてください。`,
    mustPass: (side) =>
      `${side}は置けるところがないのでパスになります。棋譜の次の手へ進むと相手の番になります。`,
    cannotPass: (side) => `${side}には置けるところがあるので、パスはできません。`,
    gameOver: '対局は終わっています。棋譜で前の手に戻ると、そこから別の手を打てます。',
    notAMove: 'その手は打てません。別のマスを選んでください。',
  },
  outcome: {
    win: (ply, side, [black, white]) => `まで${ply}手で${side}の勝ち（黒 ${black} 対 白 ${white}）`,
    wipeout: (ply, side) => `まで${ply}手で${side}の勝ち（全滅、64 対 0）`,
    draw: (ply, points) => `まで${ply}手で引き分け（${points} 対 ${points}）`,
    resign: (ply, side) => `まで${ply}手で${side}の勝ち（投了）`,
    interrupt: (ply) => `まで${ply}手で中断`,
  },
  command: {
    resign: '投了',
    resignConfirm: '投了します。手番の側の負けになります。よろしいですか？',
    interrupt: '中断',
    toggleHints: '置けるマスを示す・隠す',
    hintsOn: '置けるマスに印を付けます。',
    hintsOff: '置けるマスの印を消しました。',
    alreadyOver: '対局はもう終わっています。棋譜は変えていません。',
    done: (outcome) => `${outcome}。棋譜に記しました。`,
  },
  typed: {
    empty: '手が空です。「f5」のように打ってください。',
    notMove: (text) =>
      `「${text}」は手として読めません。盤はそのままです。「f5」のように、a〜h の列と 1〜8 の段を打ってください。`,
  },
  setup: {
    blackName: '黒（先手）の名',
    whiteName: '白（後手）の名',
    namesHint: '空のままでも始められます。',
    event: '大会・表題',
    hints: '置けるマス',
    hintsHint: '対局の途中でも命令から変えられます。',
    show: '示す',
    hide: '示さない',
  },
  file: {
    kifu: 'オセロの棋譜（時間・コメント・変化つき）',
    moves: '手だけの並び（f5d6c3…）',
    position: 'この局面（64 文字）',
    lostVariations: (count) => `この形式に変化は書けないため、本譜だけを書きました（変化${count}本）。`,
  },
};

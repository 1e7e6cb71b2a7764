import type { GomokuTexts } from './gomoku-texts';

/** 五目並べの文の日本語。もとの表。 */
export const ja: GomokuTexts = {
  language: 'ja',
  title: '五目並べ',
  first: '先手',
  second: '後手',
  startOfGame: '開始局面',
  ends: {
    resign: '投了',
    interrupt: '中断',
    five: '五連',
    overline: '反則・多連',
    doubleThree: '反則・三三',
    full: '満局',
  },
  status: {
    turn: (ply, side, mark) =>
      `${ply === 0 ? '開始局面' : `第 ${ply} 手終了`} 現在 ${ply + 1} 手目待ち ${side}${mark}`,
    over: (ply) => `終局 第 ${ply} 手終了`,
  },
  foul: {
    occupied: 'そこは置けません。もう石があります。空いたところに置いてください。',
    gameOver: '対局は終わっています。棋譜で前の手に戻ると、そこから別の手を打てます。',
    notAMove: 'そこは置けません。盤の中の空いたところに置いてください。',
  },
  outcome: {
    win: (ply, side, reason) => `まで${ply}手で${side}の勝ち（${reason}）`,
    foul: (ply, side, loser, reason) => `まで${ply}手で${side}の勝ち（${loser}の${reason}）`,
    draw: (ply, reason) => `まで${ply}手で引き分け（${reason}）`,
    interrupt: (ply) => `まで${ply}手で中断`,
  },
  command: {
    resign: '投了',
    resignConfirm: '投了します。手番の側の負けになります。よろしいですか？',
    interrupt: '中断',
    toggleWarnings: '反則になる点を示す・隠す',
    warningsOn: '手番の側の反則（三三・多連）になる点に印を付けます。',
    warningsOff: '反則になる点の印を消しました。',
    alreadyOver: '対局はもう終わっています。棋譜は変えていません。',
    done: (outcome) => `${outcome}。棋譜に記しました。`,
  },
  typed: {
    empty: '手が空です。「h8」のように打ってください。',
    notMove: (text) =>
      `「${text}」は手として読めません。盤はそのままです。「h8」のように、a〜o の列と 1〜15 の段を打ってください。`,
  },
  setup: {
    firstName: '先手（黒）の名',
    secondName: '後手（白）の名',
    namesHint: '空のままでも始められます。',
    event: '大会・表題',
    warnings: '反則になる点',
    warningsHint: '三三と多連は打った側の負けです。示すと、手番の側がそうなる点に印が付きます。',
    show: '示す',
    hide: '示さない',
  },
  file: {
    kifu: '五目並べの棋譜（時間・コメント・変化つき）',
    moves: '手だけの並び（h8 i9 …）',
    position: 'この局面（225 文字）',
    lostVariations: (count) => `この形式に変化は書けないため、本譜だけを書きました（変化${count}本）。`,
  },
};

import { formatHandicap } from '../handicap';
import type { Color, PieceType } from '../piece';
import { pieceNames } from '../piece-names';
import type { FoulCode } from '../position/judge';
import { fileOf, rankOf } from '../square';
import { lossTexts } from './losses-ja';
import { noticeTexts } from './notices-ja';
import type { FoulTexts, ShogiTexts } from './shogi-texts';

const digits = '０１２３４５６７８９';
const ranks = '〇一二三四五六七八九';

function squareName(square: number): string {
  return `${digits.charAt(fileOf(square))}${ranks.charAt(rankOf(square))}`;
}

function pieceAt(type: PieceType, square: number): string {
  return `${squareName(square)}の${pieceNames[type]}`;
}

function deadRanks(type: PieceType, color: Color): string {
  if (type === 'knight') return color === 'black' ? '二段目まで' : '八段目から先';
  return color === 'black' ? '一段目' : '九段目';
}

const foulNames: Partial<Readonly<Record<FoulCode, string>>> = {
  nifu: '二歩',
  deadEnd: '行き所のない駒',
  mustPromote: '行き所のない駒',
  kingInCheck: '王手放置',
  uchifuzume: '打ち歩詰め',
  wrongWay: '駒の動きに反する手',
  cannotPromote: '成れない成り',
};

const foul: FoulTexts = {
  gameOver: () => '対局は終わっています。棋譜で前の手に戻ると、そこから別の手を指せます。',
  notYourPiece: (turn) => `いまは${turn}の番です。${turn}の駒を選んでください。`,
  emptyOrigin: (square) => `${squareName(square)}に駒はありません。動かす駒を選んでください。`,
  ownPieceOnTarget: (square, type) =>
    `${squareName(square)}には味方の${pieceNames[type]}がいるので進めません。`,
  notInHand: (type) => `持駒に${pieceNames[type]}はありません。`,
  occupied: (square) => `${squareName(square)}には駒があるので打てません。空いたマスに打ってください。`,
  wrongWay: (type) => `${pieceNames[type]}はそこへは動けません。`,
  neverPromotes: (type) => `${pieceNames[type]}は成れません。成らずに指してください。`,
  cannotPromote: (color) =>
    `そこでは成れません。成れるのは、敵陣（${color === 'black' ? '三段目まで' : '七段目から先'}）に入る手、敵陣の中の手、敵陣から出る手です。`,
  mustPromote: (type, color) =>
    `成らなければなりません。${deadRanks(type, color)}の${pieceNames[type]}は動けなくなります。`,
  deadEnd: (type, color) =>
    `そこに${pieceNames[type]}は打てません。${deadRanks(type, color)}の${pieceNames[type]}は動けなくなります。`,
  nifu: (file, square) =>
    `二歩です。${digits.charAt(file)}筋にはもう味方の歩（${squareName(square)}）があります。`,
  checkIgnored: (attackers) => `王手です。玉が取られてしまいます${attackers}。`,
  kingIntoCheck: (attackers) => `そこへ玉を動かすと取られてしまいます${attackers}。`,
  pinned: (attackers) => `その駒を動かすと玉が取られてしまいます${attackers}。`,
  uchifuzume: () => '打ち歩詰めです。持駒の歩を打って詰ませることはできません。',
  perpetualCheck: () =>
    '連続王手の千日手になります。王手を続けている側は、同じ局面の四度目になる手を指せません。別の手を選んでください。',
  notAMove: () => 'その手は指せません。別の手を選んでください。',
};

/** 将棋の文の日本語。もとの表。 */
export const ja: ShogiTexts = {
  language: 'ja',
  title: '将棋',
  evenSides: { black: '先手', white: '後手' },
  handicapSides: { black: '下手', white: '上手' },
  move: ({ text }) => text,
  startOfGame: '開始局面',
  inCheck: (status) => `${status}（王手）`,
  pieceAt,
  attackers: (pieces) => (pieces.length === 0 ? '' : `（${pieces.join('、')}）`),
  choice: { prompt: '成りますか？', promote: '成る', stay: '成らない' },
  foul,
  outcome: {
    win: (ply, side, reason) => `まで${ply}手で${side}の勝ち（${reason}）`,
    winPlain: (ply, side) => `まで${ply}手で${side}の勝ち`,
    foulName: (code) => foulNames[code] ?? '指せない手',
    foulReason: (code) => (foulNames[code] === undefined ? '反則' : `反則・${foulNames[code]}`),
    draw: (ply, reason) => `まで${ply}手で${reason}`,
    reasons: {
      mate: '詰み',
      'no-moves': '指せる手なし',
      resign: '投了',
      interrupt: '中断',
      repetition: '千日手',
      'perpetual-check': '連続王手の千日手',
      impasse: '持将棋',
      declaration: '入玉宣言',
      'declaration-failed': '入玉宣言の失敗',
      foul: '反則',
      timeout: '時間切れ',
      default: '不戦',
      win: '勝ち',
      'no-mate': '不詰',
      sealed: '封じ手',
      try: 'トライ',
    },
  },
  command: {
    resign: '投了',
    resignConfirm: '投了します。手番の側の負けになります。よろしいですか？',
    interrupt: '中断',
    impasse: '持将棋（合意）',
    impasseConfirm: '両者の合意で持将棋（引き分け）にします。よろしいですか？',
    declare: '入玉宣言',
    declareConfirm:
      '入玉を宣言します。条件（玉が敵陣にいる、ほかに敵陣の駒が十枚以上ある、点数が足りている、王手がかかっていない）を一つでも満たしていないと、宣言した側の負けになります。よろしいですか？',
    rule: '規則',
    points27: '27点法',
    points24: '24点法',
    rule27: '27点法（先手28点・後手27点で勝ち）',
    rule24: '24点法（31点で勝ち・24点で持将棋）',
    ruleHint: '大駒（飛角とその成駒）は5点、ほかの駒は1点。敵陣の駒と持駒を数え、玉は数えません。',
    alreadyOver: '対局はもう終わっています。棋譜は変えていません。',
    done: (outcome) => `${outcome}。棋譜に記しました。`,
    declared: (rule, points, pieces, outcome) =>
      `${rule}で宣言しました。${points}点、敵陣の駒は玉のほかに${pieces}枚です。${outcome}。`,
    declarationFailed: (rule, points, pieces, failures, outcome) =>
      `${rule}で宣言しましたが、条件を満たしていませんでした（${points}点、敵陣の駒は玉のほかに${pieces}枚）：${failures.join('、')}。${outcome}。`,
    failure: (failure) => {
      switch (failure.code) {
        case 'king-not-in-zone':
          return '玉が敵陣に入っていません';
        case 'too-few-pieces':
          return `敵陣の駒が${failure.needed}枚に足りません（${failure.count}枚）`;
        case 'too-few-points':
          return `点数が${failure.needed}点に足りません（${failure.points}点）`;
        case 'in-check':
          return '王手がかかっています';
      }
    },
  },
  typed: {
    empty: () => '指し手が空です。「76歩」のように打ってください。',
    notMove: (text) =>
      `「${text}」は指し手として読めません。盤はそのままです。「76歩」「同銀」「７六歩」「7g7f」「P*5e」のように打ってください。`,
    noPrevious: (text) =>
      `「${text}」の「同」は直前の手の行き先のことですが、まだ手がありません。盤はそのままです。「76歩」のように打ってください。`,
    noPiece: (text) => `「${text}」と指せる駒がありません。盤はそのままです。行き先と駒を確かめてください。`,
    ambiguous: (text, candidates) =>
      `「${text}」では、どの駒か決まりません。次のどれかを打ってください：${candidates.join('、')}`,
  },
  setup: {
    blackName: '先手（下手）の名',
    whiteName: '後手（上手）の名',
    namesHint: '空のままでも始められます。',
    handicap: '手合割',
    start: '開始局面',
    startHint: 'SFEN か局面図を貼ると、手合割より優先してその局面から始めます。空なら手合割のとおりです。',
    event: '棋戦・表題',
    unknownHandicap: (name) => `手合割「${name}」を知りません。一覧から選んでください。`,
    unreadableStart: (where, reason) =>
      `開始局面を読めませんでした（${where}${reason}）。いまの対局はそのままです。SFEN か局面図を確かめてください。`,
    impossibleStart: (reason) =>
      `その局面からは始められません（${reason}）。いまの対局はそのままです。局面を直してください。`,
    noKing: '玉がありません',
    kingCapturable: '手番でない側の玉が取れる形です',
    startFaults: {
      empty: () => '局面が空です',
      rankCount: () => '盤の段が九つありません',
      rankLength: (source) => `「${source}」は九マスになっていません`,
      piece: (source) => `「${source}」は駒の文字ではありません`,
      turn: (source) => `手番の「${source}」は b か w でなければなりません`,
      hand: (source) => `持駒の「${source}」が分かりません`,
      moveNumber: (source) => `手数の「${source}」は数でなければなりません`,
      notDiagram: (source) => `「${source}」は局面図の行として読めません`,
    },
    handicapName: formatHandicap,
    where: (line, column) =>
      line === null ? '' : column === null ? `${line}行目：` : `${line}行目の${column}字目：`,
  },
  file: {
    namedFoul: (source, name) => `「${source}」は反則の手（${name}）です。印を付けて、棋譜に残しました。`,
    nothingFound:
      '将棋の棋譜や局面が見つかりませんでした。いまの対局はそのままです。KIF・KI2・CSA・USI・SFEN・JKF・局面図を開けます。',
    damagedStorage:
      '棋譜データを読めませんでした。シートの中身はそのままです。「棋譜データ」の列を元に戻すか、棋譜ファイルから開いてください。',
    notices: noticeTexts,
    kifShiftJis: 'KIF（Shift_JIS）',
    kifUtf8: 'KIF（UTF-8）',
    ki2: 'KI2',
    csa: 'CSA',
    usi: 'USI',
    jkf: 'JKF（JSON）',
    sfen: 'SFEN',
    diagram: '局面図（BOD）',
    sfenPosition: 'この局面の SFEN',
    bodPosition: 'この局面の図（BOD）',
    lostCharacters: (characters) =>
      `Shift_JIS にない文字があり、「〓」に置き換えました：${characters}。そのまま残すには KIF（UTF-8）で保存してください。`,
    losses: lossTexts,
  },
};

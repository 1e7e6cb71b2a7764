import type { FileTexts } from './shogi-texts';

function shown(source: string): string {
  const line = source.split('\n')[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** 読み込みで気づいたことの日本語。何が起き、何を残したかを言う。 */
export const noticeTexts: FileTexts['notices'] = {
  tooLarge: () =>
    'ファイルが大きすぎるため読みませんでした。いまの対局はそのままです。小さく分けて開いてください。',
  notKifu: () =>
    '将棋の棋譜として読めませんでした。いまの対局はそのままです。KIF・KI2・CSA・USI・JKF・局面図を開けます。',
  undecodable: (source) =>
    `文字に直せないところがありました（「${shown(source)}」）。読めたところは残しました。`,
  noMoves: () => '指し手がありません。開始局面だけを読みました。',
  unknownLine: (source) => `「${shown(source)}」は何の行か分からないため、棋譜には入れていません。`,
  unknownMove: (source) => `「${shown(source)}」は指し手として読めません。この筋はここまでを読みました。`,
  unknownEnd: (source) => `「${shown(source)}」は知らない終局の言葉です。手はここまで残しました。`,
  nearEnd: (source) => `終局の言葉「${shown(source)}」は、いちばん近い終局として残しました。`,
  takeBack: (source) => `「${shown(source)}」（待った）は手ではないので、書かれた手の順に読みました。`,
  trailingText: (source) => `指し手の後ろの「${shown(source)}」は読んでいません。手は残しました。`,
  impossibleMove: (source) =>
    `「${shown(source)}」は盤の上で指せない手です。この筋はその前までを読みました。`,
  skipped: (source) => `「${shown(source)}」は前の手が読めなかったため、読んでいません。`,
  foul: (source) => `「${shown(source)}」は反則の手です。印を付けて、棋譜に残しました。`,
  pieceMismatch: (source) => `「${shown(source)}」の駒の名が盤の上の駒と違います。盤の上の駒を動かしました。`,
  missingOrigin: (source) => `「${shown(source)}」に元のマスがありません。動ける駒を選びました。`,
  ambiguousMove: (source) => `「${shown(source)}」はどの駒か決まりません。指せるうちの一つを選びました。`,
  turnMismatch: (source) => `「${shown(source)}」の手番の印が実際の手番と違います。手の順に従いました。`,
  numberGap: (source) => `「${shown(source)}」の手数が続いていません。書かれた順に読みました。`,
  moveAfterEnd: (source) => `終局の後に「${shown(source)}」があります。棋譜には入れていません。`,
  extraEnd: (source) => `終局の言葉「${shown(source)}」が二つ目です。初めのものを残しました。`,
  strayVariation: (source) => `変化「${shown(source)}」の付く手がありません。この変化は読んでいません。`,
  brokenVariation: (source) => `変化「${shown(source)}」の行を読めません。この変化は読んでいません。`,
  lateHeader: (source) => `見出し「${shown(source)}」が指し手の後にあります。見出しとして残しました。`,
  unknownHandicap: (source) => `手合割「${shown(source)}」を知りません。名は残し、平手の配置から読みました。`,
  handicapGuessed: (source) =>
    `手合割「${shown(source)}」はプログラムによって違います。手に合う配置から読みました。`,
  brokenBoard: (source) => `局面図を読めません（${shown(source)}）。手合割の配置から読みました。`,
  brokenHand: (source) => `持駒の「${shown(source)}」が分かりません。読めた駒だけを持駒にしました。`,
  badTotal: (source) =>
    `消費時間「${shown(source)}」の合計が、それまでの時間と合いません。一手の時間は残し、合計は計り直しました。`,
  extraTime: (source) =>
    `二つ目の消費時間「${shown(source)}」は置く所がないので、初めのものだけを残しました。`,
  badTime: (source) => `消費時間「${shown(source)}」を読めません。手は残し、時間は空けました。`,
  resultConflict: (source) => `結果の書き方「${shown(source)}」が食い違っています。詳しい方に従いました。`,
  badJson: (source) => `JSON として読めません（${shown(source)}）。いまの対局はそのままです。`,
};

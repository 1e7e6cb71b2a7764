import { formatCount } from '../format-count';
import type { ListTexts } from './list-texts';

/** 欄「一覧」の日本語。 */
export const listJa: ListTexts = {
  title: '対局一覧',
  lead: '棋譜のファイルをまとめて読み、一局一行の表にします。対局のシートには触れません。',
  which: '使う一覧',
  create: '一覧をつくる',
  show: '一覧を見せる',
  missing: (columns) =>
    `表から消された欄が ${columns} つあります。そこには書かれません。要るときは、同じ見出しの列を表に足してください。`,
  games: (count) => `${formatCount(count)}局`,

  load: {
    title: '読み込み',
    files: 'ファイルを選ぶ',
    folder: 'フォルダーを選ぶ',
    hint: 'この窓に落としても読み込めます。フォルダーも .zip もそのままどうぞ。',
    drop: 'ここに放すと一覧に読み込みます',
    scanning: 'フォルダーの中を調べています…',
    toList: (files) => `${formatCount(files)}個のファイルを対局一覧に読み込みます。`,
    busy: '一覧がほかの仕事の途中です。何も読み込んでいません。終わってから、もう一度渡してください。',
    lost: (files, first) =>
      `${formatCount(files)}個（「${first}」など）は取り出せませんでした。ほかのファイルはそのまま読み込みます。ファイルが手元にあるかを確かめて、もう一度落としてください。`,
    empty: 'フォルダーの中にファイルがありませんでした。一覧はそのままです。',
  },
  progress: {
    label: '読み込みの進み',
    counts: ({ done, total, games, duplicates, unread }) =>
      `${formatCount(done)} / ${formatCount(total)} 件、${formatCount(games)} 局、重複 ${formatCount(duplicates)}、読めない ${formatCount(unread)}`,
    rate: (perSecond) => `毎秒 ${formatCount(perSecond)} 件`,
    remaining: (time) => `残り ${time}`,
    cancel: '中止',
    cancelling: '止めています…',
  },
  repeated: {
    title: (games) => `もう一覧にある対局 ${formatCount(games)}局`,
    hint: '手と見出しが同じなので、加えませんでした。',
    sameAs: (no) => `№${no} と同じ`,
    known: '一覧にある',
    more: (games) => `ほか ${formatCount(games)}局`,
  },
  row: {
    title: '選んだ対局',
    none: '一覧の行を選ぶと、ここに盤が出ます。シートは変わりません。',
    board: '終わりの局面',
    hand: '持駒',
    noHand: 'なし',
    open: '開く',
    openHint: 'シート「棋譜」に開きます。一覧の行を選んで Ctrl+Alt+Shift+K でも開けます',
    openNew: '別シートで開く',
    previous: '前',
    next: '次',
    stepHint: '見えている行の順に、シート「棋譜」に開きます',
  },
  search: {
    title: '対局を探す',
    position: '前にある盤の局面',
    noBoard: '局面で探すには、将棋の盤を前に出してください。',
    ignoreHands: '持駒を見ない',
    player: '対局者',
    from: '日付から',
    to: '日付まで',
    opening: '戦型',
    result: '結果',
    any: 'すべて',
    run: '探す',
    clear: '解く',
    found: (count, total) => `${formatCount(total)}行のうち ${formatCount(count)}行が見つかりました。`,
    first: (shown) => `初めの ${formatCount(shown)}局です。`,
    hits: '見つかった対局',
    hitPly: (ply) => (ply === 0 ? '開始局面' : `${ply}手目`),
    variation: '変化',
  },
  statistics: {
    title: '局面の統計',
    run: '前にある盤の局面を数える',
    summary: (games, played) =>
      `この局面は ${formatCount(games)}局に現れます。本譜では ${formatCount(played)}局です。`,
    none: '次の手が指された対局はありません。',
    move: '手',
    count: '局数',
    winRate: '勝率',
    last: '最後の日',
    decided: (games) => `結果の分かる ${formatCount(games)}局での、指した側の勝率`,
    unknown: '–',
  },
  desk: {
    title: '前にある盤',
    add: '一覧に追加',
    writeBack: '一覧に書き戻す',
    addHint:
      '将棋の盤を前に出すと、その一局を一覧に追加できます。一覧から開いた一局は、手を加えて行に書き戻せます。',
  },
  export: {
    title: '書き出す',
    scope: '書き出す行',
    scopes: { visible: '見えている行', selected: '選んだ行' },
    shape: '分け方',
    shapes: { zip: '一局ずつ、一つの zip に', single: '一つのファイルに続けて' },
    run: '書き出す',
    done: (name) =>
      `「${name}」として渡しました。始まらない Excel（Mac など）では、「棋譜を文字に戻す」でシートに出せます。`,
    text: '棋譜を文字に戻す',
    textHint: '選んだ行の棋譜を、新しいシートに一行一セルの文で置きます。',
  },
  own: {
    title: '自分の名前',
    names: '自分の名前（いくつでも）',
    hint: '一行に一つか、「、」で区切って書きます。自分の手番、相手、勝敗の欄が埋まります。',
    save: 'この名前を使う',
  },
  report: {
    title: '集計',
    run: '集計シートを作る',
    hint: '戦型、相手、対局者、月ごとの数と星取表を、一覧の変わるたびに改まる数式で作ります。',
  },
};

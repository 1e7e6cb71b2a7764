import type { LocalText, VoicedText } from '../games/contract/language';
import { textIn } from '../games/contract/language';

/** どの声でも言える文の表。一つでも声が欠けると型が通らない。 */
type VoicedTable = Readonly<Record<string, VoicedText | ((...values: never[]) => VoicedText)>>;

/** 席の文: どのゲームでも同じ言い方をするもの。 */
export const sittingTexts = {
  replaying: {
    ja: '自動再生中です。盤で指すには再生を止めてください。',
    en: 'Replay is running. Stop it to play on the board.',
    kana: 'じどうで みているよ。うごかすときは とめてね。',
  },
  replayEnded: { ja: '再生が終わりました。', en: 'The replay has ended.', kana: 'おわりまで みたよ。' },
  ended: {
    ja: 'この局面は終局です。続きを調べるには棋譜で前の手に戻ってください。',
    en: 'The game is over here. Go back in the kifu to explore other moves.',
    kana: 'もう おわっているよ。つづきを ためすなら、きふで まえの てに もどってね。',
  },
  notYourPiece: (side: LocalText): VoicedText => ({
    ja: `いまは${side.ja}の番です。${side.ja}の駒を選んでください。`,
    en: `It is ${side.en}'s turn. Pick one of ${side.en}'s pieces.`,
    kana: `いまは ${textIn(side, 'kana')}の ばんだよ。${textIn(side, 'kana')}の こまを えらんでね。`,
  }),
  /** last は外した終わりの節。手が一つも外れていなければ、それは終局の言葉（投了など）。 */
  tookBack: (plies: number, last: LocalText): VoicedText =>
    plies === 0
      ? {
          ja: `${last.ja}を取り消しました。`,
          en: `The end of the game (${last.en}) is undone.`,
          kana: `「${textIn(last, 'kana')}」を とりけしたよ。`,
        }
      : {
          ja: plies > 1 ? `${plies}手戻しました。` : '一手戻しました。',
          en: plies > 1 ? `Took ${plies} moves back.` : 'Took the last move back.',
          kana: plies > 1 ? `${plies}て もどしたよ。` : '1て もどしたよ。',
        },
  nothingToTakeBack: {
    ja: '待ったは棋譜の終わりにいるときだけできます。戻る手がないか、途中の局面です。',
    en: 'You can take back only at the end of the kifu. There is no move to take back here.',
    kana: 'まったは きふの おわりに いるときだけ できるよ。いまは もどす てが ないよ。',
  },
  redone: (): VoicedText => ({
    ja: '戻した手をもう一度指しました。',
    en: 'Played the move again.',
    kana: 'もどした てを もういちど やったよ。',
  }),
  nothingToRedo: {
    ja: 'やり直す手がありません。',
    en: 'There is no move to redo.',
    kana: 'やりなおす てが ないよ。',
  },
  resumed: {
    ja: '対局に戻りました。時計が動いています。',
    en: 'Back in the game. The clock is running.',
    kana: 'つづきに もどったよ。とけいが うごいているよ。',
  },
  reviewing: {
    ja: '検討に移りました。時計は止まり、指した手は変化になります。「対局に戻る」で続きを指せます。',
    en: 'Now reviewing: the clock is stopped and moves become variations. “Back to the game” returns.',
    kana: 'ふりかえりに なったよ。とけいは とまるよ。「つづきに もどる」で つづきを あそべるよ。',
  },
  followed: {
    ja: '棋譜データが変わったので、対局を合わせました。',
    en: 'The stored kifu changed, so the game followed it.',
    kana: 'きふの データが かわったので、ばんを あわせたよ。',
  },
  noHeader: {
    ja: 'その名は、棋譜の中で別の意味になるので、見出しにできません。対局の情報は元のままです。名を変えてください。',
    en: 'That name means something else in a kifu, so it cannot be a header. The details are as they were: please choose another name.',
    kana: 'その なまえは つかえないよ。まえの ままに したから、べつの なまえに してね。',
  },
  playOn: {
    ja: 'この局面から対局を始めました。時計が動いています。',
    en: 'A game goes on from here. The clock is running.',
    kana: 'ここから あそぶよ。とけいが うごいているよ。',
  },
  keyboardOn: {
    ja: 'キーボードで指します。矢印で歩き、「確定」で選びます。',
    en: 'Keyboard mode: walk with the arrow keys and press Confirm to pick.',
    kana: 'キーボードで うごかすよ。やじるしで あるいて、「きめる」で えらんでね。',
  },
  clickOn: {
    ja: 'クリックで指します。矢印キーで動いても駒を選んだことになります。',
    en: 'Click mode: moving with the arrow keys also picks.',
    kana: 'クリックで うごかすよ。やじるしキーで うごいても こまを えらぶよ。',
  },
} as const satisfies VoicedTable;

/** 会場の文。 */
export const hallTexts = {
  unknownKind: (id: string): VoicedText => ({
    ja: `種類「${id}」のゲームは知りません。棋譜データはそのまま残してあります。種類のセルを確かめてください。`,
    en: `The game “${id}” is not known. The stored kifu was left as it is. Please check the kind cell (種類).`,
    kana: `「${id}」という あそびは しらないよ。きふの データは そのまま のこしてあるよ。`,
  }),
  damaged: (reason: LocalText): VoicedText => ({
    ja: `棋譜データに読めない行があります: ${reason.ja}`,
    en: `Some lines of the stored kifu cannot be read: ${reason.en}`,
    kana: `きふの データに よめない ところが あるよ: ${textIn(reason, 'kana')}`,
  }),
  openReadable: {
    ja: '読めたところまでを新しいシートで開く',
    en: 'Open what could be read on a new sheet',
    kana: 'よめた ところまで あたらしい シートで ひらく',
  },
  moveToNewSheet: {
    ja: '新しいシートで続ける',
    en: 'Go on on a new sheet',
    kana: 'あたらしい シートで つづける',
  },
  sheetLost: (name: string): VoicedText => ({
    ja: `盤のシート「${name}」がなくなりました。対局は残っています。新しいシートで続けられます。`,
    en: `The board’s sheet “${name}” is gone. Your game is kept and can go on on a new sheet.`,
    kana: `ばんの シート「${name}」が なくなったよ。きふは のこっているので、あたらしい シートで つづけられるよ。`,
  }),
  notConnected: {
    ja: 'Excel につながっていません。Excel の「ホーム」タブの「将棋」から開いてください。',
    en: 'Not connected to Excel. Open this pane from the Home tab in Excel.',
    kana: 'Excelに つながっていないよ。Excelの「ホーム」タブから ひらいてね。',
  },
  wroteSheet: (name: string): VoicedText => ({
    ja: `棋譜をシート「${name}」に書きました。そのまま印刷できます。`,
    en: `The kifu was written to the sheet “${name}”. It is ready to print.`,
    kana: `きふを シート「${name}」に かいたよ。そのまま いんさつできるよ。`,
  }),
  repainted: {
    ja: '盤を描き直しました。',
    en: 'The board was painted again.',
    kana: 'ばんを かきなおしたよ。',
  },
  unexpected: {
    ja: '思わぬことが起きて、頼まれた仕事を終えられませんでした。対局は残っています。「盤を描き直す」を試してください。',
    en: 'Something unexpected stopped the work. Your game is kept. Try “Repaint the board”.',
    kana: 'おもわぬことが おきて、できなかったよ。きふは のこっているよ。「ばんを かきなおす」を ためしてね。',
  },
} as const satisfies VoicedTable;

import type { LocalText } from '../games/contract/language';

/** 席の文: どのゲームでも同じ言い方をするもの。 */
export const sittingTexts = {
  turn: (mark: string, side: LocalText, checked: boolean): LocalText => ({
    ja: `${mark}${side.ja}の番${checked ? '（王手）' : ''}`,
    en: `${mark} ${side.en} to move${checked ? ' (in check)' : ''}`,
  }),
  gameOver: { ja: '終局', en: 'Game over' },
  replaying: {
    ja: '自動再生中です。盤で指すには再生を止めてください。',
    en: 'Replay is running. Stop it to play on the board.',
  },
  replayEnded: { ja: '再生が終わりました。', en: 'The replay has ended.' },
  ended: {
    ja: 'この局面は終局です。続きを調べるには棋譜で前の手に戻ってください。',
    en: 'The game is over here. Go back in the kifu to explore other moves.',
  },
  notYourPiece: (side: LocalText): LocalText => ({
    ja: `いまは${side.ja}の番です。${side.ja}の駒を選んでください。`,
    en: `It is ${side.en}'s turn. Pick one of ${side.en}'s pieces.`,
  }),
  tookBack: { ja: '一手戻しました。', en: 'Took the last move back.' },
  nothingToTakeBack: {
    ja: '待ったは棋譜の終わりにいるときだけできます。戻る手がないか、途中の局面です。',
    en: 'You can take back only at the end of the kifu. There is no move to take back here.',
  },
  redone: { ja: '戻した手をもう一度指しました。', en: 'Played the move again.' },
  nothingToRedo: { ja: 'やり直す手がありません。', en: 'There is no move to redo.' },
  resumed: { ja: '対局に戻りました。時計が動いています。', en: 'Back in the game. The clock is running.' },
  reviewing: {
    ja: '検討に移りました。時計は止まり、指した手は変化になります。「対局に戻る」で続きを指せます。',
    en: 'Now reviewing: the clock is stopped and moves become variations. “Back to the game” returns.',
  },
  playOn: {
    ja: 'この局面から対局を始めました。時計が動いています。',
    en: 'A game goes on from here. The clock is running.',
  },
  keyboardOn: {
    ja: 'キーボードで指します。矢印で歩き、「確定」で選びます。',
    en: 'Keyboard mode: walk with the arrow keys and press Confirm to pick.',
  },
  clickOn: {
    ja: 'クリックで指します。矢印キーで動いても駒を選んだことになります。',
    en: 'Click mode: moving with the arrow keys also picks.',
  },
} as const;

/** 会場の文。 */
export const hallTexts = {
  unknownKind: (id: string): LocalText => ({
    ja: `種類「${id}」のゲームは知りません。棋譜データはそのまま残してあります。種類のセルを確かめてください。`,
    en: `The game “${id}” is not known. The stored kifu was left as it is. Please check the kind cell (種類).`,
  }),
  notConnected: {
    ja: 'Excel につながっていません。Excel の「ホーム」タブの「将棋」から開いてください。',
    en: 'Not connected to Excel. Open this pane from the Home tab in Excel.',
  },
  wroteSheet: (name: string): LocalText => ({
    ja: `棋譜をシート「${name}」に書きました。そのまま印刷できます。`,
    en: `The kifu was written to the sheet “${name}”. It is ready to print.`,
  }),
  repainted: { ja: '盤を描き直しました。', en: 'The board was painted again.' },
  unexpected: {
    ja: '思わぬことが起きて、頼まれた仕事を終えられませんでした。対局は残っています。「盤を描き直す」を試してください。',
    en: 'Something unexpected stopped the work. Your game is kept. Try “Repaint the board”.',
  },
} as const;

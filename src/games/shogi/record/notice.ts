/** 棋譜を読んで気づいたことの種類。 */
export type NoticeCode =
  | 'tooLarge'
  | 'notKifu'
  | 'undecodable'
  | 'noMoves'
  | 'unknownLine'
  | 'unknownMove'
  | 'unknownEnd'
  | 'nearEnd'
  | 'takeBack'
  | 'trailingText'
  | 'impossibleMove'
  | 'skipped'
  | 'foul'
  | 'pieceMismatch'
  | 'missingOrigin'
  | 'ambiguousMove'
  | 'turnMismatch'
  | 'numberGap'
  | 'moveAfterEnd'
  | 'extraEnd'
  | 'strayVariation'
  | 'brokenVariation'
  | 'lateHeader'
  | 'unknownHandicap'
  | 'handicapGuessed'
  | 'brokenBoard'
  | 'brokenHand'
  | 'badTime'
  | 'badTotal'
  | 'extraTime'
  | 'resultConflict'
  | 'badJson';

/** 棋譜を読んで気づいたこと。`line` と `column` は 1 から数え、`text` は元の文字のまま。 */
export interface Notice {
  readonly code: NoticeCode;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

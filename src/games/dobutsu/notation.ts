import type { RecordNotation } from '../contract/game-record';
import { endings, formatMove, parseMove } from './move';

/** どうぶつしょうぎの記法「B3-B2ひよこ」「B2ひよこうつ」。 */
export const dobutsuNotation: RecordNotation = {
  game: 'どうぶつしょうぎ',
  playerKeys: ['せんて', 'ごて'],
  declaredEnds: [endings.moveOf('resign')],
  formatMove,
  parseMove,
};

import { dobutsuKind } from '../../../src/games/dobutsu/dobutsu-kind';
import { makeMove } from '../../../src/games/dobutsu/move';
import { describeContract } from '../contract/contract-suite';

describeContract({
  kind: dobutsuKind,
  refusedMove: makeMove({ type: 'giraffe', from: 11, to: 4 }),
  strangeText: 'これは どうぶつしょうぎの きふでは ありません。',
  endings: [
    { name: 'キャッチ', moves: ['B3B2', 'A1A2', 'B2B1'], winner: 0, code: 'catch' },
    { name: 'トライ', moves: ['B4A3', 'B1C2', 'A3B2', 'C2C3', 'B2A1'], winner: 0, code: 'try' },
    {
      name: 'ひきわけ',
      moves: ['C4C3', 'A1A2', 'C3C4', 'A2A1', 'C4C3', 'A1A2', 'C3C4', 'A2A1'],
      winner: null,
      code: 'repetition',
    },
  ],
});

import { gomokuKind } from '../../../src/games/gomoku/gomoku-kind';
import { describeContract } from '../contract/contract-suite';

describeContract({
  kind: gomokuKind,
  refusedMove: 226,
  isOneClick: true,
  strangeText: 'これは五目並べではありません。',
});

import { PASS } from '../../../src/games/othello/move';
import { othelloKind } from '../../../src/games/othello/othello-kind';
import { describeContract } from '../contract/contract-suite';

describeContract({
  kind: othelloKind,
  refusedMove: PASS,
  isOneClick: true,
  strangeText: 'これはオセロではありません。',
});

import { shogiKind } from '../../../../src/games/shogi/shogi-kind';
import { describeContract } from '../../contract/contract-suite';
import { usi } from './game-helpers';

describeContract({ kind: shogiKind, refusedMove: usi('2h2g'), strangeText: 'これは将棋ではありません。' });

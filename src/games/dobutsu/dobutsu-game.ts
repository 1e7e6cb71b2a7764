import type { Command } from '../contract/command';
import type { GameKind, GameProgress } from '../contract/game-progress';
import type { GameRecord } from '../contract/game-record';
import type { LocalText } from '../contract/language';
import type { Place } from '../contract/layout';
import type { Foul, Outcome, ParsedMove, Target } from '../contract/outcome';
import { RecordGame } from '../contract/record-game';
import type { BoardView } from '../contract/view';
import { dobutsuCommands } from './commands';
import { foulOf, judgeMove } from './judge';
import { describeMove, moveText } from './move-texts';
import { endings } from './move';
import { dobutsuNotation } from './notation';
import { derivedEnd, outcomeOf } from './outcome';
import { DobutsuPosition } from './position';
import { isOwnPlace, targetsFrom } from './targets';
import { both } from './texts/both';
import { parseTypedMove } from './typed-move';
import { dobutsuView } from './view';

/** 「まった」で戻す手の数: 相手の手と、その前の自分の手。 */
const mattaMoves = 2;

/** どうぶつしょうぎ進行。ライオンを取られる手も指せる（次に取られて負ける）。 */
export class DobutsuGame extends RecordGame<DobutsuPosition> {
  /** @param record 以後はこの進行のもの。 */
  constructor(record: GameRecord, kind: GameKind) {
    super(record, kind, dobutsuNotation, new DobutsuPosition());
  }

  get commands(): readonly Command<GameProgress>[] {
    return dobutsuCommands;
  }

  get outcome(): Outcome | null {
    const code = endings.codeOf(this.tree.move(this.kifu.cursor)) ?? derivedEnd(this.position);
    return code === null ? null : outcomeOf(this.position, code, this.ply, this.sideNames);
  }

  isOwnPiece(place: Place): boolean {
    return isOwnPlace(this.position, place);
  }

  targets(from?: Place): readonly Target[] {
    return from === undefined || this.outcome !== null ? [] : targetsFrom(this.position, from);
  }

  judge(move: number): Foul | null {
    if (this.outcome !== null) return foulOf('gameOver', (t) => t.gameOver);
    return judgeMove(this.position, move);
  }

  override takeBack(): boolean {
    return this.takeBackMoves(mattaMoves);
  }

  /** まいりました。もう終わっていれば false。 */
  resign(): boolean {
    return this.end(endings.moveOf('resign'));
  }

  view(): BoardView {
    return dobutsuView(this.position, this.lastMove, this.ply + 1);
  }

  parseMove(text: string): ParsedMove {
    return parseTypedMove(this.position, text, (move) => this.judge(move));
  }

  nodeText(node: number): string {
    return moveText(this.tree, node);
  }

  describeNode(node: number): LocalText {
    return both((t) => describeMove(t, this.tree, node));
  }

  protected override followUp(): number | null {
    const end = derivedEnd(this.position);
    return end === null ? null : endings.moveOf(end);
  }
}

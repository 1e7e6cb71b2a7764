import type { GameProgress } from '../games/contract/game-progress';
import type { Target } from '../games/contract/outcome';
import type { Selection } from './marks';
import { markCells, markHand } from './marks';
import type { Notice, Scene, SceneChoice } from './scene';
import { flipCell } from './scene';
import type { SittingState } from './sitting-line';
import { formatStoredLines } from './stored-lines';

/** 場面の材料。 */
export interface SceneSource {
  readonly game: GameProgress;
  readonly selection: Selection;
  readonly choice: Target | null;
  readonly state: SittingState;
  readonly notice: Notice | null;
  readonly replaying: boolean;
  readonly canResume: boolean;
}

/** 場面を作る: ゲームの見えに、選びと様子と保存の行を合わせる。 */
export function buildScene(source: SceneSource): Scene {
  const { game, state } = source;
  const selection = shownSelection(source);
  const { layout } = game.kind;
  const view = game.view();
  const outcome = game.outcome;
  const nodes = game.kifu.line();
  const reverse = <T>(labels: readonly T[]): readonly T[] => (state.flipped ? labels.toReversed() : labels);
  return {
    layout,
    kindId: game.kind.id,
    wording: game.kind.wording,
    cells: markCells(layout, view, selection, state.flipped),
    hands: [markHand(layout, view, selection, 0), markHand(layout, view, selection, 1)],
    columnLabels: reverse(layout.columnLabels),
    rowLabels: reverse(layout.rowLabels),
    flipped: state.flipped,
    size: state.size,
    mode: state.mode,
    inputMode: state.inputMode,
    replaying: source.replaying,
    title: game.title,
    turn: game.turn,
    turnText: game.status,
    resultText: outcome?.text ?? { ja: '', en: '' },
    ply: game.ply,
    sideNames: game.sideNames,
    players: game.players,
    consumed: [game.consumed(0), game.consumed(1)],
    kifuRows: nodes.map((node) => game.kifu.row(node)),
    currentRow: nodes.indexOf(game.kifu.cursor),
    position: view.position,
    storage: formatStoredLines(state, game.write()),
    choice: source.choice && choiceOf(source.choice, source),
    notice: source.notice,
    canTakeBack: game.canTakeBack,
    canRedo: game.canRedo,
    canResume: source.canResume,
  };
}

/** 見せる選び。一手で済むゲームでは、何も選んでいなくても、置けるマスが見える。 */
function shownSelection({ game, selection, choice }: SceneSource): Selection {
  if (selection.from !== null || choice !== null) return selection;
  return { ...selection, targets: game.targets() };
}

function choiceOf(choice: Target, source: SceneSource): SceneChoice | null {
  const { layout } = source.game.kind;
  if (!layout.choice) return null;
  return {
    cell: flipCell(layout, choice.place, source.state.flipped),
    prompt: layout.choice.prompt,
    options: layout.choice.options,
  };
}

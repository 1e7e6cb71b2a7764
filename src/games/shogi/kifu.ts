import type { LocalText } from '../contract/language';
import type { ReadonlyKifu as ReadonlyTreeKifu, RemovedNode } from '../contract/tree-kifu';
import { TreeKifu } from '../contract/tree-kifu';
import type { PlayedMove } from './move-texts';
import { MoveTexts } from './move-texts';
import type { Color } from './piece';
import type { FoulCode } from './position/judge';
import type { ShogiRecord } from './record/shogi-record';
import type { ShogiGame } from './shogi-game';
import { both } from './texts/both';

/** 待ったで外した手と、読んだ棋譜にあった反則の印。 */
interface RemovedMove extends RemovedNode {
  readonly foul: FoulCode | null;
}

/** 棋譜。記録の木と、いま見ている節。変えるのは親の進行だけで、外には ReadonlyKifu を見せる。 */
export class Kifu extends TreeKifu<ShogiGame> {
  readonly #record: ShogiRecord;
  readonly #texts: MoveTexts;

  constructor(parent: ShogiGame, record: ShogiRecord) {
    super(parent, record.tree);
    this.#record = record;
    this.#texts = new MoveTexts(record);
  }

  /** 手番の色（親の局面による）。 */
  get turn(): Color {
    return this.parent.color;
  }

  /** 節で指された手の中身。根と終局の言葉は null。 */
  played(node: number): PlayedMove | null {
    return this.#texts.played(node);
  }

  override remove(node: number): RemovedMove {
    const foul = this.#dropFoul(node);
    const removed = super.remove(node);
    this.#texts.forget(node);
    return { ...removed, foul };
  }

  override restore(parent: number, removed: RemovedMove): number {
    const node = super.restore(parent, removed);
    const { fouls, tree } = this.#record;
    if (removed.foul !== null) fouls.push({ node, ply: tree.ply(node), code: removed.foul });
    return node;
  }

  protected override text(node: number): string {
    return this.#texts.kif(node);
  }

  protected override foulName(node: number): LocalText | null {
    const foul = this.#record.fouls.find((each) => each.node === node);
    return foul ? both((t) => t.outcome.foulName(foul.code)) : null;
  }

  // Node numbers are used again: a flag must not outlive its node.
  #dropFoul(node: number): FoulCode | null {
    const { fouls } = this.#record;
    const at = fouls.findIndex((foul) => foul.node === node);
    return at < 0 ? null : (fouls.splice(at, 1)[0]?.code ?? null);
  }
}

/** 外に見せる棋譜。読むだけで、変えるのは進行の仕事。 */
export type ReadonlyKifu = ReadonlyTreeKifu<Kifu>;

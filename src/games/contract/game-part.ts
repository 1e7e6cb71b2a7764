/**
 * 部品: 進行オブジェクトに Parent で結ばれた部品 (盤・駒台・棋譜) の土台。
 *
 * 親は private な欄に置く。公開の欄にすると JSON.stringify が循環し、structuredClone が全体を写すため。
 */
export abstract class GamePart<Parent> {
  readonly #parent: Parent;

  constructor(parent: Parent) {
    this.#parent = parent;
  }

  /** 親: この部品を持つ進行オブジェクト。 */
  get parent(): Parent {
    return this.#parent;
  }
}

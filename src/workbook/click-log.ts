import type { Scene } from '../play/scene';
import type { Sitting } from '../play/sitting';
import type { Area, BoardMap } from './board-map';
import type { CellBox } from './cell-box';
import { failureTexts } from './texts';

interface LoggedClick {
  readonly cell: CellBox;
  readonly area: Area;
  readonly before: Scene;
}

/**
 * クリックの控え: まだシートと照らし合わせていないクリック。
 *
 * クリックは覚えた地図ですぐに効く。描くときに名前を読み、地図が動いていなければ控えを捨てる。
 * 動いていて、押されたセルの意味が変わるなら、そのクリックの前に戻して人に押し直してもらう。
 */
export class ClickLog {
  #clicks: LoggedClick[] = [];

  /** クリックを控えてから効かせる。 */
  press(sitting: Sitting, cell: CellBox, area: Area): void {
    this.#clicks.push({ cell, area, before: sitting.scene });
    pressArea(sitting, area);
  }

  /** 描き始めに呼ぶ: 確かめる控えを引き取る。 */
  take(): readonly LoggedClick[] {
    const taken = this.#clicks;
    this.#clicks = [];
    return taken;
  }
}

/** 所を押す。打ち込みのためのセルは何もしない。 */
export function pressArea(sitting: Sitting, area: Area): void {
  switch (area.kind) {
    case 'board':
      return sitting.pressCell(area.index);
    case 'hand':
      return sitting.pressHand(area.side, area.slot);
    case 'choice':
      return sitting.pressChoice(area.option);
    case 'kifu':
      return sitting.goToRow(area.row);
    case 'comment':
    case 'elsewhere':
      return sitting.pressElsewhere();
    case 'home':
    case 'typing':
  }
}

/** クリックの後に選択を開始位置に戻す所か。 */
export function isParkedAfter(area: Area): boolean {
  return area.kind === 'board' || area.kind === 'hand' || area.kind === 'choice' || area.kind === 'kifu';
}

/**
 * 地図が動いていたと分かったときの始末。意味の変わるクリックがあれば、その前に戻して知らせる。
 * 指した手が新しく棋譜に足されたものなら待ったで外し、そうでなければ前の節に移るだけにする。
 */
export function undoMisread(sitting: Sitting, clicks: readonly LoggedClick[], map: BoardMap): void {
  const wrong = clicks.find(({ cell, area, before }) => {
    const now = map.areaAt(cell, before.choice, before.kifuRows.length);
    return JSON.stringify(now) !== JSON.stringify(area);
  });
  if (!wrong) return;
  const { before } = wrong;
  const node = before.kifuRows[before.currentRow]?.node;
  while (sitting.scene.storage.length > before.storage.length && sitting.scene.canTakeBack)
    sitting.takeBackOne();
  if (node !== undefined && sitting.game.kifu.cursor !== node) sitting.goToNode(node);
  sitting.pressElsewhere();
  sitting.say('error', failureTexts.moved);
}

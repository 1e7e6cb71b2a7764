import type { Scene } from '../../src/play/scene';
import type { BoardApp } from './board-app';
import { click, settle } from './board-app';
import { optionCell, placeCell, placesOf, randomMove, seeded } from './random-clicks';

/** 席の写し: 所を越えて送れる値だけ。 */
export interface SeatCopy {
  readonly scene: Pick<Scene, 'storage' | 'position' | 'consumed' | 'mode' | 'flipped' | 'ply' | 'kifuRows'>;
  readonly written: readonly string[];
}

/** 新しい所に渡すもの: 保存したブックの JSON と、開いてから指す手の種と数だけ。 */
export interface RealmRequest {
  readonly saved: string;
  readonly seed: number;
  readonly plies: number;
}

/** 新しい所で開いた席と、指し継いだ席と、保存し直したブックの JSON。 */
export interface RealmAnswer {
  /** 開く前からあった、ほかの所の名残。 */
  readonly leftovers: readonly string[];
  readonly opened: readonly SeatCopy[];
  readonly continued: readonly SeatCopy[];
  readonly saved: string;
}

/** 席の写しを取る。 */
export function copySeats(app: BoardApp): readonly SeatCopy[] {
  return app.hall.seats.map(({ sitting }) => {
    const { storage, position, consumed, mode, flipped, ply, kifuRows } = sitting.scene;
    return {
      scene: { storage, position, consumed, mode, flipped, ply, kifuRows },
      written: sitting.game.write(),
    };
  });
}

/** 種から決まる手を、セルのクリックで指す。 */
export async function clickOn(app: BoardApp, seed: number, plies: number): Promise<void> {
  const { sitting } = app.hall.active!;
  const random = seeded(seed);
  for (let ply = 0; ply < plies; ply++) {
    const move = randomMove(sitting, random);
    if (!move) return;
    app.clock.now += 1000;
    for (const at of placesOf(move)) {
      click(app, placeCell(app, at));
      await settle();
    }
    if (sitting.scene.choice) click(app, optionCell(app, sitting, move.option));
    await settle();
  }
}

import type { GameKind, GameProgress } from '../games/contract/game-progress';
import type { LocalText } from '../games/contract/language';
import type { SittingState } from './sitting-line';
import type { StoredLines } from './stored-lines';
import { parseStoredLines } from './stored-lines';
import { hallTexts } from './texts';

/** 棋譜データを読んだ答え。読めなければ、わけと、読めたところまでの一局。 */
export type StoredGame =
  | { readonly ok: true; readonly game: GameProgress; readonly state: SittingState }
  | { readonly ok: false; readonly text: LocalText; readonly readable: GameProgress | null };

/**
 * 棋譜データを読む。kindId はセル「種類」の値。投げない。
 *
 * 封が合えば書いたままなので、そのまま使う。合わなくても、行がすべて読めるなら人の直しとして従う。
 * 読めない行があれば壊れているとみる。
 */
export function readStoredGame(
  kinds: readonly GameKind[],
  kindId: string,
  lines: readonly string[],
): StoredGame {
  const kind = kinds.find((each) => each.id === kindId);
  if (!kind) return { ok: false, text: hallTexts.unknownKind(kindId), readable: null };
  const stored = parseStoredLines(lines);
  const result = kind.read(stored.game);
  if (!result.ok) return { ok: false, text: result.text, readable: null };
  const notice = stored.seal === 'intact' ? undefined : result.notices?.[0];
  if (notice) return { ok: false, text: hallTexts.damaged(notice.text), readable: result.game };
  return { ok: true, game: result.game, state: stateOf(result.game, stored) };
}

/** 席の様子。見ていた節が消えていれば筋の終わりにし、終わりに足された行には付いていく。 */
function stateOf(game: GameProgress, { state, seal }: StoredLines): SittingState {
  const { kifu } = game;
  const endBelow = (path: string | null): string => {
    const node = path === null ? null : kifu.find(path);
    if (node !== null) game.goTo(node);
    return kifu.path(kifu.line().at(-1) ?? kifu.cursor);
  };
  if (!state) return reviewing(endBelow(null));
  const follows = seal === 'appended' && state.at === state.game;
  const settled = (path: string): string => (follows || kifu.find(path) === null ? endBelow(path) : path);
  return { ...state, at: settled(state.at), game: state.game === null ? null : settled(state.game) };
}

/** 検討の様子: その節を見ている。origin は対局一覧から開いた一局の鍵。 */
export function reviewing(at: string, origin: string | null = null): SittingState {
  return { mode: 'reviewing', at, game: null, flipped: false, size: 'medium', inputMode: 'click', origin };
}

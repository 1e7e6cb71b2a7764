import type { BoardSize } from '../games/contract/layout';
import type { InputMode, PlayMode } from './scene';

/** 席の流儀: 局面によらないもの。 */
export interface Manner {
  readonly flipped: boolean;
  readonly size: BoardSize;
  readonly inputMode: InputMode;
  /** 対局一覧から開いた一局なら、その行の対局の鍵。 */
  readonly origin: string | null;
}

/** 席の様子: 棋譜そのものではないが、開き直したときに要るもの。 */
export interface SittingState extends Manner {
  readonly mode: PlayMode;
  /** いま見ている節の道。 */
  readonly at: string;
  /** 対局の終わりの節の道。対局でなければ null。 */
  readonly game: string | null;
}

const head = '#Excel将棋 ';
const modes: Readonly<Record<PlayMode, string>> = { playing: '対局', reviewing: '検討' };
const sizes: Readonly<Record<BoardSize, string>> = { small: '小', medium: '中', large: '大' };
const inputs: Readonly<Record<InputMode, string>> = { click: 'クリック', keyboard: 'キーボード' };

const usual: Manner = { flipped: false, size: 'medium', inputMode: 'click', origin: null };

/** 様子のうちの流儀。省けば新しい席のもの。 */
export function mannerOf(state?: Manner): Manner {
  const { flipped, size, inputMode, origin } = { ...usual, ...state };
  return { flipped, size, inputMode, origin };
}

/**
 * 席の行: 棋譜データの一行目。KIF では # の行なので、写した KIF はどのソフトでも読める。
 * 一手ごとに書き替わるので、流儀は初めの値のものを、対局は見ている節が終わりならそれも省く。
 */
export function formatSittingLine(state: SittingState): string {
  return (
    head +
    [
      `様子=${modes[state.mode]}`,
      `局面=${state.at}`,
      ...(isAtEnd(state) ? [] : [`対局=${state.game ?? '-'}`]),
      ...(state.flipped ? ['反転=する'] : []),
      ...(state.size === usual.size ? [] : [`大きさ=${sizes[state.size]}`]),
      ...(state.inputMode === usual.inputMode ? [] : [`指し方=${inputs[state.inputMode]}`]),
      ...(state.origin === null ? [] : [`一覧=${state.origin}`]),
    ].join(' ')
  );
}

/** 席の行を読む。席の行でなければ null。知らない値は初めの値にする。 */
export function parseSittingLine(line: string): SittingState | null {
  if (!line.startsWith(head)) return null;
  const values = new Map(
    line
      .slice(head.length)
      .split(' ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  const mode = keyOf(modes, values.get('様子')) ?? 'reviewing';
  const at = values.get('局面') ?? '0';
  const game = values.get('対局') ?? (mode === 'playing' ? at : '-');
  return {
    mode,
    at,
    game: game === '-' ? null : game,
    flipped: values.get('反転') === 'する',
    size: keyOf(sizes, values.get('大きさ')) ?? usual.size,
    inputMode: keyOf(inputs, values.get('指し方')) ?? usual.inputMode,
    origin: values.get('一覧') ?? null,
  };
}

/** 対局していて、その終わりを見ているか。 */
function isAtEnd({ mode, at, game }: SittingState): boolean {
  return mode === 'playing' && at === game;
}

function keyOf<Key extends string>(
  table: Readonly<Record<Key, string>>,
  word: string | undefined,
): Key | null {
  for (const key in table) if (table[key] === word) return key;
  return null;
}

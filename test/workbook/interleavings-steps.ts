import fc from 'fast-check';
import { expect } from 'vitest';
import { disagreements } from './agreement';
import type { Fate, GameModel, ModelMove, Moves } from './interleavings-model';
import { whole } from './interleavings-model';
import type { Delivery, Player } from './interleavings-player';
import { chooseMove, faults } from './interleavings-player';

/** 人とほかの者のすること一つ。手本にも同じことをし、終わりに比べる。 */
export type Step = fc.AsyncCommand<GameModel, Player>;

const texts = (moves: Moves): readonly string[] => moves.map(({ text }) => text);

/** アドインの対局も棋譜データも、手本のとおりか。 */
function expectModel(model: GameModel, player: Player): void {
  expect(player.moves, 'the game in memory').toEqual(texts(model.memory));
  expect(player.storedMoves, 'the stored lines').toEqual(texts(model.stored.moves));
}

/** 描く同期一つを、障害と届き方のもとで。手本の手はもう指してある。 */
async function paint(
  model: GameModel,
  player: Player,
  how: { isStoring: boolean; fault: number; delivery: Delivery },
  act: () => void,
): Promise<Fate> {
  // What a co-author wrote unheard and half a request would mix: the model does not count that.
  const isMixing = model.isUnheard && faults[how.fault]![1] !== 'refused';
  const [fault, fate] = faults[isMixing ? 0 : how.fault]!;
  const before = model.stored;
  const count = await player.under(fault, how.delivery, act);
  model.paint(how.isStoring, fate, () => {
    const isAsMemory = player.storedMoves.join() === texts(model.memory).join();
    const sealed = player.isHeadWritten ? model.memory : before.sealed;
    return { moves: isAsMemory ? model.memory : before.moves, sealed };
  });
  // A click that comes twice paints twice: the second one gets through.
  const isRepeated = how.delivery === 'doubled' && fate !== 'done';
  if (isRepeated) model.paint(false, 'done', () => model.stored);
  model.record(count, before);
  expectModel(model, player);
  return isRepeated ? 'done' : fate;
}

interface PlayOptions {
  readonly seed: number;
  readonly fault: number;
  /** 障害は駒を選ぶ同期に起こる。そうでなければ指す同期に。 */
  readonly isAtPick: boolean;
  readonly delivery: Delivery;
}

/** クリックで一手指す。選んだとき、ほかの者の変更に気づいて従ったら、そこでやめる。 */
async function play(model: GameModel, player: Player, options: PlayOptions): Promise<void> {
  const move = chooseMove(model.memory, options.seed);
  if (!move) return;
  const { delivery } = options;
  const clicks = player.clicksOf(move);
  const before = model.memory;
  for (const [index, cell] of clicks.entries()) {
    const isStoring = index === clicks.length - 1;
    const isHit = options.isAtPick ? index === 0 : isStoring;
    if (isStoring) model.play(move);
    const fate = await paint(model, player, { isStoring, fault: isHit ? options.fault : 0, delivery }, () =>
      player.click(cell()),
    );
    if (!isStoring && model.memory !== before) return;
    if (isStoring && fate === 'done') expect(disagreements(player.app)).toEqual([]);
  }
}

/** 待った。障害のもとでも、記憶の対局はすぐ戻る。 */
async function takeBack(model: GameModel, player: Player, fault: number): Promise<void> {
  model.takeBack();
  await paint(model, player, { isStoring: true, fault, delivery: 'plain' }, () =>
    player.app.hall.active!.sitting.takeBack(),
  );
}

/** Ctrl+Z か Ctrl+Y。棋譜データに触れない一件 (駒を選んだ描き) は、聞かれもしない。 */
async function walk(
  model: GameModel,
  player: Player,
  which: 'undo' | 'redo',
  delivery: Delivery,
): Promise<void> {
  // A record that does not touch the stored lines would not tell of what was lost before.
  const actual = model.isUnheard ? 'lost' : delivery;
  const count = model[which]();
  let isTouched = false;
  await player.under('run', actual, () => {
    isTouched = player.walk(which, count);
  });
  if (isTouched && actual !== 'lost') model.hear();
  expectModel(model, player);
}

type RemoteKind = 'append' | 'delete' | 'replace';

interface RemoteOptions {
  readonly kind: RemoteKind;
  readonly seed: number;
  /** 相手はアドインを使わず、一行だけを打つ。 */
  readonly isTyped: boolean;
  readonly delivery: Delivery;
}

/** 共同編集の相手が、終わりに足す、終わりを消す、終わりを替える。 */
async function editRemotely(model: GameModel, player: Player, options: RemoteOptions): Promise<void> {
  const { moves, sealed } = model.stored;
  const kept = options.kind === 'append' ? moves : moves.slice(0, -1);
  const next = options.kind === 'delete' ? null : chooseMove(kept, options.seed);
  const edited = next ? [...kept, next] : kept;
  // A line alone is typed below or over whole lines, and is always heard: nothing else would tell of it.
  const isTyped = options.isTyped && moves === sealed;
  const delivery = isTyped && options.delivery === 'lost' ? 'plain' : options.delivery;
  await player.under('run', delivery, () => {
    if (isTyped) typeLine(player, options.kind, next, edited.length);
    else player.coauthor(edited);
  });
  model.edit(isTyped ? { moves: edited, sealed } : whole(edited));
  if (delivery !== 'lost') model.hear();
  expectModel(model, player);
}

function typeLine(player: Player, kind: RemoteKind, move: ModelMove | null, ply: number): void {
  const row = kind === 'append' ? player.nextRow : player.lastRow;
  player.typeRemote(row, move ? `${String(ply).padStart(4)} ${move.text}` : '');
}

const step = (
  name: string,
  run: (model: GameModel, player: Player) => Promise<void>,
  check: (model: Readonly<GameModel>) => boolean = () => true,
): Step => ({ check, run, toString: () => name });

const anyDelivery = fc.constantFrom<Delivery[]>('plain', 'plain', 'late', 'doubled', 'shuffled', 'lost');
const fault = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(faults.length - 1) },
);
const say = (what: string, options: unknown): string => `${what}(${JSON.stringify(options)})`;

/** することのすべて。 */
export const steps: readonly fc.Arbitrary<Step>[] = [
  ...Array<fc.Arbitrary<Step>>(4).fill(
    fc
      .record({ seed: fc.nat(), fault, isAtPick: fc.boolean(), delivery: anyDelivery })
      .map((options) => step(say('play', options), (model, player) => play(model, player, options))),
  ),
  fault.map((each) =>
    step(
      say('takeBack', each),
      (model, player) => takeBack(model, player, each),
      ({ memory }) => memory.length > 0,
    ),
  ),
  anyDelivery.map((how) =>
    step(
      say('undo', how),
      (model, player) => walk(model, player, 'undo', how),
      ({ canUndo }) => canUndo,
    ),
  ),
  anyDelivery.map((how) =>
    step(
      say('redo', how),
      (model, player) => walk(model, player, 'redo', how),
      ({ canRedo }) => canRedo,
    ),
  ),
  fc
    .record({
      kind: fc.constantFrom<RemoteKind[]>('append', 'delete', 'replace'),
      seed: fc.nat(),
      isTyped: fc.boolean(),
      delivery: anyDelivery,
    })
    .map((options) =>
      step(
        say('remote', options),
        (model, player) => editRemotely(model, player, options),
        ({ stored }) => options.kind === 'append' || stored.moves.length > 0,
      ),
    ),
  fc.boolean().map((isBook) =>
    step(say('reload', isBook), async (model, player) => {
      await player.reload(isBook);
      model.reload(isBook);
      expectModel(model, player);
    }),
  ),
];

import { describe, expect, it } from 'vitest';
import type { GameKind, GameProgress } from '../../../src/games/contract/game-progress';
import type { LocalText } from '../../../src/games/contract/language';
import { textIn } from '../../../src/games/contract/language';
import type { Side } from '../../../src/games/contract/layout';
import { boardCellCount } from '../../../src/games/contract/layout';

/** A whole game as it would be typed, and how it ends. */
export interface ScriptedGame {
  readonly name: string;
  readonly moves: readonly string[];
  readonly winner: Side | null;
  readonly code: string;
  /** Plies counted at the end, passes included; as many as moves unless said. */
  readonly plies?: number;
}

/** What a game hands over so that the suite can play it without knowing it. */
export interface ContractSubject {
  readonly kind: GameKind;
  /** A move that is refused on the start position. */
  readonly refusedMove: number;
  /** A text that is no game of this kind. */
  readonly strangeText: string;
  /** A stone is put down with one click, nothing is picked up first. */
  readonly isOneClick?: boolean;
  /** Games played to each of the ends the kind knows: wins, draws, losses by a foul. */
  readonly endings?: readonly ScriptedGame[];
}

function created(kind: GameKind): GameProgress {
  const values = Object.fromEntries(kind.setup.map((field) => [field.id, field.initial]));
  const result = kind.create(values);
  if (!result.ok) throw new Error(result.text.en);
  return result.game;
}

/** Every place from which something can be played, and the moves there. */
function playable(game: GameProgress): number[] {
  const { layout } = game.kind;
  const places = boardCellCount(layout) + 2 * layout.handSlots;
  const moves = game.targets().flatMap((target) => target.moves);
  for (let place = 0; place < places; place++) {
    if (game.isOwnPiece(place)) moves.push(...game.targets(place).flatMap((target) => target.moves));
  }
  return moves;
}

function playSome(game: GameProgress, count: number): void {
  for (let turn = 0; turn < count && game.outcome === null; turn++) {
    const moves = playable(game);
    const move = moves[(turn * 7) % moves.length];
    if (move === undefined) return;
    const result = game.play(move, (turn + 1) * 1000);
    expect(result.ok).toBe(true);
  }
}

function state(game: GameProgress): unknown {
  return {
    view: game.view(),
    turn: game.turn,
    ply: game.ply,
    outcome: game.outcome,
    path: game.kifu.path(game.kifu.cursor),
    rows: game.kifu.line().map((node) => ({ ...game.kifu.row(node), node: 0, branches: 0 })),
    consumed: [game.consumed(0), game.consumed(1)],
  };
}

function typeAll(game: GameProgress, moves: readonly string[]): void {
  for (const text of moves) {
    const parsed = game.parseMove(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.text.en}`);
    const result = game.play(parsed.move, 1000);
    if (!result.ok) throw new Error(`${text}: ${result.foul.text.en}`);
    expect(result.text === null || isComplete(result.text)).toBe(true);
  }
}

/** Everything a game says at this moment. */
function words(game: GameProgress): LocalText[] {
  const { kind } = game;
  const rows = game.kifu.line();
  return [
    kind.title,
    game.status,
    ...game.sideNames,
    ...(game.outcome ? [game.outcome.text] : []),
    ...kind.setup.flatMap((field) => [field.label, ...(field.hint ? [field.hint] : [])]),
    ...game.commands.flatMap((each) => [each.label, ...(each.confirm ? [each.confirm] : [])]),
    ...kind.exports.map((format) => format.label),
    ...rows.map((node) => game.describeNode(node)),
    ...['', '?', 'A1', '5e']
      .map((text) => game.parseMove(text))
      .flatMap((each) => (each.ok ? [] : [each.text])),
  ];
}

function isComplete(text: LocalText): boolean {
  return text.ja !== '' && text.en !== '';
}

/** The tests that every game must pass. */
export function describeContract(subject: ContractSubject): void {
  const { kind } = subject;

  describe(`the contract of ${kind.id}`, () => {
    it('fits its layout', () => {
      const { layout } = kind;
      const view = created(kind).view();
      expect(view.cells).toHaveLength(layout.rows * layout.columns);
      expect(view.hands.map((hand) => hand.length)).toEqual([layout.handSlots, layout.handSlots]);
      expect(layout.columnLabels).toHaveLength(layout.columns);
      expect(layout.rowLabels).toHaveLength(layout.rows);
      const names = Object.values(layout.names).filter((name) => name !== null);
      expect(new Set(names).size).toBe(names.length);
      for (const color of Object.values(layout.colors)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    });

    it('says everything in both languages', () => {
      const game = created(kind);
      expect(isComplete(kind.title)).toBe(true);
      for (const field of kind.setup) {
        expect(isComplete(field.label)).toBe(true);
        for (const option of field.options ?? []) expect(isComplete(option.label)).toBe(true);
      }
      for (const command of game.commands) expect(isComplete(command.label)).toBe(true);
      for (const format of kind.exports) expect(isComplete(format.label)).toBe(true);
      expect(game.sideNames.every(isComplete)).toBe(true);
      playSome(game, 3);
      for (const node of game.kifu.line()) expect(isComplete(game.describeNode(node))).toBe(true);
    });

    it('says everything in kana when its players read kana', () => {
      const game = created(kind);
      playSome(game, 5);
      const refused = game.play(subject.refusedMove);
      const said = [...words(game), ...(refused.ok ? [] : [refused.foul.text])];
      expect(said.every(isComplete)).toBe(true);
      if (kind.wording !== 'kana') return;
      for (const text of said) expect(textIn(text, 'kana')).not.toMatch(/\p{Script=Han}/u);
      for (const node of game.kifu.line()) expect(game.kifu.row(node).text).not.toMatch(/\p{Script=Han}/u);
    });

    it('is played with one click or with two', () => {
      const game = created(kind);
      const places = [...game.view().cells.keys()];
      const isOneClick = subject.isOneClick ?? false;
      expect(game.targets().some((target) => target.moves.length > 0)).toBe(isOneClick);
      expect(places.some((place) => game.isOwnPiece(place))).toBe(!isOneClick);
    });

    for (const ending of subject.endings ?? []) {
      it(`ends: ${ending.name}`, () => {
        const game = created(kind);
        typeAll(game, ending.moves);
        expect(game.outcome).toMatchObject({ winner: ending.winner, code: ending.code });
        expect(game.ply).toBe(ending.plies ?? ending.moves.length);
        expect(words(game).every(isComplete)).toBe(true);
        expect(playable(game)).toEqual([]);
        const again = kind.read(game.write());
        if (!again.ok) throw new Error(again.text.en);
        again.game.goTo(again.game.kifu.find(game.kifu.path(game.kifu.cursor)) ?? -1);
        expect(state(again.game)).toEqual(state(game));
        expect(game.takeBack()).toBe(true);
        expect(game.outcome).toBeNull();
        expect(playable(game)).not.toEqual([]);
        expect(game.redo()).toBe(true);
        expect(game.outcome).toMatchObject({ code: ending.code });
      });
    }

    it('refuses a foul without changing anything', () => {
      const game = created(kind);
      const before = state(game);
      const result = game.play(subject.refusedMove);
      expect(result.ok).toBe(false);
      if (!result.ok) expect(isComplete(result.foul.text)).toBe(true);
      expect(state(game)).toEqual(before);
    });

    it('gives only moves that can be played', () => {
      const game = created(kind);
      playSome(game, 10);
      const here = game.kifu.cursor;
      for (const move of playable(game).slice(0, 40)) {
        expect(game.play(move).ok).toBe(true);
        game.goTo(here);
      }
    });

    it('takes back and redoes the whole game', () => {
      const game = created(kind);
      playSome(game, 12);
      const states = [state(game)];
      while (game.canTakeBack) {
        expect(game.takeBack()).toBe(true);
        states.push(state(game));
      }
      expect(game.takeBack()).toBe(false);
      expect(game.ply).toBe(0);
      for (const expected of states.reverse().slice(1)) {
        expect(game.canRedo).toBe(true);
        expect(game.redo()).toBe(true);
        expect(state(game)).toEqual(expected);
      }
      expect(game.redo()).toBe(false);
    });

    it('walks to any node and back', () => {
      const game = created(kind);
      const seen = new Map([[game.kifu.cursor, game.view()]]);
      for (let ply = 0; ply < 8 && game.outcome === null; ply++) {
        playSome(game, 1);
        seen.set(game.kifu.cursor, game.view());
      }
      const nodes = [...seen.keys()];
      for (const index of [0, 5, 2, 7, 1, 8, 3]) {
        const node = nodes[index % nodes.length] ?? 0;
        game.goTo(node);
        expect(game.view()).toEqual(seen.get(node));
        expect(game.kifu.find(game.kifu.path(node))).toBe(node);
      }
    });

    it('branches when another move is played in the middle', () => {
      const game = created(kind);
      playSome(game, 4);
      const line = game.kifu.line();
      game.goTo(line[2] ?? 0);
      const other = playable(game).find((move) => {
        const result = game.play(move);
        const isNew = result.ok && result.node !== line[3];
        if (!isNew) game.goTo(line[2] ?? 0);
        return isNew;
      });
      expect(other).toBeDefined();
      expect(game.kifu.row(game.kifu.cursor).branches).toHaveLength(2);
      expect(game.kifu.parentOf(game.kifu.cursor)).toBe(line[2]);
    });

    it('is written as plain lines and read back the same', () => {
      const game = created(kind);
      playSome(game, 9);
      game.setComment(game.kifu.cursor, '=1+1\n<b>二行目</b>');
      const lines = game.write();
      for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
      const again = kind.read(lines);
      if (!again.ok) throw new Error(again.text.en);
      const node = again.game.kifu.find(game.kifu.path(game.kifu.cursor));
      again.game.goTo(node ?? -1);
      expect(state(again.game)).toEqual(state(game));
      expect(again.game.write()).toEqual(lines);
    });

    it('keeps the headers that it reads again, and refuses what would be something else', () => {
      const game = created(kind);
      playSome(game, 3);
      const wanted = [...game.headers, ['場所', '架空の間'], ['備考', '一行に\n直す']] as const;
      expect(game.setHeaders([...wanted, ['消す', ''], ['', '鍵がない']])).toBe(true);
      expect(game.headers.slice(-2)).toEqual([
        ['場所', '架空の間'],
        ['備考', '一行に 直す'],
      ]);
      const read = kind.read(game.write());
      expect(read.ok && read.game.headers).toEqual(game.headers);
      const before = game.write();
      for (const key of ['*一言', 'a：b']) {
        expect([key, game.setHeaders([...game.headers, [key, '2手']])]).toEqual([key, false]);
        expect(game.write()).toEqual(before);
      }
      expect(game.setHeaders(game.headers.filter(([key]) => key !== '備考'))).toBe(true);
      expect(game.headers.at(-1)).toEqual(['場所', '架空の間']);
    });

    it('opens what it exports, and says so when a text is no game', () => {
      const game = created(kind);
      playSome(game, 5);
      const format = kind.exports[0];
      if (format !== undefined) {
        const written = format.write(game);
        expect(kind.open(written.bytes).games).toHaveLength(1);
        expect(kind.openText(written.text).games).toHaveLength(1);
      }
      const strange = kind.openText(subject.strangeText);
      expect(strange.games).toHaveLength(0);
      expect(strange.text !== null && isComplete(strange.text)).toBe(true);
    });

    it('hands out data that can be cloned and written as JSON', () => {
      const game = created(kind);
      playSome(game, 3);
      const data = [state(game), game.write(), game.headers, game.players, kind.layout, kind.setup];
      expect(structuredClone(data)).toEqual(data);
      expect(() => JSON.stringify(data)).not.toThrow();
      expect(() => JSON.stringify(game)).not.toThrow();
      expect(() => structuredClone(game)).not.toThrow();
    });

    it('keeps two games apart', () => {
      const [one, two] = [created(kind), created(kind)];
      const before = state(two);
      playSome(one, 5);
      expect(state(two)).toEqual(before);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { dobutsuKind } from '../../src/games/dobutsu/dobutsu-kind';
import { gomokuKind } from '../../src/games/gomoku/gomoku-kind';
import { othelloKind } from '../../src/games/othello/othello-kind';
import { shogiKind } from '../../src/games/shogi/shogi-kind';
import { Hall } from '../../src/play/hall';
import { ManualTimer } from '../support/manual-timer';

const kinds = [shogiKind, dobutsuKind, othelloKind, gomokuKind];

function hall(): Hall {
  return new Hall(kinds, new ManualTimer());
}

describe('opening a text of any game', () => {
  for (const kind of kinds) {
    it(`finds ${kind.id} whatever game is in front`, () => {
      const values = Object.fromEntries(kind.setup.map((field) => [field.id, field.initial]));
      const created = kind.create(values);
      const written = created.ok ? kind.exports[0]?.write(created.game) : undefined;
      if (written === undefined) throw new Error('nothing written');
      expect(
        hall()
          .openText(written.text)
          .games.map(({ game }) => game.kind.id),
      ).toEqual([kind.id]);
      expect(
        hall()
          .open(written.bytes)
          .games.map(({ game }) => game.kind.id),
      ).toEqual([kind.id]);
    });
  }

  it('reads a bare list of moves over a board of shogi', () => {
    expect(hall().openText('f5d6c3').games[0]?.game.kind.id).toBe(othelloKind.id);
  });

  it('gives the reason of the game in front when no game reads it', () => {
    const strange = 'ただの文です。';
    expect(hall().openText(strange)).toEqual(shogiKind.openText(strange));
  });
});

// Archon powers that act before the first turn: before hands are dealt, when all have theirs, and who may not mulligan.
import { describe, expect, it } from 'vitest';
import type { DeckList, Setup, State } from '../../index.ts';
import {
  answer,
  deal,
  imagine,
  legal,
  playOn,
  record,
  replay,
  see,
  settle,
  startRecorded,
  stateHash,
} from '../../index.ts';
import '../../testing/besideCards.ts';
import { copies } from '../../testing/cards.ts';

const deck = (...beside: readonly string[]): DeckList => ({
  name: `with ${beside.join()}`,
  houses: ['brobnar', 'dis', 'logos'],
  cards: [...copies(4, 'doom'), ...copies(16, 'one'), ...copies(16, 'two')].map((name) => ({ name })),
  beside,
});
const setup = (mine: readonly string[], theirs: readonly string[], more: Partial<Setup> = {}): Setup => ({
  decks: [deck(...mine), deck(...theirs)],
  seed: 3,
  first: 0,
  ...more,
});
const sizes = (s: State) => s.players.map((p) => [p.hand.length, p.deck.length, p.archives.length]);
/** Takes the first card that is offered, until enough are taken. */
function takeAll(s: State, most = 9): void {
  for (let i = 0; i < most && s.ask?.kind === 'cards'; i++) answer(s, 0);
}

describe('a power that acts before the starting hands [rule powers-in-setup]', () => {
  it('what a power does before hands are dealt is done first, by its player', () => {
    for (const first of [0, 1]) {
      const s = deal(setup([], ['signature'], { first }));
      expect(s.ask).toMatchObject({ kind: 'cards', player: 1, controller: 1, source: { name: 'signature' } });
      expect(sizes(s)).toEqual([
        [0, 36, 0],
        [0, 36, 0],
      ]);
      takeAll(s);
      expect(s.ask).toMatchObject({ kind: 'mulligan', player: first });
      expect(sizes(s)).toEqual(
        first === 0
          ? [
              [7, 29, 0],
              [6, 26, 4],
            ]
          : [
              [6, 30, 0],
              [7, 25, 4],
            ],
      );
      const shown = see(s, 0).players[1]?.archives ?? [];
      expect(shown.map((card) => card.known && card.name)).toEqual(['doom', 'doom', 'doom', 'doom']);
    }
  });

  it('nothing need be found; chains count for the hand all the same', () => {
    const s = deal(setup(['signature'], [], { chains: [6, 0] }));
    answer(s, legal(s).length - 1);
    expect(sizes(s)).toEqual([
      [6, 30, 0],
      [6, 30, 0],
    ]);
    expect(s.players[0]?.chains).toBe(5);
  });

  it('of both players: the first player first', () => {
    const s = deal(setup(['signature'], ['signature'], { first: 1 }));
    expect(s.ask?.player).toBe(1);
    takeAll(s, 4);
    expect(s.ask?.player).toBe(0);
    takeAll(s, 4);
    expect(s.ask?.kind).toBe('mulligan');
  });
});

describe('a power that acts when the hands are there [rule powers-in-setup]', () => {
  it('comes after the mulligans, and before the first turn', () => {
    const s = deal(setup([], ['surge']));
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    answer(s, 0);
    expect(s.ask).toMatchObject({ kind: 'cards', player: 1, source: { name: 'surge' } });
    takeAll(s, 3);
    expect(s.ask).toMatchObject({ kind: 'house', player: 0 });
    expect([s.turn, s.acting]).toEqual([1, null]);
    expect(sizes(s)).toEqual([
      [6, 30, 0],
      [6, 27, 3],
    ]);
  });

  it('who cannot take a mulligan is not asked', () => {
    const s = deal(setup(['surge'], []));
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'cards', player: 0 });
    const both = deal(setup(['surge'], ['surge']));
    expect(both.ask).toMatchObject({ kind: 'cards', player: 0 });
  });

  it('also in a Quickstart game, and after what comes before the hands', () => {
    const s = deal(setup(['surge'], ['signature'], { quickstart: true }));
    expect(s.ask).toMatchObject({ player: 1, source: { name: 'signature' } });
    takeAll(s, 4);
    expect(s.ask).toMatchObject({ player: 0, source: { name: 'surge' } });
    takeAll(s, 3);
    expect(s.ask).toMatchObject({ kind: 'house', player: 0 });
    expect(sizes(s)).toEqual([
      [7, 26, 3],
      [6, 26, 4],
    ]);
  });
});

describe('a setup that asks', () => {
  it('is part of the record, and tells the others only what is shown', () => {
    const game = startRecorded(setup(['signature'], ['surge'], { seed: 11 }));
    for (let i = 0; i < 40 && game.state.ask !== null; i++) {
      for (const viewer of [0, 1]) expect(see(imagine(game.state, viewer, i), viewer)).toEqual(see(game.state, viewer));
      playOn(game, (i * 5) % legal(game.state).length);
    }
    expect(stateHash(replay(record(game)).state)).toBe(stateHash(game.state));
  });

  it('without such a power is dealt as ever', () => {
    const [plain, powered] = [deal(setup([], [])), deal(setup(['might'], []))];
    expect(plain.players.map((p) => p.hand.map((id) => plain.cards[id]?.ref.name))).toEqual(
      powered.players.map((p) => p.hand.map((id) => powered.cards[id]?.ref.name)),
    );
    expect(settle(plain)).toEqual([]);
  });
});

import { answer, deal, legal, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('overcharged', () => {
  const deck = (...beside: readonly string[]) => ({
    name: 'cc',
    houses: ['brobnar', 'dis', 'logos'] as const,
    cards: ['troll', 'dust-imp', 'infomorph'].flatMap((name) => filler(12).map(() => ({ name }))),
    beside,
  });

  it('ruling overcharged/setup: no mulligan, and 3 cards of the deck go to the archives after the opening hand', () => {
    const s = deal({ decks: [deck('overcharged'), deck()], seed: 1, first: 0 });
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(
      s,
      legal(s).findIndex(({ pick }) => pick === 'no'),
    );
    for (let taken = 0; taken < 3; taken++) {
      expect(s.ask).toMatchObject({ kind: 'cards', player: 0 });
      expect([...(s.players[0]?.archives ?? [])]).toEqual([]);
      answer(s, 0);
    }
    expect(s.players.map(({ hand, archives, deck: left }) => [hand.length, archives.length, left.length])).toEqual([
      [7, 3, 26],
      [6, 0, 30],
    ]);
    expect(see(s, 1).players[0]?.archives.map(({ known }) => known)).toEqual([true, true, true]);
  });
});

// A deck whose top card lies open.
import { describe, expect, it } from 'vitest';
import {
  conform,
  constant,
  discard,
  draw,
  imagine,
  nameOf,
  playCard,
  playsWithTopRevealed,
  see,
  shuffle,
  table,
  topOfDeck,
  witness,
} from '../../../index.ts';
import { spell, thing } from '../../../testing/cards.ts';

const lens = thing('lens', constant(playsWithTopRevealed()));
const topSeen = (t: ReturnType<typeof table>, viewer: number, seat = 0) =>
  see(t.state, viewer).players[seat]!.top?.name;

describe('playing with the top card of the deck revealed', () => {
  it('Modifier deck-open: the top card of the deck is known to all, as is the next when it is gone', () => {
    const away = spell('lens-away', discard(topOfDeck()));
    const t = table({ me: { house: 'brobnar', hand: [away, away], artifacts: [lens], deck: ['four', 'five', 'six'] } });
    t.me.play(away);
    for (const viewer of [0, 1]) expect(topSeen(t, viewer)).toBe('five');
    t.me.play(away);
    for (const viewer of [0, 1]) expect(topSeen(t, viewer)).toBe('six');
    t.expect({ me: { hand: [], artifacts: [lens], deck: ['six'], discard: [away, 'five', away, 'four'] } });
    conform(t.state, 0, 1);
    const other = imagine(t.state, 1, 7);
    expect(nameOf(other.cards[other.players[0]!.deck.at(-1)!]!)).toBe('six');
  });

  it('it is revealed as soon as the card that says so is there, and after a shuffle', () => {
    const mix = spell('lens-mix', shuffle('deck'));
    const t = table({ me: { house: 'brobnar', hand: [lens, mix], deck: ['four', 'five', 'six', 'seven'] } });
    expect(topSeen(t, 1)).toBeUndefined();
    t.me.play('lens');
    expect(topSeen(t, 1)).toBe('four');
    t.me.play(mix);
    expect(topSeen(t, 1)).toBe(topSeen(t, 0));
    expect(topSeen(t, 1)).toBeDefined();
    conform(t.state, 0, 1);
  });

  it('each card that is drawn from there was the top card for a moment', () => {
    const well = spell('lens-well', draw(2));
    const t = table({ me: { house: 'brobnar', hand: [well], artifacts: [lens], deck: ['four', 'five', 'six'] } });
    t.me.play(well);
    t.expect({ me: { hand: ['four', 'five'], artifacts: [lens], deck: ['six'] } });
    expect(see(t.state, 1).players[0]!.hand.map((card) => card.known)).toEqual([true, true]);
    expect(t.events.map((e) => JSON.stringify(witness(e, 1, 2))).join()).toContain('"six"');
  });

  it('only the deck of its controller, and no longer than the card is there', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('lens-play', playCard(topOfDeck()))], deck: ['four', 'five'] },
      foe: { artifacts: [lens], deck: ['six'] },
    });
    t.me.play('lens-play');
    expect(topSeen(t, 0)).toBeUndefined();
    expect(topSeen(t, 0, 1)).toBe('six');
    expect(see(table({ me: { deck: ['four'] } }).state, 0).players[0]).not.toHaveProperty('top');
  });
});

import { describe, expect, it } from 'vitest';
import type { EditionName } from '../../index.ts';
import { constant, draw, gain, gameEndOf, may, play, playerCannot, returns, seq, table } from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const shuffling = ['cota-1.0', 'cota-1.3', 'master-16', 'current'] as const satisfies readonly EditionName[];
const isManual = (edition: EditionName): boolean => edition === 'manual';
const editions = [...shuffling, 'manual'] as const;

/** The draw step with so many cards in hand, in the deck and in the discard pile. */
function refilled(edition: EditionName, hand: number, deck: number, discard: number, chains = 0) {
  const t = table({
    edition,
    me: {
      house: 'brobnar',
      chains,
      hand: copies(hand, 'two'),
      deck: copies(deck, 'one'),
      discard: copies(discard, 'three'),
    },
    foe: { deck: copies(9, 'one') },
  });
  t.me.end();
  return t;
}
const sizes = (t: ReturnType<typeof table>) =>
  t.state.players.slice(0, 1).map((p) => [p.hand.length, p.deck.length, p.discard.length])[0];

describe('switch emptyDeck', () => {
  it.each(shuffling)('switch emptyDeck: the discard pile becomes the deck (%s)', (edition) => {
    const t = refilled(edition, 5, 0, 5);
    expect(sizes(t)).toEqual([6, 4, 0]);
    expect(t.state.winner).toBeNull();
  });

  it('switch emptyDeck: in the manual the opponent wins, and the discard pile stays what it is [rule objective @manual, rule empty-deck @manual, rule discard-pile @manual]', () => {
    const t = refilled('manual', 5, 0, 5);
    t.expect({ winner: 'foe', me: { hand: copies(5, 'two'), discard: copies(5, 'three') } });
    expect(t.events.at(-1)).toEqual({ type: 'gameOver', winner: 1, reason: 'empty-deck' });
    expect(gameEndOf(t.state)).toBe('empty-deck');
    expect(returns(t.state)).toEqual([-1, 1]);
    expect(t.options()).toEqual([]);
  });

  it('switch emptyDeck: the cards that there are come to the hand before the game is lost', () => {
    const rest = refilled('master-16', 2, 3, 4);
    expect(sizes(rest)).toEqual([6, 3, 0]);
    const lost = refilled('manual', 2, 3, 4);
    expect(sizes(lost)).toEqual([5, 0, 4]);
    lost.expect({ winner: 'foe' });
    expect(lost.events.find((e) => e.type === 'draw')).toMatchObject({ amount: 3 });
  });

  it.each(editions)('switch emptyDeck: to draw the last card is no loss (%s)', (edition) => {
    const t = refilled(edition, 4, 2, 3);
    expect(sizes(t)).toEqual([6, 0, 3]);
    expect(t.state.winner).toBeNull();
  });

  it.each(editions)('switch emptyDeck: a full hand needs no card (%s)', (edition) => {
    const t = refilled(edition, 6, 0, 3);
    expect(sizes(t)).toEqual([6, 0, 3]);
    expect(t.state.winner).toBeNull();
  });

  it.each(editions)('switch emptyDeck: nor does a hand that chains keep as it is (%s)', (edition) => {
    const t = refilled(edition, 5, 0, 3, 2);
    expect(sizes(t)).toEqual([5, 0, 3]);
    t.expect({ me: { chains: 1 } });
  });

  it('switch emptyDeck: who loses by it sheds no chain any more', () => {
    const t = refilled('manual', 3, 0, 3, 2);
    t.expect({ winner: 'foe', me: { chains: 2 } });
  });

  it.each(editions)(
    'switch emptyDeck: with both piles empty the hand stays as it is, or the game is lost (%s)',
    (edition) => {
      const t = refilled(edition, 3, 0, 0);
      expect(sizes(t)).toEqual([3, 0, 0]);
      expect(t.state.winner).toBe(isManual(edition) ? 1 : null);
    },
  );

  it.each(editions)('switch emptyDeck: also when a card says to draw (%s)', (edition) => {
    const two = spell('deck-two', draw(2), gain(1));
    const t = table({ edition, me: { house: 'brobnar', hand: [two], deck: ['one'], discard: ['three'] } });
    t.me.play(two);
    if (isManual(edition)) t.expect({ winner: 'foe', me: { hand: ['one'], deck: [], discard: ['three'], aember: 0 } });
    else t.expect({ me: { hand: ['one', 'three'], deck: [], discard: [two], aember: 1 } });
  });

  it.each(editions)('switch emptyDeck: where both players must draw, the first who cannot loses (%s)', (edition) => {
    const all = spell('deck-all', draw(1, 'each'));
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [all], deck: ['one'] },
      foe: { discard: ['three'] },
    });
    t.me.play(all);
    if (isManual(edition)) t.expect({ winner: 'me', me: { hand: ['one'] }, foe: { hand: [], discard: ['three'] } });
    else t.expect({ me: { hand: ['one'] }, foe: { hand: ['three'], discard: [] } });
    const none = table({ edition, me: { house: 'brobnar', hand: [all] } });
    none.me.play(all);
    expect(none.state.winner).toBe(isManual(edition) ? 1 : null);
    expect(none.events.filter((e) => e.type === 'gameOver').length).toBe(isManual(edition) ? 1 : 0);
  });

  it.each(editions)('switch emptyDeck: an optional draw may be declined (%s)', (edition) => {
    const luck = spell('deck-luck', may(draw(1)));
    const t = table({ edition, me: { house: 'brobnar', hand: [luck], discard: ['three'] } });
    t.me.play(luck).no();
    t.expect({ me: { hand: [], deck: [], discard: [luck, 'three'] } });
  });

  it.each(editions)('switch emptyDeck: who cannot draw needs no card (%s)', (edition) => {
    const seal = thing('deck-seal', constant(playerCannot('you', 'draw')));
    const t = table({ edition, me: { house: 'brobnar', artifacts: [seal], discard: ['three'] } });
    t.me.end();
    t.expect({ me: { hand: [], discard: ['three'], artifacts: [seal] } });
  });

  it('switch emptyDeck: nothing that would have followed happens any more', () => {
    const herald = being('deck-herald', {}, play(seq(draw(1), gain(3))));
    const t = table({ edition: 'manual', me: { house: 'brobnar', hand: [herald] } });
    t.me.play(herald);
    t.expect({ winner: 'foe', me: { aember: 0, line: [{ id: herald, exhausted: true }] } });
    expect(t.state.stack).toEqual([]);
  });
});

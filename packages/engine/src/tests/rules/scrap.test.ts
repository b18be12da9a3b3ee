// Scrap: abilities (later sets 9): what a card does when its player discards it from hand.
import { describe, expect, it } from 'vitest';
import {
  anyNumberOf,
  creature,
  discard,
  each,
  gain,
  inDiscard,
  inHand,
  lose,
  purge,
  scrap,
  table,
  topOfDeck,
} from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';

const junk = being('junk', {}, scrap(gain(2)));

describe('Scrap: abilities', () => {
  it('a card that its player discards in their turn does what it says [rule scrap]', () => {
    const t = table({ me: { house: 'brobnar', hand: [junk] } });
    t.me.discard(junk);
    t.expect({ me: { aember: 2, hand: [], discard: ['junk'] } });
  });

  it('also when an effect discards it from their hand [rule scrap]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', discard(each(inHand(creature)))), junk] } });
    t.me.play('x');
    t.expect({ me: { aember: 2, hand: [] } });
  });

  it('also when a bonus icon does [rule scrap]', () => {
    const bin = being('bin', { bonus: ['discard'] });
    const t = table({ me: { house: 'brobnar', hand: [bin, junk] } });
    t.me.play(bin);
    t.expect({ me: { aember: 2, hand: [], line: [{ id: 'bin', exhausted: true }], discard: ['junk'] } });
  });

  it('not from a deck, and not from the hand of another player [rule scrap]', () => {
    const deck = table({ me: { house: 'brobnar', hand: [spell('x', discard(topOfDeck(1)))], deck: [junk] } });
    deck.me.play('x');
    deck.expect({ me: { aember: 0, deck: [] } });

    const theirs = table({
      me: { house: 'brobnar', hand: [spell('y', discard(each(inHand(creature, 'opponent'))))] },
      foe: { hand: [junk] },
    });
    theirs.me.play('y');
    theirs.expect({ me: { aember: 0 }, foe: { aember: 0, hand: [], discard: ['junk'] } });
  });

  it('of several each resolves before the next card is discarded, in an order of choice [rule scrap @current]', () => {
    const waste = being('waste', {}, scrap(lose(1)));
    const t = table({ me: { house: 'brobnar', hand: [spell('x', discard(each(inHand(creature)))), junk, waste] } });
    t.me.play('x');
    expect(t.options()).toEqual(['waste', 'junk']);
    t.me.choose('waste');
    t.expect({ me: { aember: 2, hand: [] } });
    const dump = spell('dump', discard(anyNumberOf(inHand(creature))));
    const u = table({ me: { house: 'brobnar', hand: [dump, junk, waste] } });
    u.me.play('dump').choose('junk', 'waste');
    u.expect({ me: { aember: 1, hand: [] } });
  });

  it('in the rules of 2022 several lie in the discard pile first, and the active player orders them [rule scrap]', () => {
    const waste = being('waste', {}, scrap(lose(1)));
    const t = table({
      edition: 'master-16',
      me: { house: 'brobnar', hand: [spell('x', discard(each(inHand(creature)))), junk, waste] },
    });
    t.me.play('x');
    expect(t.state.players[0]?.discard).toHaveLength(2);
    t.me.order('waste');
    t.expect({ me: { aember: 2, hand: [] } });
  });

  it('in the rules of 2022 one resolves although another one took its card away [rule scrap]', () => {
    const eater = being('eater', {}, scrap(purge(each(inDiscard(creature)))));
    const t = table({
      edition: 'master-16',
      me: { house: 'brobnar', hand: [spell('x', discard(each(inHand(creature)))), junk, eater] },
    });
    t.me.play('x').order('eater');
    t.expect({ me: { aember: 2, hand: [], purged: ['junk', 'eater'] } });
  });
});

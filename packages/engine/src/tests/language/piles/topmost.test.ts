// The topmost card of a kind in a discard pile, cards among the purged ones, and what a card lets its owner do from there.
import { describe, it } from 'vitest';
import {
  a,
  action,
  actionCard,
  archive,
  creature,
  define,
  destroy,
  each,
  gain,
  haunted,
  ifYouDo,
  inPurged,
  moveFromDiscard,
  play,
  playCard,
  returnToHand,
  self,
  table,
  topmost,
} from '../../../index.ts';
import { copies, spell } from '../../../testing/cards.ts';

describe('the topmost card of a kind', () => {
  it('Cards: top of a discard pile, of those that fit', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('dig', archive(topmost(creature)))], discard: ['blank', 'one', 'two'] },
    });
    t.me.play('dig');
    t.expect({ me: { archives: ['one'], discard: ['dig', 'blank', 'two'] } });
  });

  it('is none where none fits, and of the pile that is said', () => {
    const dig = spell('dig', returnToHand(topmost(action, 'opponent')), ifYouDo(gain(1)));
    const none = table({ me: { house: 'brobnar', hand: [dig], discard: ['blank'] }, foe: { discard: ['one'] } });
    none.me.play('dig');
    none.expect({ me: { discard: ['dig', 'blank'] }, foe: { discard: ['one'] } });

    const one = table({ me: { house: 'brobnar', hand: [dig] }, foe: { discard: ['one', 'curse', 'blank'] } });
    one.me.play('dig');
    one.expect({ me: { aember: 1, discard: ['dig'] }, foe: { hand: ['curse'], discard: ['one', 'blank'] } });
  });
});

describe('purged cards', () => {
  it('are chosen among those of a player', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('recall', playCard(a(inPurged(creature))))],
        purged: ['blank', 'one', 'two'],
      },
      foe: { purged: ['three'] },
    });
    t.me.play('recall').choose('two');
    t.expect({ me: { line: [{ id: 'two', exhausted: true }], purged: ['blank', 'one'], discard: ['recall'] } });
  });
});

describe('a move that a card gives from a discard pile', () => {
  define([
    actionCard(
      { id: 'boomerang', name: 'Boomerang', house: 'dis' },
      play(destroy(each(creature))),
      moveFromDiscard(haunted(), returnToHand(self)),
    ),
  ]);

  it('Ability move: from a discard pile, while its condition holds, as often as its owner likes', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['one'], discard: ['boomerang', ...copies(9, 'blank')] },
      foe: { discard: ['boomerang', ...copies(9, 'blank')] },
    });
    t.me.beside('boomerang');
    t.expect({
      me: { hand: ['one', 'boomerang'], discard: copies(9, 'blank') },
      foe: { discard: ['boomerang', ...copies(9, 'blank')] },
    });
  });

  it('Ability move: not while its condition does not hold, and not from the hand', () => {
    const t = table({ me: { house: 'brobnar', hand: ['boomerang'], discard: ['boomerang', ...copies(8, 'blank')] } });
    t.me.cannot('beside', 'boomerang', 'no-such-ability');
  });
});

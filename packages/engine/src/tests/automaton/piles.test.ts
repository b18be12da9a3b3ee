// The cards of an automaton that are not in play: its archives are its hand, its deck begins anew.
import { describe, expect, it } from 'vitest';
import {
  a,
  archiveIntoYours,
  atRandom,
  cardsInHand,
  creature,
  discard,
  draw,
  each,
  enemy,
  gain,
  ifYouDo,
  inArchives,
  returnToHand,
  table,
} from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { spell } from '../../testing/cards.ts';

describe('its hand, its archives, its deck', () => {
  it('what looks in its hand looks in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('barb', discard(atRandom({ zone: 'hand', of: 'opponent' })))] },
      foe: { ...foe, archives: ['five'] },
    });
    t.me.play('barb');
    t.expect({ foe: { archives: [], discard: ['five'] } });
  });

  it('cards in its hand are those in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('x', gain(cardsInHand('opponent')))] },
      foe: { ...foe, archives: ['five', 'four'] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 2 } });
  });

  it('what would return to its hand is archived, and what it would draw too', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [spell('back', returnToHand(each(enemy(creature)))), spell('deal', draw(2, 'opponent'))],
      },
      foe: { ...foe, line: ['five'], deck: ['one', 'two', 'three'] },
    });
    t.me.play('back').play('deal');
    t.expect({ foe: { archives: ['five', 'one', 'two'], deck: ['three'], hand: [] } });
    expect(t.events.find((e) => e.type === 'leave')).toMatchObject({ to: 'archives' });
    expect(t.events.find((e) => e.type === 'draw')).toMatchObject({ archived: true, amount: 2 });
  });

  it('its creature in the archives of a player, which it leaves for the hand of its owner, goes to its archives', () => {
    const t = table({
      adventure,
      me: {
        house: 'brobnar',
        hand: [
          spell('abduct', archiveIntoYours(a(enemy(creature)))),
          spell('shred', discard(each(inArchives({}))), ifYouDo(gain(1))),
        ],
      },
      foe: { ...foe, line: ['five'], discard: [] },
    });
    t.me.play('abduct').play('shred');
    t.expect({ me: { aember: 0, archives: [] }, foe: { archives: ['five'], hand: [], discard: [] } });
    expect(t.events.find((e) => e.type === 'move' && e.instead)).toMatchObject({ to: 'archives', seat: 1 });
  });

  it('an empty deck begins anew, also where players would lose', () => {
    for (const edition of ['master-16', 'current', 'manual'] as const) {
      const t = table({
        adventure,
        edition,
        me: { house: 'brobnar', hand: [spell('deal', draw(2, 'opponent'))] },
        foe: { ...foe, discard: ['one', 'two'] },
      });
      t.me.play('deal');
      t.expect({ foe: { archives: ['one', 'two'], discard: [] } });
      const empty = table({
        adventure,
        edition,
        me: { house: 'brobnar', hand: [spell('deal', draw(2, 'opponent'))] },
        foe,
      });
      empty.me.play('deal');
      empty.expect({ foe: { archives: [] } });
    }
  });
});

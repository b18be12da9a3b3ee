import { artifactCard, blanks, constant, creature, define, enemy, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

define([
  // as Shadow of Dis
  artifactCard({ id: 'long-dusk', name: 'Long Dusk', house: 'dis' }, constant(blanks(enemy(creature)))),
]);

describe('glimmer', () => {
  it('returns a card of the discard pile to hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['glimmer'], discard: ['fear', 'urchin'] },
      foe: { discard: ['punch'] },
    });
    t.me.play('glimmer');
    expect([...t.options()].sort()).toEqual(['fear', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: { hand: ['urchin'], discard: ['fear'], line: [{ id: 'glimmer', exhausted: true }] },
      foe: { discard: ['punch'] },
    });
  });

  it('finds nothing in an empty discard pile', () => {
    const t = table({ me: { house: 'untamed', hand: ['glimmer'] }, foe: { discard: ['punch'] } });
    t.me.play('glimmer');
    t.expect({ me: { hand: [], line: [{ id: 'glimmer', exhausted: true }] }, foe: { discard: ['punch'] } });
  });

  it('is played before anything else or not at all', () => {
    const t = table({ me: { house: 'untamed', hand: ['glimmer'], line: ['niffle-ape'], discard: ['fear'] }, foe: {} });
    t.me.reap('niffle-ape').cannot('play', 'glimmer', 'alpha');
    t.expect({ me: { hand: ['glimmer'], line: [{ id: 'niffle-ape', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling glimmer/alpha-in-hand: alpha binds the card in hand although texts of creatures in play are blank (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['glimmer', 'glimmer'], discard: ['fear'] },
        foe: { artifacts: ['long-dusk'] },
      });
      t.me.play('glimmer').cannot('play', 'glimmer', 'alpha');
      t.expect({ me: { hand: ['glimmer'], discard: ['fear'], line: [{ id: 'glimmer', exhausted: true }] } });
    },
  );
});

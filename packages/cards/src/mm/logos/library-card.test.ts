import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('library-card', () => {
  it('is purged to draw a card after each card that is played this turn', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['library-card'],
        hand: ['batdrone', 'auto-encoder'],
        deck: ['punch', 'fear', 'troll'],
      },
      foe: {},
    });
    t.me.action('library-card').play('batdrone').play('auto-encoder');
    t.expect({
      me: {
        ...{ hand: ['punch', 'fear'], deck: ['troll'], purged: ['library-card'] },
        ...{ line: [{ id: 'batdrone', exhausted: true }], artifacts: [{ id: 'auto-encoder', exhausted: true }] },
      },
    });
  });

  it('draws before or after the Play: ability of the card, as its player likes', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-card'], hand: ['eclectic-inquiry'], deck: ['punch', 'fear', 'troll'] },
      foe: {},
    });
    t.me.action('library-card').play('eclectic-inquiry').order('eclectic-inquiry');
    t.expect({ me: { hand: ['troll'], archives: ['punch', 'fear'], deck: [] } });
    const u = table({
      me: { house: 'logos', artifacts: ['library-card'], hand: ['eclectic-inquiry'], deck: ['punch', 'fear', 'troll'] },
      foe: {},
    });
    u.me.action('library-card').play('eclectic-inquiry').order('library-card');
    u.expect({ me: { hand: ['punch'], archives: ['fear', 'troll'], deck: [] } });
  });

  it('gives nothing for cards played before, for discarded ones, and for those of later turns', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos', artifacts: ['library-card'] },
        ...{ hand: ['batdrone', 'mother', 'titan-mechanic', ...filler(6)], deck: ['punch', 'fear'] },
      },
      foe: { ...foeHouses, hand: ['krump', ...filler(6)], deck: ['troll'] },
    });
    t.me.play('batdrone').action('library-card').discard('mother').end();
    t.foe.house('brobnar').play('krump').end();
    t.me.house('logos').play('titan-mechanic');
    t.expect({
      me: { hand: filler(6), deck: ['punch', 'fear'], line: ['batdrone', { id: 'titan-mechanic', exhausted: true }] },
      foe: { deck: ['troll'], line: ['krump'] },
    });
  });

  it('two of them draw two cards each time', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['library-card', 'library-card'],
        hand: ['batdrone'],
        deck: ['punch', 'fear', 'troll'],
      },
      foe: {},
    });
    t.me.action('library-card').action('library-card').play('batdrone');
    t.expect({
      me: {
        hand: ['punch', 'fear'],
        deck: ['troll'],
        purged: ['library-card', 'library-card'],
        line: [{ id: 'batdrone', exhausted: true }],
      },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lethologica', () => {
  it('discards from the top of the deck down to the first Logos card, which goes to the hand', () => {
    const t = table({
      me: { house: 'logos', hand: ['lethologica'], deck: ['punch', 'fear', 'batdrone', 'mother'] },
      foe: {},
    });
    t.me.play('lethologica');
    t.expect({ me: { aember: 1, hand: ['batdrone'], discard: ['lethologica', 'fear', 'punch'], deck: ['mother'] } });
  });

  it('takes any Logos card, and no more than one', () => {
    const t = table({ me: { house: 'logos', hand: ['lethologica'], deck: ['labwork', 'batdrone'] }, foe: {} });
    t.me.play('lethologica');
    t.expect({ me: { hand: ['labwork'], discard: ['lethologica'], deck: ['batdrone'] } });
  });

  it('discards the whole deck where there is no Logos card in it', () => {
    const t = table({
      me: { house: 'logos', hand: ['lethologica'], deck: ['punch', 'fear'], discard: ['mother'] },
      foe: {},
    });
    t.me.play('lethologica');
    t.expect({ me: { hand: [], discard: ['lethologica', 'fear', 'punch', 'mother'], deck: [] } });
  });

  it('does nothing with an empty deck', () => {
    const t = table({ me: { house: 'logos', hand: ['lethologica'], deck: [], discard: ['mother'] }, foe: {} });
    t.me.play('lethologica');
    t.expect({ me: { aember: 1, hand: [], discard: ['lethologica', 'mother'], deck: [] } });
  });

  it('counts a maverick by its house', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['lethologica'],
        deck: [{ id: 'mother', house: 'dis' }, { id: 'punch', house: 'logos' }, 'fear'],
      },
      foe: {},
    });
    t.me.play('lethologica');
    t.expect({ me: { hand: ['punch'], discard: ['lethologica', 'mother'], deck: ['fear'] } });
  });
});

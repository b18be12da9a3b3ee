import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ransack', () => {
  it('steals 1 and discards the top card; one of another house ends it', () => {
    const t = table({ me: { house: 'shadows', hand: ['ransack'], deck: ['punch', 'urchin'] }, foe: { aember: 5 } });
    t.me.play('ransack');
    t.expect({ me: { aember: 1, deck: ['urchin'], discard: ['ransack', 'punch'] }, foe: { aember: 4 } });
  });

  it('repeats all of it for each Shadows card', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ransack'], deck: ['urchin', 'poison-wave', 'punch', 'urchin'] },
      foe: { aember: 5 },
    });
    t.me.play('ransack');
    t.expect({
      me: { aember: 3, deck: ['urchin'], discard: ['ransack', 'punch', 'poison-wave', 'urchin'] },
      foe: { aember: 2 },
    });
  });

  it('counts a card that is of Shadows by an icon, or as a maverick', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['ransack'],
        deck: [
          { id: 'punch', houseIcons: ['shadows'] },
          { id: 'fear', house: 'shadows' },
          { id: 'urchin', house: 'dis' },
        ],
      },
      foe: { aember: 5 },
    });
    t.me.play('ransack');
    t.expect({ me: { aember: 3, deck: [], discard: ['ransack', 'urchin', 'fear', 'punch'] }, foe: { aember: 2 } });
  });

  it('ruling ransack/repeats: goes on where nothing is left to steal', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ransack'], deck: ['urchin', 'urchin', 'punch', 'fear'] },
      foe: { aember: 1 },
    });
    t.me.play('ransack');
    t.expect({
      me: { aember: 1, deck: ['fear'], discard: ['ransack', 'punch', 'urchin', 'urchin'] },
      foe: { aember: 0 },
    });
  });

  it('ruling ransack/repeats: ends with the deck, and the discard pile makes no new one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ransack'], deck: ['urchin'], discard: ['poison-wave'] },
      foe: { aember: 5 },
    });
    t.me.play('ransack');
    t.expect({
      me: { aember: 2, deck: [], discard: ['ransack', 'urchin', 'poison-wave'] },
      foe: { aember: 3 },
    });
  });
});

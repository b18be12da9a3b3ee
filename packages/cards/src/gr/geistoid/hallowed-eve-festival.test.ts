import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hallowed-eve-festival', () => {
  it('has a friendly creature capture 1 for each Geistoid card of the five', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['hallowed-eve-festival'],
        line: ['troll', 'bumpsy'],
        deck: ['boo', 'punch', 'snippy', 'anger', 'punch', 'boiler'],
      },
      foe: { aember: 5 },
    });
    t.me.play('hallowed-eve-festival').choose('troll').choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'bumpsy', aember: 1 },
        ],
        deck: ['boiler'],
        discard: ['hallowed-eve-festival', 'punch', 'anger', 'snippy', 'punch', 'boo'],
      },
      foe: { aember: 3 },
    });
  });

  it('captures nothing without Geistoid cards or creatures', () => {
    const t = table({ me: { house: 'geistoid', hand: ['hallowed-eve-festival'], deck: ['boo'] }, foe: { aember: 5 } });
    t.me.play('hallowed-eve-festival');
    t.expect({ me: { deck: [], discard: ['hallowed-eve-festival', 'boo'] }, foe: { aember: 5 } });
  });
});

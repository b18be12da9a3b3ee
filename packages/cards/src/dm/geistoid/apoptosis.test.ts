import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('apoptosis', () => {
  it('purges a card of your discard pile, for which a friendly creature captures 2', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['apoptosis'], line: ['troll', 'krump'], discard: ['punch', 'anger'] },
      foe: { aember: 3 },
    });
    t.me.play('apoptosis').choose('anger').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: ['troll', { id: 'krump', aember: 2 }],
        discard: ['apoptosis', 'punch'],
        purged: ['anger'],
      },
      foe: { aember: 1 },
    });
  });

  it('captures nothing where no card can be purged, and not for the cards of the other pile', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['apoptosis'], line: ['troll'] },
      foe: { aember: 3, discard: ['fear'] },
    });
    t.me.play('apoptosis');
    t.expect({ me: { aember: 1, line: ['troll'], discard: ['apoptosis'] }, foe: { aember: 3, discard: ['fear'] } });
  });

  it('purges without a friendly creature, too, and enemy creatures capture nothing', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['apoptosis'], discard: ['punch'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('apoptosis');
    t.expect({ me: { discard: ['apoptosis'], purged: ['punch'] }, foe: { aember: 3, line: ['troll'] } });
  });
});

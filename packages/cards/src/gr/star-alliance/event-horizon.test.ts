import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('event-horizon', () => {
  it('discards until an action is discarded, and plays that', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['event-horizon'], deck: ['troll', 'mother', 'punch', 'fear'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('event-horizon');
    t.expect({
      me: { aember: 2, deck: ['fear'], discard: ['event-horizon', 'punch', 'mother', 'troll'] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('discards the whole deck where there is none', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['event-horizon'], deck: ['troll', 'mother'] }, foe: {} });
    t.me.play('event-horizon');
    t.expect({ me: { aember: 1, deck: [], discard: ['event-horizon', 'mother', 'troll'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('unstable-dale', () => {
  it('deals 1 to each creature for each card in hand after it reaps, itself too', () => {
    const t = table({
      me: { house: 'logos', hand: ['punch', 'punch'], line: ['unstable-dale'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('unstable-dale');
    t.expect({
      me: { line: [{ id: 'unstable-dale', exhausted: true, damage: 2 }] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });

  it('Fate: deals 3 to each friendly creature', () => {
    const t = fated('unstable-dale', { line: ['valdr', 'troll'] }, { line: ['valdr'] });
    t.expect({
      me: { line: ['valdr'] },
      foe: {
        line: [
          { id: 'valdr', damage: 3 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });
});

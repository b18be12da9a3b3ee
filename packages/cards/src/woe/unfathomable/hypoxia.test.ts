import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hypoxia', () => {
  it('destroys each token creature, and nobody else', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hypoxia'], line: [{ id: 'mother', token: 'priest' }, 'hookmaster'] },
      foe: { line: ['troll', { id: 'punch', token: 'grunt' }] },
    });
    t.me.play('hypoxia');
    t.expect({ me: { aember: 1, line: ['hookmaster'] }, foe: { line: ['troll'] } });
  });

  it('ruling hypoxia/as-themselves: they lie in their owners’ discard piles as the cards that they are', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hypoxia'], line: [{ id: 'mother', token: 'priest' }] },
      foe: { line: [{ id: 'punch', token: 'grunt' }] },
    });
    t.me.play('hypoxia');
    t.expect({ me: { aember: 1, line: [], discard: ['hypoxia', 'mother'] }, foe: { line: [], discard: ['punch'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('parasitic-charge', () => {
  it('forges a key for 14, 1 less for each æmber of the opponent, and is purged then', () => {
    const t = table({ me: { house: 'ouboros', hand: ['parasitic-charge'], aember: 10 }, foe: { aember: 5 } });
    t.me.play('parasitic-charge');
    t.expect({ me: { keys: 1, aember: 1, purged: ['parasitic-charge'], discard: [] }, foe: { aember: 5 } });
  });

  it('goes to the discard pile where the æmber does not suffice', () => {
    const t = table({ me: { house: 'ouboros', hand: ['parasitic-charge'], aember: 8 }, foe: { aember: 5 } });
    t.me.play('parasitic-charge');
    t.expect({ me: { keys: 0, aember: 8, purged: [], discard: ['parasitic-charge'] }, foe: { aember: 5 } });
  });
});

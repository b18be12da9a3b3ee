import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trade-secrets', () => {
  it('discards any number of Ekwidon cards, and steals 1 for each', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['trade-secrets', 'hire-on', 'trade-secrets', 'staff-up', 'troll'] },
      foe: { aember: 5 },
    });
    t.me.play('trade-secrets#1').choose('hire-on').choose('staff-up').done();
    t.expect({
      me: { aember: 2, hand: ['trade-secrets', 'troll'], discard: ['trade-secrets', 'staff-up', 'hire-on'] },
      foe: { aember: 3 },
    });
  });

  it('or none', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['trade-secrets', 'hire-on'] }, foe: { aember: 5 } });
    t.me.play('trade-secrets').done();
    t.expect({ me: { hand: ['hire-on'], discard: ['trade-secrets'] }, foe: { aember: 5 } });
  });
});

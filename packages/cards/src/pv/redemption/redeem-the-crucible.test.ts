import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('redeem-the-crucible', () => {
  it('destroys each creature, may forge a key at +6, less 1 for each Mutant destroyed, and is purged', () => {
    const t = table({
      me: { house: 'redemption', aember: 10, hand: ['redeem-the-crucible'], line: ['infomorph', 'valdr'] },
      foe: { line: ['infomorph'] },
    });
    t.me.play('redeem-the-crucible').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [], purged: ['redeem-the-crucible'] }, foe: { line: [] } });
  });

  it('may forge none', () => {
    const t = table({
      me: { house: 'redemption', aember: 10, hand: ['redeem-the-crucible'], line: ['infomorph', 'infomorph'] },
    });
    t.me.play('redeem-the-crucible').no();
    t.expect({ me: { keys: 0, aember: 10, line: [], purged: ['redeem-the-crucible'] } });
  });

  it('costs all of 12 where no Mutant was destroyed, and ends the step', () => {
    const t = table({
      me: { house: 'redemption', aember: 11, hand: ['redeem-the-crucible', 'knockback'], line: ['valdr'], deck: [] },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.play('redeem-the-crucible');
    t.expect({
      active: 'foe',
      me: { keys: 0, aember: 11, line: [], hand: ['knockback', 'valdr'], purged: ['redeem-the-crucible'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('uncommon-currency', () => {
  it('swaps control of itself and an enemy artifact', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['uncommon-currency', 'flea-market'] },
      foe: { artifacts: ['library-of-babble', 'sandhopper'] },
    });
    t.me.action('uncommon-currency').choose('sandhopper');
    t.expect({
      me: { artifacts: ['flea-market', { id: 'sandhopper', owner: 1 }] },
      foe: { artifacts: ['library-of-babble', { id: 'uncommon-currency', exhausted: true, owner: 0 }] },
    });
  });

  it('stays where there is none', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['uncommon-currency', 'flea-market'] } });
    t.me.action('uncommon-currency');
    t.expect({ me: { artifacts: [{ id: 'uncommon-currency', exhausted: true }, 'flea-market'] } });
  });
});

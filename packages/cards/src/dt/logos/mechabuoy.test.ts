import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mechabuoy', () => {
  it('gives 1 to the player whose turn begins, if the tide is high for them', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', artifacts: ['mechabuoy'], houses: ['logos', 'dis'] },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 0 }, foe: { aember: 1 } });
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { aember: 0 }, foe: { aember: 1 } });
  });

  it('gives 1 to its player too', () => {
    const t = table({
      tide: { highFor: 0 },
      active: 1,
      me: { artifacts: ['mechabuoy'], houses: ['logos', 'dis'] },
      foe: { house: 'dis', houses: ['dis', 'brobnar'] },
    });
    t.foe.end();
    t.expect({ active: 'me', me: { aember: 1 }, foe: { aember: 0 } });
  });

  it('gives nothing while the tide is neutral', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['mechabuoy'], houses: ['logos', 'dis'] },
      foe: { houses: ['dis', 'brobnar'] },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 0 }, foe: { aember: 0 } });
  });

  it('comes before a key is forged', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'logos', artifacts: ['mechabuoy'], houses: ['logos', 'dis'] },
      foe: { houses: ['dis', 'brobnar'], aember: 5 },
    });
    t.me.end();
    t.expect({ active: 'foe', foe: { aember: 0, keys: 1 } });
  });
});

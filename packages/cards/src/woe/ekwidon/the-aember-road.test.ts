import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-aember-road', () => {
  it('gets a trade counter, pays 1 for each on it, and goes over to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'the-aember-road', counters: { trade: 1 } }] },
    });
    t.me.omni('the-aember-road');
    t.expect({
      me: { aember: 2, artifacts: [] },
      foe: { artifacts: [{ id: 'the-aember-road', exhausted: true, owner: 0, counters: { trade: 2 } }] },
    });
  });

  it('starts with none', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['the-aember-road'] } });
    t.me.omni('the-aember-road');
    t.expect({
      me: { aember: 1, artifacts: [] },
      foe: { artifacts: [{ id: 'the-aember-road', exhausted: true, owner: 0, counters: { trade: 1 } }] },
    });
  });
});

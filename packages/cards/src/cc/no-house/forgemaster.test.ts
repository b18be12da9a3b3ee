import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('forgemaster', () => {
  const houses = ['dis', 'logos', 'mars'] as const;
  it('ruling forgemaster/both: keys cost 1 less, and each player may forge one more in the forge step', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 11, beside: ['forgemaster'] },
      foe: { houses, aember: 10 },
    });
    t.me.yes().house('dis').end();
    t.foe.yes().house('dis');
    t.expect({ me: { keys: 2, aember: 1 }, foe: { keys: 2, aember: 0 } });
  });

  it('may be declined, and wins with the third key', () => {
    const t = table({ step: 'forge', me: { houses, aember: 15, beside: ['forgemaster'] }, foe: { houses } });
    t.me.no().house('dis');
    t.expect({ me: { keys: 1, aember: 10 } });
    const u = table({ step: 'forge', me: { houses, keys: 1, aember: 10, beside: ['forgemaster'] }, foe: { houses } });
    u.me.yes();
    u.expect({ winner: 'me' });
  });

  it('is not asked without enough, nor where the forge step is skipped; two of them give two more', () => {
    const t = table({ step: 'forge', me: { houses, aember: 9, beside: ['forgemaster'] }, foe: { houses } });
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 4 } });
    const skipped = table({
      step: 'forge',
      me: { houses, aember: 12, artifacts: ['the-sting'], beside: ['forgemaster'] },
      foe: { houses },
    });
    skipped.me.house('dis');
    skipped.expect({ me: { keys: 0, aember: 12 } });
    const both = table({
      step: 'forge',
      me: { houses, aember: 11, beside: ['forgemaster'] },
      foe: { houses, beside: ['forgemaster'] },
    });
    expect(see(both.state, 'table').players.map(({ keyCost }) => keyCost)).toEqual([4, 4]);
  });
});

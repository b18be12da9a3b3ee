import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-hope', () => {
  it('lets a friendly creature capture 1 for each friendly Shard', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['shard-of-hope', 'shard-of-greed'], line: ['mother', 'troll'] },
      foe: { aember: 5, artifacts: ['shard-of-hate'], line: ['valdr'] },
    });
    t.me.action('shard-of-hope').choose('troll');
    t.expect({ me: { line: ['mother', { id: 'troll', aember: 2 }] }, foe: { aember: 3, line: ['valdr'] } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['shard-of-hope'] }, foe: { aember: 5, line: ['valdr'] } });
    t.me.action('shard-of-hope');
    t.expect({ me: { artifacts: [{ id: 'shard-of-hope', exhausted: true }] }, foe: { aember: 5, line: ['valdr'] } });
  });
});

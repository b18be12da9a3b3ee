import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-hope', () => {
  // R: “For each” without a creature that is chosen first, rulebook of 2020 and Master Rulebook 18.4.
  it('lets a friendly creature capture 1 for each friendly Shard, which may be another one each time', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['shard-of-hope', 'shard-of-greed'], line: ['mother', 'troll'] },
      foe: { aember: 5, artifacts: ['shard-of-hate'], line: ['valdr'] },
    });
    t.me.action('shard-of-hope').choose('troll').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', aember: 1 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 3, line: ['valdr'] },
    });
  });

  it('lets one creature capture all of it', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['shard-of-hope', 'shard-of-greed'], line: ['mother', 'troll'] },
      foe: { aember: 5, artifacts: ['shard-of-hate'], line: ['valdr'] },
    });
    t.me.action('shard-of-hope').choose('troll').choose('troll');
    t.expect({ me: { line: ['mother', { id: 'troll', aember: 2 }] }, foe: { aember: 3, line: ['valdr'] } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['shard-of-hope'] }, foe: { aember: 5, line: ['valdr'] } });
    t.me.action('shard-of-hope');
    t.expect({ me: { artifacts: [{ id: 'shard-of-hope', exhausted: true }] }, foe: { aember: 5, line: ['valdr'] } });
  });
});

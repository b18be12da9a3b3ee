import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-resurgence', () => {
  it('archives a card of your discard pile for each friendly Shard', () => {
    const t = table({
      me: {
        house: 'geistoid',
        artifacts: ['shard-of-resurgence', 'shard-of-greed'],
        discard: ['fear', 'urchin', 'punch'],
      },
      foe: { artifacts: ['shard-of-life'], discard: ['anger'] },
    });
    t.me.action('shard-of-resurgence').choose('fear', 'punch');
    t.expect({ me: { archives: ['fear', 'punch'], discard: ['urchin'] }, foe: { archives: [], discard: ['anger'] } });
  });

  it('takes what there is', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['shard-of-resurgence', 'shard-of-greed'], discard: ['fear'] },
      foe: {},
    });
    t.me.action('shard-of-resurgence');
    t.expect({ me: { archives: ['fear'], discard: [] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('shard-of-greed', () => {
  it('gains 1 for each friendly Shard', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['shard-of-greed', 'shard-of-hate'] },
      foe: { artifacts: ['shard-of-greed'] },
    });
    t.me.action('shard-of-greed');
    t.expect({ me: { aember: 2 }, foe: { aember: 0 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shard-of-greed/used-as-yours: used by the opponent it counts itself, and is worth 1 as the only Shard (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'shadows', line: ['nexus'] }, foe: { artifacts: ['shard-of-greed'] } });
      t.me.reap('nexus');
      t.expect({ me: { aember: 2, line: [{ id: 'nexus', exhausted: true }] }, foe: { aember: 0 } });
    },
  );
});

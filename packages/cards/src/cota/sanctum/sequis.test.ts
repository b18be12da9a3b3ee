import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('sequis', () => {
  it('captures 1 after it reaped', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'] }, foe: { aember: 2 } });
    t.me.reap('sequis');
    t.expect({ me: { aember: 1, line: [{ id: 'sequis', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'], aember: 2 }, foe: {} });
    t.me.reap('sequis');
    t.expect({ me: { aember: 3, line: [{ id: 'sequis', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('captures nothing by fighting; its armor takes 2', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'] }, foe: { aember: 2, line: ['tocsin'] } });
    t.me.fight('sequis', 'tocsin');
    t.expect({ me: { line: [{ id: 'sequis', damage: 1, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing when its reap is spent on a stun', () => {
    const t = table({ me: { house: 'sanctum', line: [{ id: 'sequis', stunned: true }] }, foe: { aember: 2 } });
    t.me.unstun('sequis');
    t.expect({ me: { aember: 0, line: [{ id: 'sequis', exhausted: true }] }, foe: { aember: 2 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling replicator/sequis: triggered by an enemy Replicator it captures from its own controller (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['replicator'], aember: 3 },
        foe: { aember: 2, line: ['sequis'] },
      });
      t.me.reap('replicator');
      t.expect({
        me: { aember: 4, line: [{ id: 'replicator', exhausted: true }] },
        foe: { aember: 1, line: [{ id: 'sequis', aember: 1 }] },
      });
    },
  );
});

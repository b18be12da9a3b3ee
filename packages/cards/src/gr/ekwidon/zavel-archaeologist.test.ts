import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zavel-archaeologist', () => {
  it('may play an artifact from your discard pile, which pays 1', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['zavel-archaeologist'], discard: ['punch', 'cannon'] } });
    t.me.play('zavel-archaeologist').yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'zavel-archaeologist', exhausted: true }],
        artifacts: [{ id: 'cannon', exhausted: true }],
        discard: ['punch'],
      },
    });
  });

  it('may do so after a reap, or not', () => {
    const t = table({ me: { house: 'ekwidon', line: ['zavel-archaeologist'], discard: ['cannon'] } });
    t.me.reap('zavel-archaeologist').no();
    t.expect({ me: { aember: 1, line: [{ id: 'zavel-archaeologist', exhausted: true }], discard: ['cannon'] } });
  });

  it('pays nothing for an artifact from your hand', () => {
    const t = table({ me: { house: 'brobnar', hand: ['cannon'], line: ['zavel-archaeologist'] } });
    t.me.play('cannon');
    t.expect({ me: { aember: 0, line: ['zavel-archaeologist'], artifacts: [{ id: 'cannon', exhausted: true }] } });
  });
});

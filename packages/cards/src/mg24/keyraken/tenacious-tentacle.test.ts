import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('tenacious-tentacle', () => {
  tentacleTests('tenacious-tentacle');

  it('steals 1 after it reaps', () => {
    const t = table({
      me: { house: 'keyraken', line: ['legendary-keyraken', 'tenacious-tentacle'] },
      foe: { aember: 2 },
    });
    t.me.reap('tenacious-tentacle');
    t.expect({
      me: { aember: 2, line: ['legendary-keyraken', { id: 'tenacious-tentacle', exhausted: true }] },
      foe: { aember: 1 },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('slippery-tentacle', () => {
  tentacleTests('slippery-tentacle');

  it('gains 1 after it reaps', () => {
    const t = table({ me: { house: 'keyraken', line: ['legendary-keyraken', 'slippery-tentacle'] } });
    t.me.reap('slippery-tentacle');
    t.expect({ me: { aember: 2, line: ['legendary-keyraken', { id: 'slippery-tentacle', exhausted: true }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('grappling-tentacle', () => {
  tentacleTests('grappling-tentacle');

  it('captures 3 as it is played', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['grappling-tentacle'], line: ['legendary-keyraken'] },
      foe: { aember: 4 },
    });
    t.me.play('grappling-tentacle');
    t.expect({
      me: { line: ['legendary-keyraken', { id: 'grappling-tentacle', aember: 3, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('ruling grappling-tentacle/alone: archived at once, it captures nothing', () => {
    const t = table({ me: { house: 'keyraken', hand: ['grappling-tentacle'] }, foe: { aember: 4 } });
    t.me.play('grappling-tentacle');
    t.expect({ me: { line: [], archives: ['grappling-tentacle'] }, foe: { aember: 4 } });
  });
});

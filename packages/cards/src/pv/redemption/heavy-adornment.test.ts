import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('heavy-adornment', () => {
  it('exalts each neighbor of its creature after that reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['dextre', { id: 'valdr', upgrades: ['heavy-adornment'] }, 'troll', 'bumpsy'] },
    });
    t.me.reap('valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dextre', aember: 1 },
          { id: 'valdr', exhausted: true, upgrades: ['heavy-adornment'] },
          { id: 'troll', aember: 1 },
          'bumpsy',
        ],
      },
    });
  });
});

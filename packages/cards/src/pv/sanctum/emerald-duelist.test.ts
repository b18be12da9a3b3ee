import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('emerald-duelist', () => {
  it('has each of its neighbors capture 1 after it fights', () => {
    const t = table({
      me: { house: 'sanctum', line: ['valdr', 'emerald-duelist', 'troll', 'bumpsy'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.fight('emerald-duelist', 'dust-pixie');
    t.expect({
      me: {
        line: [
          { id: 'valdr', aember: 1 },
          { id: 'emerald-duelist', exhausted: true },
          { id: 'troll', aember: 1 },
          'bumpsy',
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });
});

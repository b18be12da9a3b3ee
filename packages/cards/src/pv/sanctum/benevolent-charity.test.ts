import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('benevolent-charity', () => {
  it('moves all æmber of friendly creatures to the supply', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['benevolent-charity'],
        line: [
          { id: 'valdr', aember: 2 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
    t.me.play('benevolent-charity');
    t.expect({ me: { aember: 0, line: ['valdr', 'troll'] }, foe: { aember: 0, line: [{ id: 'valdr', aember: 1 }] } });
  });

  it('Fate: has each enemy creature with æmber on it capture 1', () => {
    const t = fated(
      'benevolent-charity',
      { aember: 3, line: [{ id: 'valdr', aember: 1 }] },
      { line: [{ id: 'valdr', aember: 1 }, 'troll'] },
    );
    t.expect({
      me: { line: [{ id: 'valdr', aember: 2 }, 'troll'] },
      foe: { aember: 2, line: [{ id: 'valdr', aember: 1 }] },
    });
  });
});

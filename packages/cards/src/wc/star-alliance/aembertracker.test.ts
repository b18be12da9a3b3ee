import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aembertracker', () => {
  it('deals 2 to each enemy creature with æmber, past armor', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['aembertracker'], line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: [{ id: 'bulwark', aember: 1 }, 'mother', { id: 'urchin', aember: 2 }] },
    });
    t.me.play('aembertracker');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'aembertracker', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'bulwark', aember: 1, damage: 2 }, 'mother'] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['aembertracker'] },
      foe: { line: [{ id: 'mother', aember: 1, warded: true }] },
    });
    t.me.play('aembertracker');
    t.expect({
      me: { line: [{ id: 'aembertracker', exhausted: true }] },
      foe: { line: [{ id: 'mother', aember: 1 }] },
    });
  });
});

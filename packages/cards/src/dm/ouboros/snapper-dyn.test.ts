import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('snapper-dyn', () => {
  it('kept exhausted, it deals 1 to an enemy creature for each æmber of the opponent', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'snapper-dyn', exhausted: true }] },
      foe: { aember: 3, line: ['mother', 'valdr'] },
    });
    t.me.end().choose('snapper-dyn').choose('valdr');
    t.expect({
      me: { line: [{ id: 'snapper-dyn', exhausted: true }] },
      foe: { aember: 3, line: ['mother', { id: 'valdr', damage: 3 }] },
    });
  });

  it('deals none where it is ready', () => {
    const t = table({ me: { house: 'ouboros', line: ['snapper-dyn'] }, foe: { aember: 3, line: ['mother'] } });
    t.me.end();
    t.expect({ me: { line: ['snapper-dyn'] }, foe: { aember: 3, line: ['mother'] } });
  });
});

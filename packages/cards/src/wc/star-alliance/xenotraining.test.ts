import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xenotraining', () => {
  it('captures 1 for each house of friendly creatures', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['xenotraining'], line: ['bumpsy', 'troll', 'mother'] },
      foe: { aember: 5, line: ['tocsin'] },
    });
    t.me.play('xenotraining').choose('bumpsy').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }, 'troll', { id: 'mother', aember: 1 }] },
      foe: { aember: 3, line: ['tocsin'] },
    });
  });
});

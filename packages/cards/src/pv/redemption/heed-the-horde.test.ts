import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('heed-the-horde', () => {
  it('takes 1 from the opponent for each friendly Mutant creature', () => {
    const t = table({
      me: { house: 'redemption', hand: ['heed-the-horde'], line: ['infomorph', 'infomorph', 'valdr'] },
      foe: { aember: 5, line: ['infomorph'] },
    });
    t.me.play('heed-the-horde');
    t.expect({ me: { aember: 1, line: ['infomorph', 'infomorph', 'valdr'] }, foe: { aember: 3, line: ['infomorph'] } });
  });

  it('Fate: has each enemy Mutant creature capture 1 from the active player', () => {
    const t = fated('heed-the-horde', { aember: 5 }, { line: ['infomorph', 'valdr', 'infomorph'] });
    t.expect({
      me: { line: [{ id: 'infomorph', aember: 1 }, 'valdr', { id: 'infomorph', aember: 1 }] },
      foe: { aember: 3 },
    });
  });
});

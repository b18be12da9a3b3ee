import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pyrotechnic-flash', () => {
  it('deals 2 and 1 to the neighbors, and steals 1 if that destroys 2 creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pyrotechnic-flash'] },
      foe: { aember: 2, line: ['mother', 'batdrone', { id: 'silvertooth', damage: 1 }, 'valdr'] },
    });
    t.me.play('pyrotechnic-flash').choose('batdrone');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'mother', damage: 1 }, 'valdr'] } });
  });

  it('steals nothing for one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pyrotechnic-flash'] },
      foe: { aember: 2, line: ['mother', 'batdrone', 'valdr'] },
    });
    t.me.play('pyrotechnic-flash').choose('batdrone');
    t.expect({
      me: { aember: 0 },
      foe: {
        aember: 2,
        line: [
          { id: 'mother', damage: 1 },
          { id: 'valdr', damage: 1 },
        ],
      },
    });
  });
});

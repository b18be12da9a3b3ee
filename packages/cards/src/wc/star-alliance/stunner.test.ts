import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stunner', () => {
  it('lets its creature stun a creature after it reaps or fights, if it likes', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          { id: 'explo-rover', upgrades: ['stunner'] },
          { id: 'explo-rover', upgrades: ['stunner'] },
        ],
      },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.reap('explo-rover').no().fight('explo-rover#2', 'urchin').yes().choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['stunner'] },
          { id: 'explo-rover', exhausted: true, upgrades: ['stunner'] },
        ],
      },
      foe: { line: [{ id: 'troll', stunned: true }, 'urchin'] },
    });
  });
});

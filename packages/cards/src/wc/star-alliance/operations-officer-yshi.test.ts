import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('operations-officer-yshi', () => {
  it('lets its neighbors capture 1 when they reap or fight, and not itself', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['explo-rover', 'operations-officer-yshi', 'explo-rover', 'explo-rover'] },
      foe: { aember: 4, line: ['urchin'] },
    });
    t.me.reap('explo-rover').fight('explo-rover#2', 'urchin').reap('operations-officer-yshi').reap('explo-rover#3');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'explo-rover', aember: 1, exhausted: true },
          { id: 'operations-officer-yshi', exhausted: true },
          { id: 'explo-rover', aember: 1, exhausted: true },
          { id: 'explo-rover', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['urchin'] },
    });
  });
});

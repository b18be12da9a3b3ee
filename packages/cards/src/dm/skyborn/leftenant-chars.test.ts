import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('leftenant-chars', () => {
  it('steals 2 after a fight while its player is overwhelmed, otherwise captures 1', () => {
    const t = table({
      me: { house: 'skyborn', line: ['leftenant-chars'] },
      foe: { aember: 3, line: ['batdrone', 'mother', 'valdr'] },
    });
    t.me.fight('leftenant-chars', 'batdrone');
    t.expect({
      me: { aember: 2, line: [{ id: 'leftenant-chars', damage: 2, exhausted: true }] },
      foe: { aember: 1, line: ['mother', 'valdr'] },
    });
    const even = table({
      me: { house: 'skyborn', line: ['leftenant-chars'] },
      foe: { aember: 3, line: ['batdrone', 'mother'] },
    });
    even.me.fight('leftenant-chars', 'batdrone');
    even.expect({
      me: { aember: 0, line: [{ id: 'leftenant-chars', damage: 2, aember: 1, exhausted: true }] },
      foe: { aember: 2, line: ['mother'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deep-blue-bryn', () => {
  it('steals 1 after a fight, and is warded if anybody’s blue key is forged', () => {
    const t = table({
      me: { house: 'skyborn', line: ['deep-blue-bryn'] },
      foe: { aember: 2, keys: ['blue'], line: ['batdrone'] },
    });
    t.me.fight('deep-blue-bryn', 'batdrone');
    t.expect({
      me: { aember: 1, line: [{ id: 'deep-blue-bryn', damage: 2, warded: true, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
    const red = table({
      me: { house: 'skyborn', line: ['deep-blue-bryn'] },
      foe: { aember: 2, keys: ['red'], line: ['batdrone'] },
    });
    red.me.fight('deep-blue-bryn', 'batdrone');
    red.expect({
      me: { aember: 1, line: [{ id: 'deep-blue-bryn', damage: 2, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });
});

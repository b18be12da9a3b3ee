import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bloodwing', () => {
  it('gives each friendly flank creature a counter, after a fight too', () => {
    const t = table({ me: { house: 'skyborn', line: ['krump', 'bloodwing', 'mother'] }, foe: { line: ['valdr'] } });
    t.me.reap('bloodwing');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'krump', power: 1 },
          { id: 'bloodwing', exhausted: true },
          { id: 'mother', power: 1 },
        ],
      },
      foe: { line: ['valdr'] },
    });
    const fighting = table({
      me: { house: 'skyborn', line: [{ id: 'bloodwing', power: 1 }] },
      foe: { line: ['batdrone'] },
    });
    fighting.me.fight('bloodwing', 'batdrone');
    fighting.expect({ me: { line: [{ id: 'bloodwing', power: 2, damage: 2, exhausted: true }] }, foe: { line: [] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('transmutation', () => {
  it('gives two counters, and a friendly creature captures 1 for each that is taken from it', () => {
    const t = table({
      me: { house: 'mars', hand: ['transmutation'], line: ['krump', { id: 'valdr', power: 1 }] },
      foe: { aember: 5 },
    });
    t.me.play('transmutation').choose('valdr').choose('valdr').choose(3);
    t.expect({ me: { aember: 1, line: ['krump', { id: 'valdr', aember: 3 }] }, foe: { aember: 2 } });
  });

  it('need not take any, nor from the same one', () => {
    const t = table({
      me: { house: 'mars', hand: ['transmutation'], line: ['krump', { id: 'valdr', power: 1 }] },
      foe: { aember: 5, line: ['mother'] },
    });
    t.me.play('transmutation').choose('mother').choose('valdr').choose(0);
    t.expect({
      me: { line: ['krump', { id: 'valdr', power: 1 }] },
      foe: { aember: 5, line: [{ id: 'mother', power: 2 }] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-fittest', () => {
  it('gives each friendly creature a +1 power counter, and no enemy', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-fittest'], line: ['krump', 'troll'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('the-fittest');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'krump', power: 1 },
          { id: 'troll', power: 1 },
        ],
      },
      foe: { line: ['bumpsy'] },
    });
  });

  it('adds to counters that are there, and to warded creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-fittest'], line: [{ id: 'krump', power: 2, warded: true }] },
      foe: {},
    });
    t.me.play('the-fittest');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', power: 3, warded: true }] } });
  });
});

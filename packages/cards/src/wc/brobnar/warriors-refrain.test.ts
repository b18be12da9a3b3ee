import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('warriors-refrain', () => {
  it('stuns each creature with power 3 or lower, of either side', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warriors-refrain'], line: ['dust-imp', 'troll'] },
      foe: { line: ['tocsin', 'snufflegator', { id: 'batdrone', power: 2 }, { id: 'urchin', warded: true }] },
    });
    t.me.play('warriors-refrain');
    t.expect({
      me: { aember: 1, line: [{ id: 'dust-imp', stunned: true }, 'troll'] },
      foe: {
        line: [
          { id: 'tocsin', stunned: true },
          'snufflegator',
          { id: 'batdrone', power: 2 },
          { id: 'urchin', stunned: true, warded: true },
        ],
      },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-mist', () => {
  it('is destroyed, and makes a Mutant of each creature for the rest of the turn', () => {
    const t = table({
      me: { house: 'redemption', artifacts: ['the-mist'], line: ['valdr'], hand: ['heed-the-horde'] },
      foe: { aember: 3, houses: ['brobnar', 'dis', 'mars'], line: ['troll'] },
    });
    t.me.omni('the-mist').play('heed-the-horde');
    t.expect({ me: { line: ['valdr'], artifacts: [] }, foe: { aember: 2, line: ['troll'] } });
  });
});

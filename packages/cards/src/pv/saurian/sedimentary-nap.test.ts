import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('sedimentary-nap', () => {
  it('shuffles a creature of either side into the deck of its owner', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sedimentary-nap'], line: ['valdr'] },
      foe: { line: [{ id: 'troll', aember: 2 }, 'valdr'] },
    });
    t.me.play('sedimentary-nap').choose('troll');
    t.expect({ me: { aember: 3, line: ['valdr'] }, foe: { deck: ['troll'], line: ['valdr'] } });
  });

  it('Fate: shuffles the most powerful friendly creature into the deck of its owner', () => {
    const t = fated('sedimentary-nap', { line: ['bumpsy', 'valdr'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { deck: ['valdr'], line: ['bumpsy'] } });
  });
});

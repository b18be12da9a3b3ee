import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tidal-trouble', () => {
  it('stuns an enemy creature and each creature of its house, of either side', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['tidal-trouble'], line: ['bumpsy', 'mother'] },
      foe: { line: ['troll', 'krump', 'zorg'] },
    });
    t.me.play('tidal-trouble').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', stunned: true }, 'mother'] },
      foe: { line: [{ id: 'troll', stunned: true }, { id: 'krump', stunned: true }, 'zorg'] },
    });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'keyraken', hand: ['tidal-trouble'], line: ['bumpsy'] } });
    t.me.play('tidal-trouble');
    t.expect({ me: { aember: 1, line: ['bumpsy'] } });
  });
});

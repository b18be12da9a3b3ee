import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('exchange-program', () => {
  it('swaps control of two flank creatures, each to the place of the other', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['exchange-program'], line: ['batdrone', 'troll', 'mother'] },
      foe: { line: ['bumpsy', 'urchin'] },
    });
    t.me.play('exchange-program').choose('batdrone').choose('urchin');
    t.expect({
      me: { aember: 1, discard: ['exchange-program'], line: [{ id: 'urchin', owner: 1 }, 'troll', 'mother'] },
      foe: { line: ['bumpsy', { id: 'batdrone', owner: 0 }] },
    });
  });

  it('does nothing where one side has no creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['exchange-program'], line: ['batdrone', 'troll'] } });
    t.me.play('exchange-program').choose('batdrone');
    t.expect({ me: { aember: 1, discard: ['exchange-program'], line: ['batdrone', 'troll'] } });
  });
});

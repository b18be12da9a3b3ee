import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('martian-generosity', () => {
  it('ruling martian-generosity/really-lost: loses the whole pool, its own icon too, and draws 2 for each', () => {
    const t = table({
      me: { house: 'mars', aember: 2, hand: ['martian-generosity'], deck: filler(8) },
      foe: { aember: 3 },
    });
    t.me.play('martian-generosity');
    t.expect({ me: { aember: 0, hand: filler(6), deck: filler(2) }, foe: { aember: 3 } });
  });

  it('draws nothing where nothing was lost', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-generosity'], deck: filler(8) },
      foe: { line: ['ether-spider'] },
    });
    t.me.play('martian-generosity');
    t.expect({ me: { aember: 0, hand: [], deck: filler(8) }, foe: { line: [{ id: 'ether-spider', aember: 1 }] } });
  });
});

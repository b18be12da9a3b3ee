import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('distant-void-prober', () => {
  it('after a reap while haunted, keys of the opponent cost 3 more in their next turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['distant-void-prober'], discard: filler(10), hand: filler(6) },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.reap('distant-void-prober').end();
    t.expect({ me: { aember: 1, line: ['distant-void-prober'] }, foe: { aember: 8, keys: 0 } });
    t.foe.house('brobnar').end();
    t.me.house('mars').end();
    t.expect({ me: { aember: 1, line: ['distant-void-prober'] }, foe: { aember: 2, keys: 1 } });
  });

  it('not otherwise', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['distant-void-prober'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.reap('distant-void-prober').end();
    t.expect({ me: { aember: 1, line: ['distant-void-prober'] }, foe: { aember: 2, keys: 1 } });
  });

  it('discarded, an enemy creature captures 1 from its own side', () => {
    const t = table({
      me: { house: 'mars', hand: ['distant-void-prober'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.discard('distant-void-prober');
    t.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'troll', aember: 1 }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('coup-de-grace', () => {
  it('destroys each damaged creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['coup-de-grace'], line: [{ id: 'valdr', damage: 1 }, 'troll'] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'valdr'] },
    });
    t.me.play('coup-de-grace');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['valdr'] } });
  });

  it('Fate: deals 4 to each friendly creature', () => {
    const t = fated('coup-de-grace', { line: ['valdr', 'dextre'] }, { line: ['valdr'] });
    t.expect({ me: { line: ['valdr'] }, foe: { line: [{ id: 'valdr', damage: 4 }] } });
  });
});

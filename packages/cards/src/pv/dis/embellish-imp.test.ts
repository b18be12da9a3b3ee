import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('embellish-imp', () => {
  it('steals 1 each time an enemy creature is destroyed, not for a friendly one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['embellish-imp', 'dextre'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.play('punch').choose('dextre').play('punch').choose('dust-pixie');
    t.expect({ me: { aember: 3, line: ['embellish-imp'] }, foe: { aember: 2, line: [] } });
  });

  it('Fate: destroys the most powerful friendly creature', () => {
    const t = fated('embellish-imp', { line: ['valdr', 'bumpsy'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: ['bumpsy'] } });
  });
});

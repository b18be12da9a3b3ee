import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('parasitic-arachnoid', () => {
  it('has an enemy creature capture 1 from its own side as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['parasitic-arachnoid'] },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.play('punch').choose('parasitic-arachnoid');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'valdr', aember: 1 }] } });
  });

  it('Fate: a friendly creature captures 2 from its own side', () => {
    const t = fated('parasitic-arachnoid', { aember: 3, line: ['valdr'] }, { aember: 3, line: ['troll'] });
    t.expect({ me: { aember: 3, line: ['troll'] }, foe: { aember: 1, line: [{ id: 'valdr', aember: 2 }] } });
  });
});

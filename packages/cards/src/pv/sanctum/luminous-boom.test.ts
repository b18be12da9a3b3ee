import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('luminous-boom', () => {
  it('lets a friendly creature capture all æmber of the opponent for a Sanctum card discarded', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['luminous-boom', 'divine-seal', 'troll'], line: ['valdr'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.play('luminous-boom').yes();
    t.expect({ me: { hand: ['troll'], line: [{ id: 'valdr', aember: 5 }] }, foe: { aember: 0, line: ['troll'] } });
  });

  it('captures nothing where that is declined, or there is none', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['luminous-boom', 'divine-seal'], line: ['valdr'] },
      foe: { aember: 5 },
    });
    t.me.play('luminous-boom').no();
    t.expect({ me: { hand: ['divine-seal'], line: ['valdr'] }, foe: { aember: 5 } });
    const u = table({
      me: { house: 'sanctum', hand: ['luminous-boom', 'troll'], line: ['valdr'] },
      foe: { aember: 5 },
    });
    u.me.play('luminous-boom');
    u.expect({ me: { hand: ['troll'], line: ['valdr'] }, foe: { aember: 5 } });
  });
});

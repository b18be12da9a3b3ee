import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bring-low', () => {
  it('leaves the opponent 5, and its player says which friendly creature gets each of the rest', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['bring-low'], line: ['bulwark', 'troll', 'mother'] },
      foe: { aember: 8, line: ['krump'] },
    });
    t.me.play('bring-low').choose('bulwark').choose('mother').choose('bulwark');
    t.expect({
      me: { aember: 1, line: [{ id: 'bulwark', aember: 2 }, 'troll', { id: 'mother', aember: 1 }] },
      foe: { aember: 5, line: ['krump'] },
    });
  });

  it('may give all to one creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bring-low'], line: ['bulwark'] }, foe: { aember: 9 } });
    t.me.play('bring-low');
    t.expect({ me: { aember: 1, line: [{ id: 'bulwark', aember: 4 }] }, foe: { aember: 5 } });
  });

  it('takes nothing from one who has 5 or less', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bring-low'], line: ['bulwark', 'troll'] }, foe: { aember: 5 } });
    t.me.play('bring-low');
    t.expect({ me: { aember: 1, line: ['bulwark', 'troll'] }, foe: { aember: 5 } });
    const fewer = table({
      me: { house: 'sanctum', hand: ['bring-low'], line: ['bulwark', 'troll'] },
      foe: { aember: 2 },
    });
    fewer.me.play('bring-low');
    fewer.expect({ me: { aember: 1, line: ['bulwark', 'troll'] }, foe: { aember: 2 } });
  });

  it('takes 1 from one who has 6', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bring-low'], line: ['bulwark', 'troll'] }, foe: { aember: 6 } });
    t.me.play('bring-low').choose('troll');
    t.expect({ me: { aember: 1, line: ['bulwark', { id: 'troll', aember: 1 }] }, foe: { aember: 5 } });
  });

  it('takes nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bring-low'] }, foe: { aember: 8, line: ['krump'] } });
    t.me.play('bring-low');
    t.expect({ me: { aember: 1 }, foe: { aember: 8, line: ['krump'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trenk-s-creed', () => {
  it('has the most powerful creature capture all æmber of the opponent, also one of theirs', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['trenk-s-creed'], line: ['troll'] },
      foe: { aember: 4, line: ['valdr'] },
    });
    t.me.play('trenk-s-creed').choose('Capture');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 4 }] }, foe: { aember: 0, line: ['valdr'] } });
    const u = table({
      me: { house: 'sanctum', hand: ['trenk-s-creed'], line: ['valdr'] },
      foe: { aember: 4, line: ['troll'] },
    });
    u.me.play('trenk-s-creed').choose('Capture');
    u.expect({ me: { aember: 1, line: ['valdr'] }, foe: { aember: 0, line: [{ id: 'troll', aember: 4 }] } });
  });

  it('or moves all æmber of it to the supply', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['trenk-s-creed'], line: ['valdr'] },
      foe: { aember: 4, line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.play('trenk-s-creed').choose('Move to the common supply');
    t.expect({ me: { aember: 1, line: ['valdr'] }, foe: { aember: 4, line: ['troll'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('braindart', () => {
  it('enrages an enemy creature, which captures 1 from its own side', () => {
    const t = table({
      me: { house: 'mars', hand: ['braindart'], line: ['zorg'] },
      foe: { aember: 2, line: ['troll', 'mother'] },
    });
    t.me.play('braindart').choose('troll');
    t.expect({
      me: { aember: 1, line: ['zorg'] },
      foe: { aember: 1, line: [{ id: 'troll', enraged: true, aember: 1 }, 'mother'] },
    });
  });

  it('captures nothing where there is nothing; without an enemy creature nothing happens', () => {
    const t = table({ me: { house: 'mars', hand: ['braindart', 'braindart'] }, foe: { line: ['troll'] } });
    t.me.play('braindart').play('braindart');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'troll', enraged: true }] } });
    const none = table({ me: { house: 'mars', hand: ['braindart'], line: ['zorg'] }, foe: { aember: 2 } });
    none.me.play('braindart');
    none.expect({ me: { aember: 1, line: ['zorg'] }, foe: { aember: 2 } });
  });
});

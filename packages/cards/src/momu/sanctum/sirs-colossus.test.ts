import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sirs-colossus', () => {
  const both = ['sirs-colossus', 'sirs-colossus2'];
  const used = { id: 'sirs-colossus', exhausted: true };

  it('captures all æmber of the opponent as it is played, each on a friendly creature of choice', () => {
    const t = table({ me: { house: 'sanctum', hand: both, line: ['troll'] }, foe: { aember: 3, line: ['mother'] } });
    t.me.play('sirs-colossus').choose('troll').choose('troll').choose('sirs-colossus');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 2 },
          { ...used, aember: 1 },
        ],
      },
      foe: { aember: 0, line: ['mother'] },
    });
    const none = table({ me: { house: 'sanctum', hand: both }, foe: { aember: 0 } });
    none.me.play('sirs-colossus');
    none.expect({ me: { line: [used] }, foe: { aember: 0 } });
  });

  it('moves all æmber from a friendly creature to the supply after a fight', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: [
          { id: 'sirs-colossus', aember: 2 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 1, line: ['batdrone', { id: 'mother', aember: 1 }] },
    });
    t.me.fight('sirs-colossus', 'batdrone').choose('sirs-colossus');
    t.expect({
      me: { aember: 0, line: [used, { id: 'troll', aember: 1 }] },
      foe: { aember: 1, line: [{ id: 'mother', aember: 1 }], discard: ['batdrone'] },
    });
  });

  it('has taunt', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['sirs-colossus', 'mother'] } });
    t.me.fight('valdr', 'sirs-colossus');
    t.expect({ me: { line: [], discard: ['valdr'] }, foe: { line: [{ id: 'sirs-colossus', damage: 5 }, 'mother'] } });
  });
});

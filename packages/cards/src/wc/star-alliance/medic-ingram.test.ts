import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('medic-ingram', () => {
  it('heals 3 and wards the same creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['medic-ingram'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
    t.me.play('medic-ingram').yes().choose('troll');
    t.expect({
      me: { line: [{ id: 'medic-ingram', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2, warded: true }] },
    });
  });

  it('wards an undamaged one too, and may decline', () => {
    const t = table({ me: { house: 'star-alliance', line: ['medic-ingram', 'medic-ingram'] }, foe: {} });
    t.me.reap('medic-ingram').no().reap('medic-ingram#2').yes().choose('medic-ingram#2');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'medic-ingram', exhausted: true },
          { id: 'medic-ingram', exhausted: true, warded: true },
        ],
      },
    });
  });
});

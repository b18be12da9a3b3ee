import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('raince-furyheart', () => {
  it('exalts the creature that it fights before the fight, and takes no damage', () => {
    const t = table({ me: { house: 'brobnar', line: ['raince-furyheart'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.fight('raince-furyheart', 'mother');
    t.expect({
      me: { line: [{ id: 'raince-furyheart', ...used }] },
      foe: { line: [{ id: 'mother', damage: 3, aember: 1 }, 'valdr'] },
    });
  });

  it('has the æmber as that creature dies of the fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['raince-furyheart'] }, foe: { line: ['dextre'] } });
    t.me.fight('raince-furyheart', 'dextre');
    t.expect({ me: { aember: 1, line: [{ id: 'raince-furyheart', ...used }] }, foe: { line: [] } });
  });

  it('exalts no attacker, and nothing as it reaps', () => {
    const t = table({ active: 1, me: { line: ['raince-furyheart'] }, foe: { house: 'brobnar', line: ['bumpsy'] } });
    t.foe.fight('bumpsy', 'raince-furyheart');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'bumpsy', damage: 3, ...used }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horrid-synan', () => {
  it('destroys what its power damages in a fight', () => {
    const t = table({ me: { house: 'unfathomable', line: ['horrid-synan'] }, foe: { line: ['troll'] } });
    t.me.fight('horrid-synan', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('destroys nobody whose armor takes all of the damage', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['horrid-synan'] },
      foe: { line: [{ id: 'bulwark', upgrades: ['imperial-scutum'] }] },
    });
    t.me.fight('horrid-synan', 'bulwark');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'bulwark', upgrades: ['imperial-scutum'] }] } });
  });

  it('shields no neighbor, as its evil twin does', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['horrid-synan', 'dust-imp'] } });
    t.me.fight('troll', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 2 }] },
      foe: { aember: 2, line: ['horrid-synan'] },
    });
  });
});

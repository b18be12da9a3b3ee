import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lyco-fiend', () => {
  it('is dealt no damage in return by what it attacks', () => {
    const t = table({ me: { house: 'dis', line: ['lyco-fiend'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('lyco-fiend', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'lyco-fiend', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('steals 1 when it is destroyed, in whosever turn', () => {
    const t = table({ me: { house: 'brobnar', aember: 2, line: ['troll'] }, foe: { line: ['lyco-fiend'] } });
    t.me.fight('troll', 'lyco-fiend');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals for whoever controls it', () => {
    const t = table({
      me: { house: 'dis', hand: ['imp-losion'], line: [{ id: 'lyco-fiend', owner: 1 }] },
      foe: { aember: 3 },
    });
    t.me.play('imp-losion');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, discard: ['lyco-fiend'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('lancet', () => {
  it('lets each friendly creature capture 1 after it fights, itself too', () => {
    const t = table({
      me: { house: 'brobnar', line: ['lancet', 'troll', 'valdr'] },
      foe: { aember: 5, line: ['batdrone', 'batdrone'] },
    });
    t.me.fight('lancet', 'batdrone').fight('troll', 'batdrone').reap('valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'lancet', damage: 2, aember: 1, ...used },
          { id: 'troll', damage: 2, aember: 1, ...used },
          { id: 'valdr', ...used },
        ],
      },
      foe: { aember: 3, line: [] },
    });
  });

  it('nothing where the opponent has none, and no enemy creature', () => {
    const t = table({
      active: 1,
      me: { aember: 3, line: ['lancet'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'lancet');
    t.expect({ me: { aember: 3, line: [{ id: 'lancet', damage: 8 }] }, foe: { line: [] } });
    const u = table({ me: { house: 'brobnar', line: ['lancet'] }, foe: { line: ['batdrone'] } });
    u.me.fight('lancet', 'batdrone');
    u.expect({ me: { line: [{ id: 'lancet', damage: 2, ...used }] }, foe: { line: [] } });
  });
});

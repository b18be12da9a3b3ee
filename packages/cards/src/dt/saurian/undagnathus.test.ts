import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('undagnathus', () => {
  it('deals no damage in a fight while the tide is low, and is dealt its own', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'saurian', line: ['undagnathus'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('undagnathus', 'troll');
    t.expect({ me: { line: [{ id: 'undagnathus', damage: 8, exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('deals none back either; whether the tide is low, its own controller says', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['undagnathus'] },
    });
    t.me.fight('troll', 'undagnathus');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [{ id: 'undagnathus', damage: 8 }] } });
  });

  it.each([undefined, { highFor: 0 }] as const)('else it deals its power: %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', line: ['undagnathus'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('undagnathus', 'troll');
    t.expect({ me: { line: [{ id: 'undagnathus', damage: 8, exhausted: true }] }, foe: { line: [] } });
  });
});

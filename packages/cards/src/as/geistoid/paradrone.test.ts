import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('paradrone', () => {
  it('has a friendly creature capture 1 after it fights', () => {
    const t = table({ me: { house: 'geistoid', line: ['paradrone', 'troll'] }, foe: { line: ['tocsin'], aember: 2 } });
    t.me.fight('paradrone', 'tocsin').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'paradrone', exhausted: true },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 1, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does not where it did not survive', () => {
    const t = table({ me: { house: 'geistoid', line: ['paradrone', 'troll'] }, foe: { line: ['krump'], aember: 2 } });
    t.me.fight('paradrone', 'krump');
    t.expect({ me: { line: ['troll'] }, foe: { aember: 2, line: [{ id: 'krump', damage: 2 }] } });
  });
});

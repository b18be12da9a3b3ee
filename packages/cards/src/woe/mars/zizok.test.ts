import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zizok', () => {
  it('is readied after its splash-attack destroys an enemy creature', () => {
    const t = table({
      me: { house: 'mars', line: ['zizok'] },
      foe: { line: ['gub', 'troll', 'krump'] },
    });
    t.me.fight('zizok', 'troll');
    t.expect({
      me: { line: ['zizok'] },
      foe: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'krump', damage: 1 },
        ],
      },
    });
  });

  it('not after its blow destroys one', () => {
    const t = table({ me: { house: 'mars', line: ['zizok'] }, foe: { line: ['gub', 'krump'] } });
    t.me.fight('zizok', 'gub');
    t.expect({ me: { line: [{ id: 'zizok', exhausted: true }] }, foe: { line: [{ id: 'krump', damage: 1 }] } });
  });

  it('nor after the splash-attack of another creature', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'zizok', exhausted: true }, 'zizok'] },
      foe: { line: ['gub', 'troll'] },
    });
    t.me.fight('zizok#2', 'troll');
    t.expect({
      me: { line: [{ id: 'zizok', exhausted: true }, 'zizok'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });
});

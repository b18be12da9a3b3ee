import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('legatus-raptor', () => {
  it('is exalted after a fight to ready and use another friendly creature', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: ['legatus-raptor', { id: 'bumpsy', exhausted: true }, { id: 'mother', exhausted: true }],
      },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('legatus-raptor', 'dust-imp').yes().choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'legatus-raptor', aember: 1, damage: 1, exhausted: true },
          { id: 'bumpsy', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('may decline, and does nothing after it died', () => {
    const t = table({
      me: { house: 'saurian', line: ['legatus-raptor', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['dust-imp', 'troll'] },
    });
    t.me.fight('legatus-raptor', 'dust-imp').no();
    t.expect({
      me: {
        line: [
          { id: 'legatus-raptor', damage: 1, exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
    const u = table({
      me: { house: 'saurian', line: ['legatus-raptor', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    u.me.fight('legatus-raptor', 'troll');
    u.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});

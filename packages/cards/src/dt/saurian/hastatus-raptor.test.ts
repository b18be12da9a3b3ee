import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hastatus-raptor', () => {
  const raptor = 'hastatus-raptor';

  it('may be exalted before it fights, to deal 1 for each æmber on friendly Hastatus Raptors', () => {
    const t = table({
      tide: { highFor: 0 },
      me: {
        house: 'saurian',
        line: [
          { id: raptor, aember: 1 },
          { id: raptor, aember: 2 },
          { id: 'bumpsy', aember: 3 },
        ],
      },
      foe: { line: ['undagnathus', { id: raptor, aember: 3 }] },
    });
    t.me.fight(raptor, 'undagnathus').yes();
    t.expect({
      me: {
        line: [
          { id: raptor, aember: 2, exhausted: true },
          { id: raptor, aember: 2 },
          { id: 'bumpsy', aember: 3 },
        ],
      },
      foe: {
        line: [
          { id: 'undagnathus', damage: 4 + 5 },
          { id: raptor, aember: 3 },
        ],
      },
    });
  });

  it('what it destroys that way deals no damage back', () => {
    const t = table({ me: { house: 'saurian', line: [{ id: raptor, aember: 2 }] }, foe: { line: ['tocsin'] } });
    t.me.fight(raptor, 'tocsin').yes();
    t.expect({ me: { line: [{ id: raptor, aember: 3, exhausted: true }] }, foe: { line: [], discard: ['tocsin'] } });
  });

  it('may decline, and then deals nothing before the fight', () => {
    const t = table({ me: { house: 'saurian', line: [{ id: raptor, aember: 3 }] }, foe: { line: ['tocsin'] } });
    t.me.fight(raptor, 'tocsin').no();
    t.expect({ me: { line: [{ id: raptor, aember: 3, damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('does nothing when it is attacked, or reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: raptor, aember: 3 }, 'mother'] },
    });
    t.me.fight('krump', raptor);
    t.expect({
      me: { aember: 3, line: [{ id: 'krump', damage: 5, exhausted: true }] },
      foe: { line: ['mother'] },
    });
    const u = table({ me: { house: 'saurian', line: [raptor] }, foe: { line: ['troll'] } });
    u.me.reap(raptor);
    u.expect({ me: { aember: 1, line: [{ id: raptor, exhausted: true }] }, foe: { line: ['troll'] } });
  });
});

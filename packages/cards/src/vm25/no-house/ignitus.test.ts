import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ignitus', () => {
  it('deals 1 to the neighbors of the creature that it fights for each exhausted creature, itself with them', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'ignitus', house: 'dis' }, { id: 'troll', exhausted: true }, 'zorg'] },
      foe: { line: ['krump', 'batdrone', { id: 'mother', exhausted: true }] },
    });
    t.me.fight('ignitus', 'batdrone');
    t.expect({
      me: { line: [{ id: 'ignitus', damage: 1, exhausted: true }, { id: 'troll', exhausted: true }, 'zorg'] },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'mother', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('deals none as it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', { id: 'krump', exhausted: true }] },
      foe: { line: [{ id: 'ignitus', house: 'dis' }] },
    });
    t.me.fight('troll', 'ignitus');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 4, exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

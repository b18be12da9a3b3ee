import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mega-cowfyne', () => {
  it('deals 2 to each neighbor of the creature it fights, before the fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['mega-cowfyne'] },
      foe: { line: ['mother', 'tocsin', 'batdrone', 'troll'] },
    });
    t.me.fight('mega-cowfyne', 'tocsin');
    t.expect({
      me: { line: [{ id: 'mega-cowfyne', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }, 'troll'] },
    });
  });

  it('deals nothing when it is attacked, nor to its own neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'troll', 'bumpsy'] },
      foe: { line: ['valdr', 'mega-cowfyne', 'valdr'] },
    });
    t.me.fight('troll', 'mega-cowfyne');
    t.expect({
      me: { line: ['krump', { id: 'troll', damage: 7, exhausted: true }, 'bumpsy'] },
      foe: { line: ['valdr', 'valdr'] },
    });
  });
});

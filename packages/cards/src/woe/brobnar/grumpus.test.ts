import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const grumpus = { id: 'mother', token: 'grumpus' };

describe('grumpus', () => {
  it('ruling grumpus/neighbors: deals 1 to each neighbor of the creature that it attacks, which is destroyed in that fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [grumpus], artifacts: ['the-warchest'] },
      foe: { line: ['troll', 'urchin', 'bumpsy', 'dust-imp'] },
    });
    t.me.fight('grumpus', 'bumpsy');
    t.expect({
      me: { line: [], discard: ['mother'], artifacts: ['the-warchest'] },
      foe: { line: ['troll', { id: 'bumpsy', damage: 2 }, { id: 'dust-imp', damage: 1 }], discard: ['urchin'] },
    });
    t.me.action('the-warchest');
    t.expect({
      me: { aember: 1, line: [], artifacts: [{ id: 'the-warchest', exhausted: true }] },
      foe: { line: ['troll', { id: 'bumpsy', damage: 2 }, { id: 'dust-imp', damage: 1 }] },
    });
  });

  it('splashes nobody when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'bumpsy'] }, foe: { line: [grumpus] } });
    t.me.fight('troll', 'grumpus');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 2 }, 'bumpsy'] },
      foe: { line: [], discard: ['mother'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('monsquito', () => {
  it('heals itself fully after a fight, and deals 2 to a creature', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'monsquito', damage: 1 }] },
      foe: { line: ['dust-pixie', 'troll'] },
    });
    t.me.fight('monsquito', 'dust-pixie').choose('troll');
    t.expect({
      me: { line: [{ id: 'monsquito', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('must take itself where there is no other creature', () => {
    const t = table({ me: { house: 'dis', line: ['monsquito'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('monsquito', 'dust-pixie');
    t.expect({ me: { line: [{ id: 'monsquito', exhausted: true, damage: 2 }] } });
  });

  it('does neither where it dies, nor after a reap', () => {
    const t = table({ me: { house: 'dis', line: ['monsquito'] }, foe: { line: ['mother', 'troll'] } });
    t.me.fight('monsquito', 'mother');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 3 }, 'troll'] } });
    const reap = table({ me: { house: 'dis', line: [{ id: 'monsquito', damage: 2 }] }, foe: { line: ['troll'] } });
    reap.me.reap('monsquito');
    reap.expect({
      me: { aember: 1, line: [{ id: 'monsquito', damage: 2, exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });
});

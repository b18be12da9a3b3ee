import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bingle-bangbang', () => {
  it('deals 5 to each neighbor of the creature it fights, before the fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bingle-bangbang'] },
      foe: { line: ['mother', 'batdrone', 'valdr', 'troll'] },
    });
    t.me.fight('bingle-bangbang', 'batdrone');
    t.expect({ me: { line: [], discard: ['bingle-bangbang'] }, foe: { line: [{ id: 'valdr', damage: 5 }, 'troll'] } });
  });

  it('does nothing when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['batdrone', 'firespitter', 'batdrone'] },
      foe: { line: ['bingle-bangbang'] },
    });
    t.me.fight('firespitter', 'bingle-bangbang');
    t.expect({
      me: { line: ['batdrone', { id: 'firespitter', damage: 1, exhausted: true }, 'batdrone'] },
      foe: { line: [] },
    });
  });

  it('hurts nobody where its target stands alone', () => {
    const t = table({ me: { house: 'brobnar', line: ['bingle-bangbang'] }, foe: { line: ['mother'] } });
    t.me.fight('bingle-bangbang', 'mother');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });
});

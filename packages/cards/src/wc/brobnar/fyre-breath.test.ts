import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fyre-breath', () => {
  it('gives 3 power, and 2 damage to the neighbors of the creature that it attacks before the fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fyre-breath'], line: ['bumpsy'] },
      foe: { line: ['krump', 'troll', 'batdrone', 'dust-imp'] },
    });
    t.me.play('fyre-breath').choose('bumpsy').fight('bumpsy', 'troll');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 0, line: [{ id: 'krump', damage: 2 }, 'dust-imp'] },
    });
  });

  it('deals nothing to the neighbors when its creature is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'troll', 'krump'] },
      foe: { line: [{ id: 'mother', upgrades: ['fyre-breath'] }] },
    });
    t.me.fight('troll', 'mother');
    t.expect({
      me: { line: ['bumpsy', 'krump'], discard: ['troll'] },
      foe: { line: [], discard: ['mother', 'fyre-breath'] },
    });
  });

  it('burns the neighbors of an elusive creature too', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', upgrades: ['fyre-breath'] }] },
      foe: { line: ['krump', 'urchin'] },
    });
    t.me.fight('bumpsy', 'urchin');
    t.expect({
      me: { line: [{ id: 'bumpsy', upgrades: ['fyre-breath'], exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 2 }, 'urchin'] },
    });
  });
});

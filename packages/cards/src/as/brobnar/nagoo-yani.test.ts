import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('nagoo-yani', () => {
  it('deals 4 to an enemy creature as it is played', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['nagoo-yani'], line: ['bumpsy'] },
      foe: { line: ['mother', 'dextre'] },
    });
    t.me.play('nagoo-yani').choose('mother');
    t.expect({
      me: { line: ['bumpsy', { id: 'nagoo-yani', ...used }] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'dextre'] },
    });
  });

  it('and after it fights, but not after it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: ['nagoo-yani'] }, foe: { line: ['batdrone', 'mother'] } });
    t.me.fight('nagoo-yani', 'batdrone');
    t.expect({
      me: { line: [{ id: 'nagoo-yani', damage: 2, ...used }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
    const u = table({ me: { house: 'brobnar', line: ['nagoo-yani'] }, foe: { line: ['mother'] } });
    u.me.reap('nagoo-yani');
    u.expect({ me: { aember: 1, line: [{ id: 'nagoo-yani', ...used }] }, foe: { line: ['mother'] } });
  });

  it('hurts no friendly creature where there is no enemy one', () => {
    const t = table({ me: { house: 'brobnar', hand: ['nagoo-yani'], line: ['bumpsy'] } });
    t.me.play('nagoo-yani');
    t.expect({ me: { line: ['bumpsy', { id: 'nagoo-yani', ...used }] } });
  });

  it('discarded deals 2 to each enemy flank creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['nagoo-yani'], line: ['bumpsy'] },
      foe: { line: ['mother', 'valdr', 'batdrone'] },
    });
    t.me.discard('nagoo-yani');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [{ id: 'mother', damage: 2 }, 'valdr'] } });
    const u = table({ me: { house: 'brobnar', hand: ['nagoo-yani'] }, foe: { line: ['mother'] } });
    u.me.discard('nagoo-yani');
    u.expect({ foe: { line: [{ id: 'mother', damage: 2 }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('grinder-swarm', () => {
  it('has 1 more power for each creature in play, its own among them', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grinder-swarm', 'troll'] },
      foe: { line: ['krump', 'mother', 'valdr', 'bumpsy'], aember: 3 },
    });
    t.me.fight('grinder-swarm', 'krump');
    t.expect({
      me: { line: [{ id: 'grinder-swarm', damage: 6, aember: 2, ...used }, 'troll'] },
      foe: { line: ['mother', 'valdr', 'bumpsy'], aember: 1 },
    });
  });

  it('captures what the opponent has, and not after it reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grinder-swarm', 'troll'] },
      foe: { line: ['batdrone', 'krump'], aember: 1 },
    });
    t.me.fight('grinder-swarm', 'batdrone');
    t.expect({
      me: { line: [{ id: 'grinder-swarm', damage: 2, aember: 1, ...used }, 'troll'] },
      foe: { line: ['krump'], aember: 0 },
    });
    const u = table({ me: { house: 'brobnar', line: ['grinder-swarm'] }, foe: { aember: 2 } });
    u.me.reap('grinder-swarm');
    u.expect({ me: { aember: 1, line: [{ id: 'grinder-swarm', ...used }] }, foe: { aember: 2 } });
  });

  it('dies of its damage where what it fought has left, and captures nothing', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grinder-swarm', 'troll'] },
      foe: { line: ['mother'], aember: 3 },
    });
    t.me.fight('grinder-swarm', 'mother');
    t.expect({ me: { line: ['troll'] }, foe: { line: [], aember: 3 } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('t3r-35a', () => {
  it('ruling t3r-35a/neighbors: may be used in the house of either neighbor', () => {
    for (const house of ['logos', 'brobnar'] as const) {
      const t = table({ me: { house, line: ['mother', 't3r-35a', 'troll'] }, foe: {} });
      t.me.reap('t3r-35a');
      t.expect({ me: { aember: 1, line: ['mother', { id: 't3r-35a', exhausted: true }, 'troll'] } });
    }
  });

  it('may be used in its own house, and in that of no creature further away', () => {
    const t = table({ me: { ...me, line: ['mother', 't3r-35a'] }, foe: {} });
    t.me.reap('t3r-35a');
    t.expect({ me: { aember: 1, line: ['mother', { id: 't3r-35a', exhausted: true }] } });
    const far = table({ me: { house: 'brobnar', line: ['t3r-35a', 'mother', 'troll'] }, foe: { line: ['krump'] } });
    far.me.cannot('reap', 't3r-35a', 'wrong-house');
    far.expect({ me: { aember: 0, line: ['t3r-35a', 'mother', 'troll'] }, foe: { line: ['krump'] } });
  });

  it('is only used so: it cannot be played in the house of another creature', () => {
    const t = table({ me: { house: 'logos', hand: ['t3r-35a'], line: ['mother'] }, foe: {} });
    t.me.cannot('play', 't3r-35a', 'wrong-house');
    t.me.cannot('play', 't3r-35a', 'wrong-house', 'upgrade');
    t.expect({ me: { hand: ['t3r-35a'], line: ['mother'] } });
  });

  it('ruling t3r-35a/upgrade: as an upgrade it gives that to its creature', () => {
    const t = table({
      me: { house: 'logos', line: ['mother', { id: 'troll', upgrades: ['t3r-35a'] }, 'krump'] },
      foe: {},
    });
    t.me.cannot('reap', 'krump', 'wrong-house').reap('troll');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'troll', upgrades: ['t3r-35a'], exhausted: true }, 'krump'] },
    });
  });

  it('on an enemy creature it lets its controller use it', () => {
    const t = table({
      me: { ...me, hand: ['t3r-35a'] },
      foe: { houses: ['logos', 'dis'], line: ['mother', 'troll'] },
    });
    t.me.play('t3r-35a', 'as-upgrade').choose('troll').end();
    t.foe.house('logos').reap('troll');
    t.expect({ foe: { aember: 1, line: ['mother', { id: 'troll', upgrades: ['t3r-35a'], exhausted: true }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hammer-smythe', () => {
  const used = { id: 'hammer-smythe', exhausted: true };

  it('deals 2 after a reap; a creature that this destroys gives a friendly one two counters', () => {
    const t = table({
      me: { house: 'geistoid', line: ['hammer-smythe', 'troll'] },
      foe: { line: ['dust-imp', 'krump'] },
    });
    t.me.reap('hammer-smythe').choose('dust-imp').choose('troll');
    t.expect({
      me: { aember: 1, line: [used, { id: 'troll', power: 2 }] },
      foe: { line: ['krump'], discard: ['dust-imp'] },
    });
  });

  it('gives none where the creature survives', () => {
    const t = table({ me: { house: 'geistoid', line: ['hammer-smythe'] }, foe: { line: ['krump'] } });
    t.me.reap('hammer-smythe').choose('krump');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: [{ id: 'krump', damage: 2 }] } });
  });

  it('may destroy itself, or a friendly creature, and the counters need one that is left', () => {
    const t = table({ me: { house: 'geistoid', line: ['hammer-smythe', 'troll'] }, foe: {} });
    t.me.reap('hammer-smythe').choose('hammer-smythe');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', power: 2 }], discard: ['hammer-smythe'] },
    });
    const alone = table({ me: { house: 'geistoid', line: ['hammer-smythe'] }, foe: {} });
    alone.me.reap('hammer-smythe');
    alone.expect({ me: { aember: 1, line: [], discard: ['hammer-smythe'] } });
  });

  it('a ward keeps the creature, so that there are no counters', () => {
    const t = table({
      me: { house: 'geistoid', line: ['hammer-smythe'] },
      foe: { line: [{ id: 'dust-imp', warded: true }] },
    });
    t.me.reap('hammer-smythe').choose('dust-imp');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: ['dust-imp'] } });
  });
});

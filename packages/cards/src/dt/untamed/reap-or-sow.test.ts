import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reap-or-sow', () => {
  const reapIt = 'Ready and reap with a friendly creature';
  const sow = 'Give three +1 power counters';

  it('readies a friendly creature of any house and reaps with it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: [{ id: 'troll', exhausted: true }, 'mighty-tiger'] },
      foe: { line: ['krump'] },
    });
    t.me.play('reap-or-sow').choose(reapIt).choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, 'mighty-tiger'] },
      foe: { line: ['krump'] },
    });
  });

  it('distributes three counters among creatures of both players', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: ['troll', 'mighty-tiger'] },
      foe: { line: ['krump'] },
    });
    t.me.play('reap-or-sow').choose(sow).choose('troll', 'krump', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', power: 2 }, 'mighty-tiger'] },
      foe: { line: [{ id: 'krump', power: 1 }] },
    });
  });

  it('gives one creature all three', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: ['troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('reap-or-sow').choose(sow).choose('troll', 'troll', 'troll');
    t.expect({ me: { line: [{ id: 'troll', power: 3 }] }, foe: { line: ['krump'] } });
  });

  it('ruling reap-or-sow/as-much-as-possible: one that cannot be used is readied all the same', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: [{ id: 'giant-sloth', exhausted: true }, 'troll'] },
      foe: {},
    });
    t.me.play('reap-or-sow').choose(reapIt).choose('giant-sloth');
    t.expect({ me: { aember: 0, line: ['giant-sloth', 'troll'] } });
  });

  it('ruling reap-or-sow/as-much-as-possible: a stunned one that cannot be used keeps its stun', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: [{ id: 'giant-sloth', stunned: true, exhausted: true }] },
      foe: {},
    });
    t.me.play('reap-or-sow').choose(reapIt);
    t.expect({ me: { aember: 0, line: [{ id: 'giant-sloth', stunned: true }] } });
  });

  it('takes the stun off a stunned creature that can be used, which does not reap then', () => {
    const t = table({
      me: { house: 'untamed', hand: ['reap-or-sow'], line: [{ id: 'troll', stunned: true, exhausted: true }] },
      foe: {},
    });
    t.me.play('reap-or-sow').choose(reapIt);
    t.expect({ me: { aember: 0, line: [{ id: 'troll', exhausted: true }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('genetic-drift', () => {
  it('gives a creature a counter, and then one more to each creature that has any', () => {
    const t = table({
      me: { house: 'untamed', hand: ['genetic-drift'], line: ['mighty-tiger', { id: 'niffle-ape', power: 2 }] },
      foe: { line: [{ id: 'troll', power: 1 }, 'krump'] },
    });
    t.me.play('genetic-drift').choose('mighty-tiger');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mighty-tiger', power: 2 },
          { id: 'niffle-ape', power: 3 },
        ],
      },
      foe: { line: [{ id: 'troll', power: 2 }, 'krump'] },
    });
  });

  it('may choose an enemy creature, or one that has a counter already', () => {
    const t = table({
      me: { house: 'untamed', hand: ['genetic-drift'], line: ['mighty-tiger'] },
      foe: { line: [{ id: 'troll', power: 1 }] },
    });
    t.me.play('genetic-drift').choose('troll');
    t.expect({ me: { aember: 1, line: ['mighty-tiger'] }, foe: { line: [{ id: 'troll', power: 3 }] } });
  });

  it('looks at +1 power counters only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['genetic-drift'], line: ['mighty-tiger'] },
      foe: { line: [{ id: 'troll', counters: { doom: 1 } }] },
    });
    t.me.play('genetic-drift').choose('mighty-tiger');
    t.expect({
      me: { line: [{ id: 'mighty-tiger', power: 2 }] },
      foe: { line: [{ id: 'troll', counters: { doom: 1 } }] },
    });
  });

  it('does nothing but its bonus where there is no creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['genetic-drift'] }, foe: {} });
    t.me.play('genetic-drift');
    t.expect({ me: { aember: 1, discard: ['genetic-drift'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crystal-surge', () => {
  it('exalts each Mutant creature on both sides, and no other', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crystal-surge'], line: ['citizen-shrix', 'paraguardian'] },
      foe: { line: ['lyco-saurus', 'krump', { id: 'dark-centurion', aember: 2 }] },
    });
    t.me.play('crystal-surge');
    t.expect({
      me: { aember: 1, line: [{ id: 'citizen-shrix', aember: 1 }, 'paraguardian'] },
      foe: { line: [{ id: 'lyco-saurus', aember: 1 }, 'krump', { id: 'dark-centurion', aember: 3 }] },
    });
  });

  it('reads what a creature is now: a Mutant that is a copy of something else is none', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crystal-surge'], line: [{ id: 'mimic-gel', as: 'troll' }] },
      foe: { line: ['sacro-saurus'] },
    });
    t.me.play('crystal-surge');
    t.expect({
      me: { aember: 1, line: [{ id: 'mimic-gel', as: 'troll' }] },
      foe: { line: [{ id: 'sacro-saurus', aember: 1 }] },
    });
  });

  it('does nothing without one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crystal-surge'], line: ['paraguardian'] },
      foe: { line: ['krump'] },
    });
    t.me.play('crystal-surge');
    t.expect({ me: { aember: 1, line: ['paraguardian'], discard: ['crystal-surge'] }, foe: { line: ['krump'] } });
  });
});

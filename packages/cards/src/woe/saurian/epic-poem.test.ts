import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('epic-poem', () => {
  it('exalts a friendly creature, and gains 1 for each æmber on it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['epic-poem'], line: [{ id: 'troll', aember: 2 }, 'bumpsy'] },
      foe: { line: [{ id: 'krump', aember: 5 }] },
    });
    t.me.play('epic-poem').choose('troll');
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', aember: 3 }, 'bumpsy'] },
      foe: { line: [{ id: 'krump', aember: 5 }] },
    });
  });

  it('gains nothing without a friendly creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['epic-poem'] }, foe: { line: ['krump'] } });
    t.me.play('epic-poem');
    t.expect({ me: { aember: 0 }, foe: { line: ['krump'] } });
  });
});

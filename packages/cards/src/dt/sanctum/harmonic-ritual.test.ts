import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('harmonic-ritual', () => {
  it('goes from creature to creature to the left as long as they share a house, and gains 1 each time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['harmonic-ritual'], line: ['mother', 'krump', 'troll', 'valdr', 'bumpsy'] },
      foe: {},
    });
    t.me.play('harmonic-ritual').choose('valdr');
    t.expect({ me: { aember: 3, line: ['mother', 'krump', 'troll', 'valdr', 'bumpsy'] } });
  });

  it('ends at the left flank', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['harmonic-ritual'], line: ['krump', 'troll', 'valdr'] },
      foe: {},
    });
    t.me.play('harmonic-ritual').choose('valdr');
    t.expect({ me: { aember: 3, line: ['krump', 'troll', 'valdr'] } });
  });

  it('gains nothing where the left neighbor is of another house, or where there is none', () => {
    for (const chosen of ['mother', 'krump']) {
      const t = table({
        me: { house: 'sanctum', hand: ['harmonic-ritual'], line: ['krump', 'mother', 'batdrone'] },
        foe: {},
      });
      t.me.play('harmonic-ritual').choose(chosen);
      t.expect({ me: { aember: 1, line: ['krump', 'mother', 'batdrone'] } });
    }
  });

  it('each creature is compared with its own left neighbor, so that a chain may change its house', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['harmonic-ritual'],
        line: ['mother', { id: 'batdrone', houseIcons: ['brobnar'] }, 'troll'],
      },
      foe: {},
    });
    t.me.play('harmonic-ritual').choose('troll');
    t.expect({ me: { aember: 3, line: ['mother', 'batdrone', 'troll'] } });
  });

  it('takes a friendly creature only, and does nothing without one', () => {
    const t = table({ me: { house: 'sanctum', hand: ['harmonic-ritual'] }, foe: { line: ['krump', 'troll'] } });
    t.me.play('harmonic-ritual');
    t.expect({ me: { aember: 1 }, foe: { line: ['krump', 'troll'] } });
  });
});

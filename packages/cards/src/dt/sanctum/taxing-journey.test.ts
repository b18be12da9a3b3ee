import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('taxing-journey', () => {
  it('ruling taxing-journey/each-neighbor: the creature captures 1, and each neighbor that shares any house with it captures its own 1', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['taxing-journey'], line: ['krump', 'troll', 'valdr', 'bumpsy'] },
      foe: { aember: 5 },
    });
    t.me.play('taxing-journey').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'krump', aember: 1 }, { id: 'troll', aember: 1 }, { id: 'valdr', aember: 1 }, 'bumpsy'],
      },
      foe: { aember: 2 },
    });
    const icon = table({
      me: {
        house: 'sanctum',
        hand: ['taxing-journey'],
        line: [{ id: 'mother', houseIcons: ['brobnar'] }, 'troll', 'shooler'],
      },
      foe: { aember: 5 },
    });
    icon.me.play('taxing-journey').choose('troll');
    icon.expect({
      me: { line: [{ id: 'mother', aember: 1 }, { id: 'troll', aember: 1 }, 'shooler'] },
      foe: { aember: 3 },
    });
  });

  it('neighbors of other houses capture nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['taxing-journey'], line: ['krump', 'mother', 'troll'] },
      foe: { aember: 5 },
    });
    t.me.play('taxing-journey').choose('mother');
    t.expect({ me: { line: ['krump', { id: 'mother', aember: 1 }, 'troll'] }, foe: { aember: 4 } });
  });

  it('captures as far as there is something: first the creature, then a neighbor that its player chooses', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['taxing-journey'], line: ['krump', 'troll', 'valdr'] },
      foe: { aember: 2 },
    });
    t.me.play('taxing-journey').choose('troll').choose('valdr');
    t.expect({
      me: { line: ['krump', { id: 'troll', aember: 1 }, { id: 'valdr', aember: 1 }] },
      foe: { aember: 0 },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['taxing-journey'] },
      foe: { aember: 2, line: ['krump', 'troll'] },
    });
    t.me.play('taxing-journey');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['krump', 'troll'] } });
  });
});

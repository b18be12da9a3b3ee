import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('irestaff', () => {
  it('enrages a creature of either side and gives it a +1 power counter', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['irestaff'], line: ['troll'] },
      foe: { line: [{ id: 'mother', enraged: true }] },
    });
    t.me.action('irestaff').choose('mother');
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'mother', enraged: true, power: 1 }] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['irestaff'], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    u.me.action('irestaff').choose('troll').cannot('reap', 'troll');
    u.expect({
      me: { artifacts: [{ id: 'irestaff', exhausted: true }], line: [{ id: 'troll', enraged: true, power: 1 }] },
      foe: { line: ['mother'] },
    });
  });

  it('gives the counter although a ward prevents nothing of it, and does nothing without creatures', () => {
    const t = table({ me: { house: 'brobnar', hand: ['irestaff'], artifacts: ['irestaff'] } });
    t.me.play('irestaff').action('irestaff');
    t.expect({
      me: {
        aember: 1,
        artifacts: [
          { id: 'irestaff', exhausted: true },
          { id: 'irestaff', exhausted: true },
        ],
      },
    });
  });
});

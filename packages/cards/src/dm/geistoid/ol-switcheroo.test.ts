import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ol-switcheroo', () => {
  it('a friendly creature captures 1 and goes over to the opponent', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['ol-switcheroo'], line: ['troll', 'krump'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('ol-switcheroo').choose('krump').flank('right');
    t.expect({
      me: { line: ['troll'] },
      foe: { aember: 1, line: ['mother', { id: 'krump', aember: 1 }] },
    });
  });

  it('goes over where nothing can be captured, too', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['ol-switcheroo'], line: ['krump'] },
      foe: { aember: 0 },
    });
    t.me.play('ol-switcheroo');
    t.expect({ me: { line: [] }, foe: { aember: 0, line: ['krump'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'geistoid', hand: ['ol-switcheroo'] }, foe: { aember: 2, line: ['mother'] } });
    t.me.play('ol-switcheroo');
    t.expect({ me: { line: [], discard: ['ol-switcheroo'] }, foe: { aember: 2, line: ['mother'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('first-or-last', () => {
  it('purges each creature that has the highest power, on both sides', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['first-or-last'], line: ['troll', 'silvertooth'] },
      foe: { line: ['troll', 'krump', 'silvertooth'] },
    });
    t.me.play('first-or-last').choose('Purge each creature with the highest power');
    t.expect({
      me: { line: ['silvertooth'], purged: ['troll'] },
      foe: { line: ['krump', 'silvertooth'], purged: ['troll'] },
    });
  });

  it('or each that has the lowest', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['first-or-last'], line: ['troll', 'silvertooth'] },
      foe: { line: ['troll', 'krump', 'umbra'] },
    });
    t.me.play('first-or-last').choose('Purge each creature with the lowest power');
    t.expect({
      me: { line: ['troll'], purged: ['silvertooth'] },
      foe: { line: ['troll', 'krump'], purged: ['umbra'] },
    });
  });

  it('counts power as it is now, with counters, and not what damage left of it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['first-or-last'], line: [{ id: 'silvertooth', power: 7 }] },
      foe: { line: [{ id: 'troll', damage: 7 }, 'urchin'] },
    });
    t.me.play('first-or-last').choose('Purge each creature with the highest power');
    t.expect({ me: { line: [], purged: ['silvertooth'] }, foe: { line: [{ id: 'troll', damage: 7 }, 'urchin'] } });
  });

  it('a ward keeps a creature in play; the next in power is not taken for it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['first-or-last'], line: ['krump'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('first-or-last').choose('Purge each creature with the highest power');
    t.expect({ me: { line: ['krump'] }, foe: { line: ['troll'] } });
  });

  it('without creatures nothing happens', () => {
    const t = table({ me: { house: 'sanctum', hand: ['first-or-last'] }, foe: {} });
    t.me.play('first-or-last').choose('Purge each creature with the lowest power');
    t.expect({ me: { line: [], discard: ['first-or-last'] }, foe: { line: [] } });
  });
});

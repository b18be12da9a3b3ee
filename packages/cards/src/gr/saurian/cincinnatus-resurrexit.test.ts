import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('cincinnatus-resurrexit', () => {
  it('captures 2 and is exalted, and has +1 power for each', () => {
    const t = table({ me: { house: 'saurian', hand: ['cincinnatus-resurrexit'] }, foe: { aember: 3 } });
    t.me.play('cincinnatus-resurrexit');
    t.expect({ me: { line: [{ id: 'cincinnatus-resurrexit', aember: 3, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('does so after a fight', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'cincinnatus-resurrexit', aember: 1 }] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.fight('cincinnatus-resurrexit', 'troll');
    t.expect({
      me: { line: [{ id: 'cincinnatus-resurrexit', aember: 4, damage: 4, exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('is archived as it is destroyed while its player is haunted, and not otherwise', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['cincinnatus-resurrexit'], discard: haunts },
      foe: { line: ['cincinnatus-resurrexit'] },
    });
    t.me.play('gateway-to-dis').choose('cincinnatus-resurrexit');
    t.expect({
      me: { line: [], archives: ['cincinnatus-resurrexit'] },
      foe: { line: [], archives: [], discard: ['cincinnatus-resurrexit'] },
    });
  });
});

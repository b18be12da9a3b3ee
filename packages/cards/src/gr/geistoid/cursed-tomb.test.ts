import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cursed-tomb', () => {
  it('has creatures without æmber purged as they are destroyed, and goes with the last of them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['bumpsy'], artifacts: ['cursed-tomb'] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { aember: 1, line: [], artifacts: [], purged: ['bumpsy', 'cursed-tomb'], discard: ['gateway-to-dis'] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('stays as long as there is a creature, and is purged at once where there is none', () => {
    const stays = table({ me: { house: 'geistoid', hand: ['cursed-tomb'] }, foe: { line: ['troll'] } });
    stays.me.play('cursed-tomb');
    stays.expect({ me: { aember: 1, artifacts: [{ id: 'cursed-tomb', exhausted: true }] }, foe: { line: ['troll'] } });

    const goes = table({ me: { house: 'geistoid', hand: ['cursed-tomb'] } });
    goes.me.play('cursed-tomb');
    goes.expect({ me: { aember: 1, artifacts: [], purged: ['cursed-tomb'], discard: [] } });
  });
});

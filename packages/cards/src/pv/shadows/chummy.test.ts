import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('chummy', () => {
  it('steals 1 before it fights the least powerful enemy creature, one of several too', () => {
    const t = table({
      me: { house: 'shadows', line: ['chummy', 'silvertooth'] },
      foe: { aember: 3, line: ['troll', 'bumpsy', 'bumpsy'] },
    });
    t.me.fight('chummy', 'bumpsy');
    t.expect({
      me: { aember: 1, line: ['silvertooth'] },
      foe: { aember: 2, line: ['troll', { id: 'bumpsy', damage: 3 }, 'bumpsy'] },
    });
  });

  it('steals nothing before it fights another', () => {
    const t = table({ me: { house: 'shadows', line: ['chummy'] }, foe: { aember: 3, line: ['troll', 'bumpsy'] } });
    t.me.fight('chummy', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 3 }, 'bumpsy'] } });
  });

  it('steals nothing as it is attacked', () => {
    const t = table({
      active: 1,
      me: { line: ['chummy'] },
      foe: { house: 'brobnar', aember: 3, line: ['troll'] },
    });
    t.foe.fight('troll', 'chummy');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [{ id: 'troll', exhausted: true, damage: 3 }] } });
  });

  it('Fate: the active player pays 2, or what they have', () => {
    fated('chummy', { aember: 3 }).expect({ me: { aember: 2 }, foe: { aember: 1 } });
    fated('chummy', { aember: 1 }).expect({ me: { aember: 1 }, foe: { aember: 0 } });
  });
});

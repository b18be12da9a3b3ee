import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('evasive-maneuvers', () => {
  it('keeps damage from friendly creatures for the rest of the turn', () => {
    const t = table({
      me: { house: 'shadows', hand: ['evasive-maneuvers'], line: ['silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.play('evasive-maneuvers').fight('silvertooth', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'silvertooth', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('is over in the turn of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['evasive-maneuvers'], line: ['silvertooth'] },
      foe: { houses: ['brobnar', 'dis', 'logos'], line: ['troll'] },
    });
    t.me.play('evasive-maneuvers').end();
    t.foe.house('brobnar').fight('troll', 'silvertooth');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 2, exhausted: true }] } });
  });

  it('Fate: deals 2 to each creature of the active player', () => {
    const t = fated('evasive-maneuvers', { line: ['troll', 'urchin'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'troll', damage: 2 }], discard: ['urchin', 'punch'] } });
  });
});

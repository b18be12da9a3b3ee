import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('gone-pear-shaped', () => {
  it('discards the archives of both players', () => {
    const t = table({
      me: { house: 'shadows', hand: ['gone-pear-shaped'], archives: ['urchin'] },
      foe: { archives: ['troll', 'bumpsy'] },
    });
    t.me.play('gone-pear-shaped');
    t.expect({
      me: { aember: 1, archives: [], discard: ['gone-pear-shaped', 'urchin'] },
      foe: { archives: [], discard: ['troll', 'bumpsy'] },
    });
  });

  it('Fate: no creature can reap for the rest of the turn', () => {
    const t = fated('gone-pear-shaped', { line: ['troll'] }, { line: ['silvertooth'] });
    t.foe.cannot('reap', 'troll').fight('troll', 'silvertooth');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', exhausted: true, damage: 2 }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('charitable-herald', () => {
  it('wards a creature as it is played and after it reaps', () => {
    const t = table({ me: { house: 'redemption', hand: ['charitable-herald'] }, foe: { line: ['troll'] } });
    t.me.play('charitable-herald').choose('troll');
    t.expect({
      me: { line: [{ id: 'charitable-herald', exhausted: true }] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    const u = table({ me: { house: 'redemption', line: ['charitable-herald'] } });
    u.me.reap('charitable-herald');
    u.expect({ me: { aember: 1, line: [{ id: 'charitable-herald', exhausted: true, warded: true }] } });
  });

  it('Fate: removes each ward of friendly creatures of the active player', () => {
    const warded = { id: 'valdr', warded: true } as const;
    const t = fated('charitable-herald', { line: [warded, warded] }, { line: [warded] });
    t.expect({ me: { line: [warded] }, foe: { line: ['valdr', 'valdr'] } });
  });
});

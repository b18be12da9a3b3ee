import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flamegill-enforcer', () => {
  it('captures 3 by its Action:', () => {
    const t = table({ me: { house: 'unfathomable', line: ['flamegill-enforcer'] }, foe: { aember: 4 } });
    t.me.action('flamegill-enforcer');
    t.expect({ me: { line: [{ id: 'flamegill-enforcer', exhausted: true, aember: 3 }] }, foe: { aember: 1 } });
  });

  it('is enraged after the opponent raises the tide, and then must fight', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['flamegill-enforcer'] },
      foe: { aember: 4, line: ['troll'] },
    });
    t.me.play('tidal-wave').cannot('action', 'flamegill-enforcer', 'enraged');
    t.expect({ me: { line: [{ id: 'flamegill-enforcer', enraged: true }] }, foe: { line: ['troll'] } });
  });

  it('stays calm where you raise the tide, or where that of the opponent is high already', () => {
    const yours = table({ me: { house: 'unfathomable', hand: ['pour-tal'], line: ['flamegill-enforcer'] }, foe: {} });
    yours.me.play('pour-tal');
    yours.expect({ me: { line: ['flamegill-enforcer'] } });
    const same = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: ['flamegill-enforcer'] },
      foe: {},
    });
    same.me.play('tidal-wave');
    same.expect({ me: { line: ['flamegill-enforcer'] } });
  });
});

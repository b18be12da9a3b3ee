import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('plancina-hidden-agent', () => {
  it('destroys each of its neighbors as it is destroyed, and no other creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll', 'valdr', 'plancina-hidden-agent', 'bumpsy', 'dextre'] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('plancina-hidden-agent');
    t.expect({
      me: { aember: 1, line: ['troll', 'dextre'], discard: ['punch', 'bumpsy', 'valdr', 'plancina-hidden-agent'] },
      foe: { line: ['troll'] },
    });
  });

  it('does not as it leaves play otherwise', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sedimentary-nap'], line: ['valdr', 'plancina-hidden-agent'] },
    });
    t.me.play('sedimentary-nap').choose('plancina-hidden-agent');
    t.expect({ me: { aember: 1, line: ['valdr'], deck: ['plancina-hidden-agent'] } });
  });

  it('Fate: goes into play under the control of the active player, between whose creatures it is a danger', () => {
    const t = fated('plancina-hidden-agent', { line: ['valdr'], hand: ['punch'] });
    t.foe.flank('right').play('punch').choose('plancina-hidden-agent');
    t.expect({ me: { discard: ['plancina-hidden-agent'] }, foe: { aember: 1, line: [] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('almsmaster-evil-twin', () => {
  it('when a neighbor is destroyed, its player steals 1', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 2 },
      foe: { line: ['silvertooth', 'almsmaster-evil-twin', 'krump'] },
    });
    t.me.play('punch').choose('silvertooth');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: ['almsmaster-evil-twin', 'krump'] } });
  });

  it('gives it neither to itself nor to creatures that are not beside it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], aember: 2 },
      foe: { line: [{ id: 'almsmaster-evil-twin', damage: 2 }, 'krump', 'silvertooth'] },
    });
    t.me.play('punch').choose('silvertooth').play('punch').choose('almsmaster-evil-twin');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: ['krump'] } });
  });

  it('its neighbors still have it where all are destroyed at once', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], aember: 5 },
      foe: { line: ['silvertooth', 'almsmaster-evil-twin', 'krump', 'mother'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 3, chains: 3 }, foe: { aember: 2, line: [] } });
  });

  it('does nothing for a neighbor that its ward saves', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 2 },
      foe: { line: [{ id: 'silvertooth', warded: true }, 'almsmaster-evil-twin'] },
    });
    t.me.play('punch').choose('silvertooth');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: ['silvertooth', 'almsmaster-evil-twin'] } });
  });

  it('may be deployed, and has no taunt', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['almsmaster-evil-twin'], line: ['krump', 'mother'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('almsmaster-evil-twin', { between: ['krump', 'mother'] }).end();
    t.foe.house('dis');
    expect(targetsOf(t, 'shooler')).toEqual(['krump', 'almsmaster-evil-twin', 'mother']);
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('quant', () => {
  it('lets one action card of another house be played this turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['punch', 'fear', 'urchin'], line: ['quant'] },
      foe: { line: ['troll'] },
    });
    t.me
      .cannot('play', 'punch', 'wrong-house')
      .reap('quant')
      .cannot('play', 'urchin', 'wrong-house')
      .play('punch')
      .choose('troll');
    t.me.cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: { aember: 2, hand: ['fear', 'urchin'], line: [{ id: 'quant', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('is not used up by a Logos action, and over with the turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['labwork', 'punch', 'fear'], line: ['quant'] },
      foe: { ...foeHouses },
    });
    t.me.reap('quant').play('labwork').choose('fear').end();
    t.foe.house('dis').end();
    t.me.house('logos').no();
    t.me.cannot('play', 'punch', 'wrong-house');
    t.expect({ me: { archives: ['fear'], line: ['quant'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('swindle', () => {
  it('steals 3 and ends the step', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['swindle'], line: ['umbra'], deck: filler(6) },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('swindle');
    t.expect({ active: 'foe', me: { aember: 3, hand: filler(6), line: ['umbra'] }, foe: { aember: 2 } });
  });

  it('takes what there is, and comes first or not at all', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['swindle'], line: ['umbra'] },
      foe: { ...foeHouses, aember: 2 },
    });
    const late = table({ me: { house: 'shadows', hand: ['swindle'], line: ['umbra'] }, foe: { aember: 2 } });
    t.me.play('swindle');
    t.expect({ me: { aember: 2, line: ['umbra'] }, foe: { aember: 0 } });
    late.me.reap('umbra').cannot('play', 'swindle', 'alpha');
    late.expect({ me: { aember: 1, line: [{ id: 'umbra', exhausted: true }] }, foe: { aember: 2 } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('crystalline-harvest', () => {
  it('ruling crystalline-harvest/itself: gains 1 for itself and for each action card after it this turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['crystalline-harvest', 'windrow-composting', 'flarie'], discard: ['mogg'] },
    });
    t.me.play('crystalline-harvest');
    t.expect({ me: { aember: 1, hand: ['windrow-composting', 'flarie'], discard: ['crystalline-harvest', 'mogg'] } });
    t.me.play('flarie');
    t.me.play('windrow-composting').choose('crystalline-harvest', 'mogg');
    // Its icon, and 1 for its being played.
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'flarie', exhausted: true }],
        deck: ['mogg'],
        discard: ['windrow-composting', 'crystalline-harvest'],
      },
    });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['crystalline-harvest'], deck: ['windrow-composting'] },
      foe: { hand: ['windrow-composting'] },
    });
    t.me.play('crystalline-harvest').end();
    t.foe.play('windrow-composting').end();
    t.me.play('windrow-composting');
    t.expect({ me: { aember: 2 }, foe: { aember: 1 } });
  });

  it('Fate: the active player loses 1 for each action card that they play then', () => {
    const t = fated('crystalline-harvest', { aember: 3, hand: ['punch', 'flarie'], line: ['troll'] }, { aember: 3 });
    t.foe.play('punch').choose('crystalline-harvest');
    // Its icon gave 1.
    t.expect({ me: { aember: 3 }, foe: { aember: 3, line: [{ id: 'troll', damage: 3 }] } });
  });
});

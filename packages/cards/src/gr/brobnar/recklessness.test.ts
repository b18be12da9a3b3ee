import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recklessness', () => {
  it('each player discards 3 random cards, then draws 3', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['recklessness', 'punch', 'punch', 'punch', 'punch'],
        deck: ['troll', 'troll', 'troll', 'mother'],
      },
      foe: { hand: ['anger', 'anger'], deck: ['krump', 'krump', 'krump', 'valdr'] },
    });
    t.me.play('recklessness');
    t.expect({
      me: { aember: 1, hand: ['punch', 'troll', 'troll', 'troll'], deck: ['mother'] },
      foe: { hand: ['krump', 'krump', 'krump'], deck: ['valdr'], discard: ['anger', 'anger'] },
    });
  });
});

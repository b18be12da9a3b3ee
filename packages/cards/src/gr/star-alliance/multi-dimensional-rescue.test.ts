import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('multi-dimensional-rescue', () => {
  it('returns one card of each type, lets a non-Star Alliance card be played, and is purged', () => {
    const t = table({
      me: {
        ...{ house: 'star-alliance', hand: ['multi-dimensional-rescue'] },
        discard: ['punch', 'fear', 'troll', 'uplink', 'banner-of-battle'],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('multi-dimensional-rescue').choose('punch');
    t.expect({
      me: {
        ...{ hand: ['punch', 'troll', 'uplink', 'banner-of-battle'], discard: ['fear'] },
        purged: ['multi-dimensional-rescue'],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('troll').cannot('play', 'punch', 'wrong-house');
    t.expect({
      me: {
        ...{ hand: ['punch', 'uplink', 'banner-of-battle'], discard: ['fear'] },
        line: [{ id: 'troll', exhausted: true }],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('returns as many as there are types, two of one never', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['multi-dimensional-rescue'], discard: ['punch', 'fear', 'troll'] },
      foe: {},
    });
    t.me.play('multi-dimensional-rescue').choose('fear');
    t.expect({
      me: { hand: ['fear', 'troll'], discard: ['punch'], purged: ['multi-dimensional-rescue'] },
    });
  });
});

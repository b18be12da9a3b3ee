import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('out-of-ideas', () => {
  it('ruling out-of-ideas/itself: is shuffled into your deck with the top card of your discard pile', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['out-of-ideas'], deck: [], discard: ['punch', 'anger'] },
    });
    t.me.play('out-of-ideas');
    t.expect({ me: { aember: 1, discard: ['anger'], deck: ['out-of-ideas', 'punch'] } });
  });

  it('goes alone where the pile is empty', () => {
    const t = table({ me: { house: 'geistoid', hand: ['out-of-ideas'] }, foe: { discard: ['fear'] } });
    t.me.play('out-of-ideas');
    t.expect({ me: { discard: [], deck: ['out-of-ideas'] }, foe: { discard: ['fear'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('recorded-history', () => {
  it('archives up to 3 cards of different houses from the hand', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['recorded-history', 'punch', 'troll', 'fear', 'mother', 'valdr'] },
      foe: {},
    });
    t.me.play('recorded-history').choose('punch');
    expect(t.options()).toEqual(['mother', 'fear', 'done']);
    t.me.choose('fear').choose('mother');
    t.expect({
      me: {
        ...{ aember: 1, hand: ['troll', 'valdr'], discard: ['recorded-history'] },
        archives: ['punch', 'fear', 'mother'],
      },
    });
  });

  it('fewer, or none', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['recorded-history', 'punch', 'fear'] }, foe: {} });
    t.me.play('recorded-history').done();
    t.expect({ me: { aember: 1, hand: ['punch', 'fear'], archives: [], discard: ['recorded-history'] } });
  });
});

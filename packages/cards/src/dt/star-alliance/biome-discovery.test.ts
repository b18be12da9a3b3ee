import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('biome-discovery', () => {
  it('lets you look at two cards and discard one of them while the tide is high', () => {
    const t = table({
      me: { ...me, hand: ['biome-discovery'], deck: ['punch', 'fear', 'urchin'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('biome-discovery').yes();
    expect([...t.options()].sort()).toEqual(['fear', 'punch']);
    t.me.choose('fear');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, hand: [], deck: ['punch', 'urchin'], discard: ['biome-discovery', 'fear'] },
    });
  });

  it('may be declined: nothing is seen and nothing discarded', () => {
    const t = table({
      me: { ...me, hand: ['biome-discovery'], deck: ['punch', 'fear'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('biome-discovery').no();
    expect(t.events.some((event) => event.type === 'reveal')).toBe(false);
    t.expect({ me: { aember: 1, deck: ['punch', 'fear'], discard: ['biome-discovery'] } });
  });

  it('takes the only card of a deck', () => {
    const t = table({ me: { ...me, hand: ['biome-discovery'], deck: ['punch'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('biome-discovery').yes();
    t.expect({ me: { aember: 1, deck: [], discard: ['biome-discovery', 'punch'] } });
  });

  it.each([['low', { highFor: 1 }] as const, ['neutral', undefined] as const])(
    'only raises the tide while it is %s',
    (_how, tide) => {
      const t = table({
        me: { ...me, hand: ['biome-discovery'], deck: ['punch', 'fear'] },
        foe: {},
        ...(tide ? { tide } : {}),
      });
      t.me.play('biome-discovery');
      t.expect({
        tide: { highFor: 0 },
        me: { aember: 1, deck: ['punch', 'fear'], discard: ['biome-discovery'] },
      });
    },
  );
});

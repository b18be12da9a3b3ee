import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('it-s-coming', () => {
  it('fetches either half of a gigantic creature from the deck, shows it and shuffles', () => {
    const t = table({
      me: { house: 'logos', hand: ['it-s-coming'], deck: ['punch', 'ultra-gravitron', 'troll', 'ultra-gravitron2'] },
      foe: {},
    });
    t.me.play('it-s-coming').choose('ultra-gravitron2');
    t.expect({ me: { aember: 1, hand: ['ultra-gravitron2'], discard: ['it-s-coming'] } });
    expect(revealed(t)).toEqual(['ultra-gravitron2']);
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('or from the discard pile, which is not shuffled into the deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['it-s-coming'], deck: ['punch'], discard: ['fear', 'ultra-gravitron'] },
      foe: { discard: ['ultra-gravitron2'] },
    });
    t.me.play('it-s-coming').choose('ultra-gravitron');
    t.expect({ me: { hand: ['ultra-gravitron'], deck: ['punch'], discard: ['it-s-coming', 'fear'] } });
  });

  it('may find nothing, and shuffles all the same', () => {
    const t = table({
      me: { house: 'logos', hand: ['it-s-coming'], deck: ['ultra-gravitron', 'ultra-gravitron2'] },
      foe: {},
    });
    t.me.play('it-s-coming').done();
    t.expect({ me: { hand: [], discard: ['it-s-coming'] } });
    expect(revealed(t)).toEqual([]);
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('finds no creature that is whole', () => {
    const t = table({ me: { house: 'logos', hand: ['it-s-coming'], deck: ['troll', 'mother'] }, foe: {} });
    t.me.play('it-s-coming');
    t.expect({ me: { aember: 1, hand: [], discard: ['it-s-coming'] } });
    expect(revealed(t)).toEqual([]);
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('crimson-dax', () => {
  it('may show and purge a non-Mars card of the hand for three +1 power counters on a Mars creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['punch', 'anger', 'tunk'], line: ['crimson-dax', 'troll'] },
      foe: { line: ['zorg'] },
    });
    t.me.reap('crimson-dax').yes();
    expect(t.options()).toEqual(['anger', 'punch']);
    t.me.choose('anger').choose('zorg');
    expect(revealed(t)).toEqual(['anger']);
    t.expect({
      me: {
        aember: 1,
        hand: ['punch', 'tunk'],
        purged: ['anger'],
        line: [{ id: 'crimson-dax', exhausted: true }, 'troll'],
      },
      foe: { line: [{ id: 'zorg', power: 3 }] },
    });
  });

  it('may not', () => {
    const t = table({ me: { house: 'mars', hand: ['punch', 'anger'], line: ['crimson-dax'] } });
    t.me.reap('crimson-dax').no();
    t.expect({
      me: { aember: 1, hand: ['punch', 'anger'], purged: [], line: [{ id: 'crimson-dax', exhausted: true }] },
    });
  });

  it('does nothing with only Mars cards in hand', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk', 'zorg'], line: ['crimson-dax'] } });
    t.me.reap('crimson-dax').cannot('reap', 'crimson-dax');
    t.expect({
      me: { aember: 1, hand: ['tunk', 'zorg'], purged: [], line: [{ id: 'crimson-dax', exhausted: true }] },
    });
  });
});

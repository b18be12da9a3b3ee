import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('cladogenesis', () => {
  it('discards the top card of each deck, all of its house in the hand of its player, and fills the hands', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cladogenesis', 'flarie', 'troll'], deck: ['mogg', ...filler(8)] },
      foe: { hand: ['flarie', 'troll', 'dextre'], deck: ['anger', ...filler(8)] },
    });
    t.me.play('cladogenesis');
    t.expect({
      me: {
        aember: 1,
        hand: ['troll', ...filler(5)],
        deck: filler(3),
        discard: ['cladogenesis', 'flarie', 'mogg'],
      },
      foe: { hand: ['flarie', 'dextre', ...filler(4)], deck: filler(4), discard: ['troll', 'anger'] },
    });
  });

  it('discards nothing of a hand where a deck is empty, but fills it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cladogenesis', 'flarie'], discard: filler(2), deck: [] },
      foe: { hand: ['punch'], deck: ['flarie'] },
    });
    t.me.play('cladogenesis');
    t.expect({
      me: { aember: 1, hand: ['flarie', ...filler(2)], deck: [], discard: ['cladogenesis'] },
      foe: { hand: ['punch', 'flarie'], deck: [], discard: [] },
    });
  });

  it('minds chains as a “draw cards” step does, and sheds one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cladogenesis'], deck: ['mogg', ...filler(8)], chains: 1 },
      foe: { deck: ['punch'] },
    });
    t.me.play('cladogenesis');
    t.expect({ me: { aember: 1, hand: filler(5), chains: 0 }, foe: { discard: [], deck: [], hand: ['punch'] } });
  });
});

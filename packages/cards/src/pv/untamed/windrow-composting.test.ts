import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('windrow-composting', () => {
  it('shuffles a card of the discard pile into the deck', () => {
    const t = table({
      me: { house: 'untamed', hand: ['windrow-composting'], discard: ['troll', 'flarie'], deck: [] },
      foe: { discard: ['mogg'] },
    });
    t.me.play('windrow-composting').choose('flarie');
    t.expect({
      me: { aember: 1, deck: ['flarie'], discard: ['windrow-composting', 'troll'] },
      foe: { discard: ['mogg'], deck: [] },
    });
  });

  it('Fate: each player shuffles their discard pile into their deck', () => {
    const t = fated('windrow-composting', { discard: ['troll'] }, { discard: ['mogg', 'mogg'], deck: [] });
    t.expect({ me: { deck: ['mogg', 'mogg'], discard: ['windrow-composting'] }, foe: { discard: [] } });
  });
});

import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('hoodwink', () => {
  it('steals 1 for each card in hand that is not of Shadows, and is purged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hoodwink', 'troll', 'mother', 'urchin'] },
      foe: { aember: 5 },
    });
    t.me.play('hoodwink');
    t.expect({
      me: { aember: 2, hand: ['troll', 'mother', 'urchin'], discard: [], purged: ['hoodwink'] },
      foe: { aember: 3 },
    });
    expect(see(t.state, 1).players[0]?.hand.map(({ known }) => known)).toEqual([true, true, true]);
  });

  it('steals nothing with an empty hand, and is purged all the same', () => {
    const t = table({ me: { house: 'shadows', hand: ['hoodwink'] }, foe: { aember: 5 } });
    t.me.play('hoodwink');
    t.expect({ me: { aember: 0, purged: ['hoodwink'] }, foe: { aember: 5 } });
  });
});

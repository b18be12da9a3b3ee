import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('punctuated-equilibrium', () => {
  it('lets each player discard their hand and draw a new one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['punctuated-equilibrium', 'fear', 'anger'], deck: filler(8) },
      foe: { hand: ['urchin'], deck: filler(7) },
    });
    t.me.play('punctuated-equilibrium');
    t.expect({
      me: { hand: filler(6), deck: filler(2), discard: ['punctuated-equilibrium', 'fear', 'anger'] },
      foe: { hand: filler(6), deck: filler(1), discard: ['urchin'] },
    });
  });

  it('minds chains, and sheds one of them', () => {
    const t = table({
      me: { house: 'untamed', hand: ['punctuated-equilibrium'], deck: filler(8), chains: 7 },
      foe: { deck: filler(8) },
    });
    t.me.play('punctuated-equilibrium');
    t.expect({ me: { hand: filler(4), chains: 6 }, foe: { hand: filler(6) } });
  });
});

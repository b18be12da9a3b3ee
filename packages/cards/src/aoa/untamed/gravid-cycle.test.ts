import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('gravid-cycle', () => {
  it('returns a card of the discard pile to hand and ends the step', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['gravid-cycle', 'dust-pixie'],
        discard: ['fear', 'urchin'],
        deck: filler(6),
      },
      foe: { ...foeHouses },
    });
    t.me.play('gravid-cycle').choose('fear');
    t.expect({
      active: 'foe',
      me: { aember: 1, hand: ['dust-pixie', 'fear', ...filler(4)], discard: ['gravid-cycle', 'urchin'] },
    });
  });

  it('does not return itself, and ends the step where there is nothing', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['gravid-cycle'], deck: filler(6) },
      foe: { ...foeHouses },
    });
    t.me.play('gravid-cycle');
    t.expect({ active: 'foe', me: { aember: 1, hand: filler(6), discard: ['gravid-cycle'] } });
  });
});

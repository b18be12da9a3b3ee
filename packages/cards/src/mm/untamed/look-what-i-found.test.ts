import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('look-what-i-found', () => {
  it('returns a card of each type from the discard pile to hand', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['look-what-i-found', ...filler(6)],
        discard: ['anger', 'cannon', 'krump', 'troll', 'way-of-the-wolf', 'fear'],
      },
      foe: { ...foeHouses, discard: ['urchin'] },
    });
    t.me.play('look-what-i-found').choose('fear', 'troll');
    t.expect({
      active: 'foe',
      me: {
        hand: [...filler(6), 'cannon', 'fear', 'troll', 'way-of-the-wolf'],
        discard: ['look-what-i-found', 'anger', 'krump'],
      },
      foe: { discard: ['urchin'] },
    });
  });

  it('returns what there is where a type is missing', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['look-what-i-found', ...filler(6)],
        discard: ['cannon', 'way-of-the-wolf'],
      },
      foe: foeHouses,
    });
    t.me.play('look-what-i-found');
    t.expect({ me: { hand: [...filler(6), 'cannon', 'way-of-the-wolf'], discard: ['look-what-i-found'] } });
  });

  it('does not find itself, and returns nothing from an empty pile', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['look-what-i-found', ...filler(6)] },
      foe: { ...foeHouses, discard: ['urchin'] },
    });
    t.me.play('look-what-i-found');
    t.expect({ active: 'foe', me: { hand: filler(6), discard: ['look-what-i-found'] }, foe: { discard: ['urchin'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('scheming-expertise', () => {
  it('makes blue keys dearer for both players', () => {
    const houses = ['dis', 'logos', 'mars'] as const;
    const two = { houses, keys: ['yellow', 'red'], aember: 6 } as const;
    const t = table({ step: 'forge', me: { ...two, beside: ['scheming-expertise'] }, foe: two });
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { keys: ['yellow', 'red'], aember: 6 }, foe: { keys: ['yellow', 'red'], aember: 6 } });
  });

  it.each([
    { keys: ['blue'], drawn: 8 },
    { keys: ['red', 'yellow'], drawn: 6 },
  ] as const)('has drawn $drawn cards with the keys $keys at the end of a turn', ({ keys, drawn }) => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'mars'], keys, deck: filler(10), beside: ['scheming-expertise'] },
      foe: { houses: ['dis', 'logos', 'mars'], keys: ['blue'], deck: filler(10) },
    });
    t.me.end();
    t.expect({ me: { hand: filler(drawn) }, foe: { hand: [] } });
    t.foe.house('dis').end();
    t.expect({ foe: { hand: filler(6) } });
  });

  it.each([5, 6, 7, 9])('ruling scheming-expertise/besides: with %i cards in hand draws 2 besides', (cards) => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'logos', 'mars'],
        keys: ['blue'],
        hand: filler(cards),
        deck: filler(10),
        beside: ['scheming-expertise'],
      },
      foe: { houses: ['dis', 'logos', 'mars'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(Math.max(6, cards) + 2) } });
  });

  it('ruling scheming-expertise/besides: so it does as if it were that step, but not where that is skipped', () => {
    const me = { houses: ['dis', 'logos', 'untamed'], keys: ['blue'], beside: ['scheming-expertise'] } as const;
    const foe = { houses: ['dis', 'logos', 'mars'] } as const;
    const constant = { id: 'the-constant', house: 'dis' } as const;
    const t = table({ me: { ...me, house: 'untamed', hand: ['punctuated-equilibrium'], deck: filler(10) }, foe });
    t.me.play('punctuated-equilibrium');
    t.expect({ me: { hand: filler(8) } });
    const u = table({
      me: { ...me, house: 'dis', hand: filler(7), deck: filler(9), artifacts: [constant] },
      foe,
    });
    u.me.end();
    u.expect({ me: { hand: filler(7), artifacts: ['the-constant'] } });
  });
});

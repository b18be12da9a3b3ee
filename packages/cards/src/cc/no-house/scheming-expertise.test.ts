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
});

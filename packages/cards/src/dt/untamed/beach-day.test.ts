import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('beach-day', () => {
  it('returns a creature to its owner’s hand, and gains 1 more while the tide is high', () => {
    const t = table({
      me: { house: 'untamed', hand: ['beach-day'], line: ['mighty-tiger'] },
      foe: { line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.play('beach-day').choose('troll');
    t.expect({ me: { aember: 2, line: ['mighty-tiger'] }, foe: { line: [], hand: ['troll'] }, tide: { highFor: 0 } });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('gains nothing more while the tide is $how', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', hand: ['beach-day'] },
      foe: { line: ['troll'] },
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.play('beach-day');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: ['troll'] } });
  });

  it('must take a friendly creature where there is no other', () => {
    const t = table({ me: { house: 'untamed', hand: ['beach-day'], line: ['mighty-tiger'] }, foe: {} });
    t.me.play('beach-day');
    t.expect({ me: { aember: 1, line: [], hand: ['mighty-tiger'] } });
  });

  it('returns a creature that changed hands to its owner', () => {
    const t = table({ me: { house: 'untamed', hand: ['beach-day'] }, foe: { line: [{ id: 'troll', owner: 0 }] } });
    t.me.play('beach-day');
    t.expect({ me: { aember: 1, hand: ['troll'] }, foe: { line: [], hand: [] } });
  });

  it('gains the æmber of the high tide whether or not a creature was returned', () => {
    const position = { me: { house: 'untamed', hand: ['beach-day'] }, tide: { highFor: 0 } } as const;
    const warded = table({ ...position, foe: { line: [{ id: 'troll', warded: true }] } });
    warded.me.play('beach-day');
    warded.expect({ me: { aember: 2 }, foe: { line: ['troll'], hand: [] } });
    const empty = table({ ...position, foe: {} });
    empty.me.play('beach-day');
    empty.expect({ me: { aember: 2 } });
  });
});

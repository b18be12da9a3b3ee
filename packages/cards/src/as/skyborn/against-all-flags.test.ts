import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('against-all-flags', () => {
  it.each([
    {
      what: 'creatures of one house on both of your flanks',
      mine: ['troll', 'mother', 'bumpsy'],
      theirs: [],
      stolen: 2,
    },
    {
      what: 'a house that your flank creature shares with an enemy one',
      mine: ['troll', 'mother'],
      theirs: ['gub', 'urchin', 'bumpsy'],
      stolen: 2,
    },
    { what: 'two enemy flank creatures of one house', mine: [], theirs: ['troll', 'bumpsy'], stolen: 2 },
    {
      what: 'flank creatures of different houses',
      mine: ['troll', 'mother'],
      theirs: ['gub', 'bumpsy', 'urchin'],
      stolen: 1,
    },
    { what: 'a single creature', mine: ['troll'], theirs: [], stolen: 1 },
    { what: 'no creature', mine: [], theirs: [], stolen: 1 },
  ])('steals $stolen with $what', ({ mine, theirs, stolen }) => {
    const t = table({
      me: { house: 'skyborn', hand: ['against-all-flags'], line: mine },
      foe: { aember: 5, line: theirs },
    });
    t.me.play('against-all-flags');
    t.expect({ me: { aember: 1 + stolen, line: mine }, foe: { aember: 5 - stolen, line: theirs } });
  });

  it('counts a creature of two houses for each of them', () => {
    const t = table({
      me: {
        house: 'skyborn',
        hand: ['against-all-flags'],
        line: [{ id: 'troll', upgrades: ['badge-of-unity'] }, 'mother', 'com-officer-palik'],
      },
      foe: { aember: 5 },
    });
    t.me.play('against-all-flags');
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', upgrades: ['badge-of-unity'] }, 'mother', 'com-officer-palik'] },
      foe: { aember: 3 },
    });
  });

  it('steals what there is', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['against-all-flags'], line: ['troll', 'bumpsy'] },
      foe: { aember: 1 },
    });
    t.me.play('against-all-flags');
    t.expect({ me: { aember: 2, line: ['troll', 'bumpsy'] }, foe: { aember: 0 } });
  });
});

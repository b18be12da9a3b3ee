import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { revealed } from '../../testing/revealed.ts';

describe('gambling-den', () => {
  it.each([
    { named: 'brobnar', gained: 5 },
    { named: 'dis', gained: 1 },
  ] as const)('lets the player whose turn begins name $named: they have $gained then', ({ named, gained }) => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['gambling-den'] },
      foe: { ...foeHouses, aember: 3, deck: ['punch'] },
    });
    t.me.end();
    t.foe.yes().house(named);
    t.expect({ foe: { aember: gained, deck: ['punch'] } });
    expect(revealed(t)).toEqual(['punch']);
  });

  it('may be declined, and works for its own player too', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['gambling-den'], deck: filler(8) },
      foe: { ...foeHouses, aember: 3, deck: ['punch'] },
    });
    t.me.end();
    t.foe.no().house('dis').end();
    t.me.yes().house('brobnar');
    t.expect({ me: { aember: 2 }, foe: { aember: 3 } });
  });

  it('ruling gambling-den/empty-deck: there is nothing to name with an empty deck', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['gambling-den'] },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.end();
    t.expect({ foe: { aember: 3 }, active: 'foe' });
  });
});

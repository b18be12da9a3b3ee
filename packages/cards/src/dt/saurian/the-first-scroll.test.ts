import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-first-scroll', () => {
  const houses = myHouses.saurian.houses;

  it('after its player forged a key, each friendly creature captures 1 from their own pool', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 9, artifacts: ['the-first-scroll'], line: ['bumpsy', { id: 'mother', aember: 1 }] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.house('saurian');
    t.expect({
      me: {
        keys: 1,
        aember: 1,
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'mother', aember: 2 },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
  });

  it('after the opponent forged, it is their creatures and their pool', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { houses, aember: 3, artifacts: ['the-first-scroll'], line: ['bumpsy'] },
      foe: { ...foeHouses, aember: 8, line: ['troll', 'tocsin'] },
    });
    t.foe.house('dis');
    t.expect({
      me: { aember: 3, line: ['bumpsy'] },
      foe: {
        keys: 1,
        aember: 0,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'tocsin', aember: 1 },
        ],
      },
    });
  });

  it('the active player chooses who captures where what is left does not suffice', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 7, artifacts: ['the-first-scroll'], line: ['bumpsy', 'mother'] },
      foe: {},
    });
    t.me.choose('mother').house('saurian');
    t.expect({ me: { keys: 1, aember: 0, line: ['bumpsy', { id: 'mother', aember: 1 }] } });
  });

  it('nobody captures out of an empty pool, or where no key is forged', () => {
    const t = table({
      step: 'forge',
      me: { houses, aember: 6, artifacts: ['the-first-scroll'], line: ['bumpsy'] },
      foe: { aember: 2 },
    });
    t.me.house('saurian');
    t.expect({ me: { keys: 1, aember: 0, line: ['bumpsy'] }, foe: { aember: 2 } });
    const u = table({
      step: 'forge',
      me: { houses, aember: 5, artifacts: ['the-first-scroll'], line: ['bumpsy'] },
      foe: {},
    });
    u.me.house('saurian');
    u.expect({ me: { keys: 0, aember: 5, line: ['bumpsy'] } });
  });

  it('a key that is forged by an effect counts, and two Scrolls do it twice', () => {
    const t = table({
      me: {
        house: 'saurian',
        aember: 16,
        hand: ['imperial-forge'],
        artifacts: ['the-first-scroll', 'the-first-scroll'],
        line: ['bumpsy'],
      },
      foe: {},
    });
    t.me.play('imperial-forge');
    t.expect({ me: { keys: 1, aember: 1, line: [{ id: 'bumpsy', aember: 2 }] } });
  });
});

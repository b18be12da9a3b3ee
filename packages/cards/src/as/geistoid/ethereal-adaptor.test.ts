import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const upgrades = ['ethereal-adaptor'];

describe('ethereal-adaptor', () => {
  it('lets you spend the æmber on its creature for keys', () => {
    const t = table({
      step: 'forge',
      me: {
        ...myHouses.dis,
        aember: 4,
        line: [
          { id: 'gub', aember: 2, upgrades },
          { id: 'troll', aember: 2 },
        ],
      },
      foe: {},
    });
    t.me.house('dis');
    t.expect({
      me: {
        keys: 1,
        aember: 0,
        line: [
          { id: 'gub', upgrades },
          { id: 'troll', aember: 2 },
        ],
      },
    });
  });

  it('leaves the choice of what is spent', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, aember: 6, line: [{ id: 'gub', aember: 2, upgrades }] },
      foe: {},
    });
    t.me.choose('gub').done().house('dis');
    t.expect({ me: { keys: 1, aember: 1, line: [{ id: 'gub', aember: 1, upgrades }] } });
  });

  it('on an enemy creature it serves its controller', () => {
    const t = table({
      step: 'forge',
      active: 1,
      me: { ...myHouses.dis, aember: 4, deck: filler(6) },
      foe: {
        ...foeHouses,
        aember: 4,
        line: [{ id: 'gub', aember: 2, upgrades: [{ id: 'ethereal-adaptor', owner: 0 }] }],
        deck: filler(6),
      },
    });
    t.foe.house('dis').end();
    t.expect({ me: { keys: 0, aember: 4 }, foe: { keys: 1, aember: 0, line: [{ id: 'gub', upgrades }] } });
  });
});

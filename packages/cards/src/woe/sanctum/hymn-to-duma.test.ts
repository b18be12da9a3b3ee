import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('hymn-to-duma', () => {
  it('a friendly creature may be destroyed for 2 captures, whatever house is active', () => {
    const t = table({
      me: { house: 'dis', line: ['troll', 'sequis'], artifacts: ['hymn-to-duma'] },
      foe: { aember: 3 },
    });
    t.me.omni('troll');
    t.expect({
      me: { line: [{ id: 'sequis', aember: 2 }], discard: ['troll'], artifacts: ['hymn-to-duma'] },
      foe: { aember: 1 },
    });
  });

  it('the last one captures nothing; enemy creatures have no such ability', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['troll'], artifacts: ['hymn-to-duma'] },
      foe: { ...foeHouses, line: ['krump'], aember: 3 },
    });
    t.me.omni('troll').end();
    t.foe.house('dis').cannot('omni', 'krump');
    t.expect({ me: { line: [], artifacts: ['hymn-to-duma'] }, foe: { aember: 3, line: ['krump'] } });
  });
});

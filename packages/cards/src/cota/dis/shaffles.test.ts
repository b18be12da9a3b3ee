import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('shaffles', () => {
  it('costs the opponent 1 at the end of the turn, before they could forge', () => {
    const t = table({ me: { house: 'logos', ...myHouses.dis, line: ['shaffles'] }, foe: { ...foeHouses, aember: 6 } });
    t.me.end();
    t.expect({ me: { line: ['shaffles'], aember: 0 }, foe: { aember: 5, keys: 0 }, active: 'foe' });
  });

  it('costs nothing at the end of the turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, aember: 3 },
      foe: { ...foeHouses, line: ['shaffles'], aember: 3 },
    });
    t.me.end();
    t.expect({ me: { aember: 3 }, foe: { line: ['shaffles'], aember: 3 }, active: 'foe' });
  });

  it('costs nothing of an empty pool, and 2 with two of them', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['shaffles'] }, foe: { ...foeHouses, aember: 0 } });
    t.me.end();
    t.expect({ me: { line: ['shaffles'] }, foe: { aember: 0 }, active: 'foe' });
    const u = table({
      me: { house: 'dis', ...myHouses.dis, line: ['shaffles', 'shaffles'] },
      foe: { ...foeHouses, aember: 3 },
    });
    u.me.end();
    u.expect({ me: { line: ['shaffles', 'shaffles'] }, foe: { aember: 1 }, active: 'foe' });
  });

  it('does it turn after turn', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['shaffles'] }, foe: { ...foeHouses, aember: 4 } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.expect({ me: { line: ['shaffles'] }, foe: { aember: 2 }, active: 'foe' });
  });

  it('works for the player who controls it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: [{ id: 'shaffles', owner: 1 }], aember: 2 },
      foe: { ...foeHouses, aember: 2 },
    });
    t.me.end();
    t.expect({ me: { line: ['shaffles'], aember: 2 }, foe: { aember: 1 }, active: 'foe' });
  });
});

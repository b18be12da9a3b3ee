import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ven-omawk', () => {
  it('lets the opponent refill to one card less', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['ven-omawk'], deck: filler(10) },
      foe: { ...foeHouses, deck: filler(10) },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({ me: { hand: filler(6), line: ['ven-omawk'] }, foe: { hand: filler(5) } });
  });

  it('two of them make it two less', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['ven-omawk', 'ven-omawk'] },
      foe: { ...foeHouses, deck: filler(10) },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({ me: { line: ['ven-omawk', 'ven-omawk'] }, foe: { hand: filler(4) } });
  });

  it('takes no card away that is in hand already', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['ven-omawk'] },
      foe: { ...foeHouses, hand: filler(6), deck: filler(3) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['ven-omawk'] }, foe: { hand: filler(6) } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('beehemoth', () => {
  it('gives a creature of either side a +1 power counter at the start of its player’s turn alone', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.brobnar, line: ['beehemoth'] },
      foe: { house: 'dis', ...foeHouses, line: ['mother'] },
    });
    t.foe.end();
    t.me.choose('mother').house('brobnar').end();
    t.foe.house('dis');
    t.expect({ me: { line: ['beehemoth'] }, foe: { line: [{ id: 'mother', power: 1 }] } });
  });

  it('moves after it reaps, and takes all +1 power counters from its new neighbors for 1 æmber each', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['beehemoth', { id: 'troll', power: 2 }, { id: 'bumpsy', power: 1 }, { id: 'valdr', power: 4 }],
      },
      foe: { line: [{ id: 'mother', power: 1 }] },
    });
    t.me.reap('beehemoth').between('troll', 'bumpsy');
    t.expect({
      me: { aember: 4, line: ['troll', { id: 'beehemoth', ...used }, 'bumpsy', { id: 'valdr', power: 4 }] },
      foe: { line: [{ id: 'mother', power: 1 }] },
    });
  });

  it('keeps its own counters, and gains nothing from neighbors without any', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'beehemoth', power: 2 }, 'troll'] } });
    t.me.reap('beehemoth').flank('right');
    t.expect({ me: { aember: 1, line: ['troll', { id: 'beehemoth', power: 2, ...used }] } });
  });

  it('gains for the counters of a neighbor that dies without them', () => {
    const t = table({ me: { house: 'brobnar', line: ['beehemoth', { id: 'troll', power: 2, damage: 8 }] } });
    t.me.reap('beehemoth').flank('left');
    t.expect({ me: { aember: 3, line: [{ id: 'beehemoth', ...used }] } });
  });

  it('destroys what it damages, as it has poison', () => {
    const t = table({ me: { house: 'brobnar', line: ['beehemoth'] }, foe: { line: ['kelifi-dragon'] } });
    t.me.fight('beehemoth', 'kelifi-dragon');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});

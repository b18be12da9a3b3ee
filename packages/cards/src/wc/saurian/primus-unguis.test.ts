import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('primus-unguis', () => {
  it('gives each friendly creature 2 power for each æmber on itself', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', { id: 'primus-unguis', aember: 2 }] },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', damage: 8, exhausted: true },
          { id: 'primus-unguis', aember: 2 },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('is exalted when it reaps, and must be', () => {
    const t = table({ me: { house: 'saurian', line: ['primus-unguis'] }, foe: {} });
    t.me.reap('primus-unguis');
    t.expect({ me: { aember: 1, line: [{ id: 'primus-unguis', aember: 1, exhausted: true }] } });
  });

  it('takes its help along when it leaves: what has too much damage then dies', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['saury-about-that'],
        line: [
          { id: 'bumpsy', damage: 5 },
          { id: 'primus-unguis', aember: 1 },
        ],
      },
      foe: {},
    });
    t.me.play('saury-about-that').choose('primus-unguis');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1 } });
  });
});

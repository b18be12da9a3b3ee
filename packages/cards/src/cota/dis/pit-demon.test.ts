import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pit-demon', () => {
  it('steals 1 by its action', () => {
    const t = table({ me: { house: 'dis', line: ['pit-demon'], aember: 1 }, foe: { aember: 3 } });
    t.me.action('pit-demon');
    t.expect({ me: { aember: 2, line: [{ id: 'pit-demon', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'dis', line: ['pit-demon'] }, foe: { aember: 0 } });
    t.me.action('pit-demon');
    t.expect({ me: { aember: 0, line: [{ id: 'pit-demon', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('needs its house, and steals nothing by reaping or fighting', () => {
    const t = table({ me: { house: 'logos', line: ['pit-demon'] }, foe: { aember: 3 } });
    t.me.cannot('action', 'pit-demon', 'wrong-house');
    const u = table({ me: { house: 'dis', line: ['pit-demon', 'pit-demon'] }, foe: { aember: 3, line: ['dust-imp'] } });
    u.me.reap('pit-demon').fight('pit-demon#2', 'dust-imp');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'pit-demon', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 5, line: [] },
    });
  });
});

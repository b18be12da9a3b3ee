import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('eclectic-ambrosius', () => {
  it('gets a knowledge counter at the end of each turn of its player, and of nobody else', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['eclectic-ambrosius'], hand: filler(6) },
      foe: { ...foeHouses, hand: filler(6) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { line: [{ id: 'eclectic-ambrosius', counters: { knowledge: 1 } }] } });
    t.me.house('dis').end();
    t.expect({ active: 'foe', me: { line: [{ id: 'eclectic-ambrosius', counters: { knowledge: 2 } }] } });
  });

  it('gives 3 of them away for 6 æmber, and keeps the others', () => {
    for (const more of [0, 1]) {
      const t = table({
        me: { house: 'saurian', line: [{ id: 'eclectic-ambrosius', counters: { knowledge: 3 + more } }] },
        foe: { aember: 2 },
      });
      t.me.action('eclectic-ambrosius');
      t.expect({
        me: { aember: 6, line: [{ id: 'eclectic-ambrosius', counters: { knowledge: more }, exhausted: true }] },
        foe: { aember: 2 },
      });
    }
  });

  it('gains nothing where there are none', () => {
    const t = table({ me: { house: 'saurian', line: ['eclectic-ambrosius'] }, foe: {} });
    t.me.action('eclectic-ambrosius');
    t.expect({ me: { aember: 0, line: [{ id: 'eclectic-ambrosius', exhausted: true }] } });
  });

  it('gains nothing for fewer than 3, which are removed all the same', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'eclectic-ambrosius', counters: { knowledge: 2 } }] },
      foe: {},
    });
    t.me.action('eclectic-ambrosius');
    t.expect({ me: { aember: 0, line: [{ id: 'eclectic-ambrosius', counters: { knowledge: 0 }, exhausted: true }] } });
  });

  it('counters of another kind do not count', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'eclectic-ambrosius', power: 3, counters: { doom: 3 } }] },
      foe: {},
    });
    t.me.action('eclectic-ambrosius');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'eclectic-ambrosius', power: 3, counters: { doom: 3 }, exhausted: true }],
      },
    });
  });
});

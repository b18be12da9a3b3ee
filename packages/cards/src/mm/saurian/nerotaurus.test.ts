import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('nerotaurus', () => {
  it('keeps enemy creatures from reaping in the next turn of the opponent after it fights', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['nerotaurus'] },
      foe: { ...foeHouses, line: ['ember-imp', 'krump'] },
    });
    t.me.fight('nerotaurus', 'ember-imp').end();
    t.foe.house('brobnar').cannot('reap', 'krump', 'forbidden').fight('krump', 'nerotaurus');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('keeps them from fighting after it reaps', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['nerotaurus'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.reap('nerotaurus').end();
    t.foe.house('brobnar').cannot('fight', 'krump', 'forbidden').reap('krump');
    t.expect({ me: { line: ['nerotaurus'] }, foe: { aember: 1, line: [{ id: 'krump', exhausted: true }] } });
  });

  it('lets its own side do as it likes', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['nerotaurus', 'paraguardian'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.reap('nerotaurus').fight('paraguardian', 'krump');
    t.expect({
      me: {
        line: [
          { id: 'nerotaurus', exhausted: true },
          { id: 'paraguardian', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ruling nerotaurus/next-turn: binds creatures that come into play in that turn too, and is over with it', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['nerotaurus'] },
      foe: { ...foeHouses, hand: ['silvertooth'], line: ['krump'] },
    });
    t.me.reap('nerotaurus').end();
    t.foe.house('shadows').play('silvertooth').cannot('fight', 'silvertooth', 'forbidden').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').fight('krump', 'nerotaurus');
    t.expect({ me: { line: [] }, foe: { line: ['silvertooth'] } });
  });

  it('lets an enraged creature reap that cannot fight', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['nerotaurus'] },
      foe: { ...foeHouses, line: [{ id: 'krump', enraged: true }] },
    });
    t.me.reap('nerotaurus').end();
    t.foe.house('brobnar').reap('krump');
    t.expect({
      me: { line: ['nerotaurus'] },
      foe: { aember: 1, line: [{ id: 'krump', enraged: true, exhausted: true }] },
    });
  });
});

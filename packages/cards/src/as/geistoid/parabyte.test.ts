import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('parabyte', () => {
  it('has a friendly creature capture 1 after it is played and after it reaps', () => {
    const t = table({ me: { house: 'geistoid', hand: ['parabyte'], line: ['troll'] }, foe: { aember: 3 } });
    t.me.play('parabyte').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'parabyte', exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
    const reaps = table({ me: { house: 'geistoid', line: ['parabyte'] }, foe: { aember: 3 } });
    reaps.me.reap('parabyte');
    reaps.expect({ me: { aember: 1, line: [{ id: 'parabyte', aember: 1, exhausted: true }] }, foe: { aember: 2 } });
  });

  it.each([
    { pool: 8, keys: 0, left: 8 },
    { pool: 9, keys: 1, left: 0 },
  ])('makes enemy keys cost 1 more for each æmber on friendly creatures: with $pool $keys are forged', (at) => {
    const line = ['parabyte', { id: 'troll', aember: 3 }];
    const t = table({
      step: 'forge',
      active: 1,
      me: { line },
      foe: { ...foeHouses, aember: at.pool, line: [{ id: 'gub', aember: 1 }] },
    });
    t.foe.house('dis');
    t.expect({ me: { line }, foe: { keys: at.keys, aember: at.left, line: [{ id: 'gub', aember: 1 }] } });
  });

  it('leaves your own keys alone', () => {
    const line = ['parabyte', { id: 'troll', aember: 3 }];
    const t = table({ step: 'forge', me: { ...myHouses.dis, aember: 6, line }, foe: {} });
    t.me.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ant1-10ny', () => {
  it('captures all of the æmber of the opponent', () => {
    const t = table({ me: { house: 'star-alliance', aember: 2, hand: ['ant1-10ny'] }, foe: { aember: 5 } });
    t.me.play('ant1-10ny');
    t.expect({ me: { aember: 2, line: [{ id: 'ant1-10ny', aember: 5, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('at the end of the turn of its controller gives 1 of it back', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['ant1-10ny'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('ant1-10ny').end();
    t.expect({ me: { line: [{ id: 'ant1-10ny', aember: 4 }] }, foe: { aember: 1 } });
    t.foe.house('dis').end();
    t.expect({ me: { line: [{ id: 'ant1-10ny', aember: 4 }] }, foe: { aember: 1 } });
    t.me.house('star-alliance').end();
    t.expect({ me: { line: [{ id: 'ant1-10ny', aember: 3 }] }, foe: { aember: 2 } });
  });

  it('without æmber on it gives nothing', () => {
    const t = table({
      me: { house: 'star-alliance', aember: 2, line: ['ant1-10ny'] },
      foe: { ...foeHouses, aember: 1 },
    });
    t.me.end();
    t.expect({ me: { aember: 2, line: ['ant1-10ny'] }, foe: { aember: 1 } });
  });

  it('captures nothing from an empty pool, and takes the æmber of its opponent, whoever that is', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['ant1-10ny'] },
      foe: { ...foeHouses, line: [{ id: 'ant1-10ny', aember: 2 }] },
    });
    t.me.play('ant1-10ny').end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: ['ant1-10ny'] }, foe: { aember: 0, line: [{ id: 'ant1-10ny', aember: 1 }] } });
  });

  it('destroyed, leaves what it still has to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'], aember: 0 },
      foe: { line: [{ id: 'ant1-10ny', aember: 5 }] },
    });
    t.me.fight('troll', 'ant1-10ny');
    t.expect({ me: { aember: 5, line: [{ id: 'troll', damage: 6, exhausted: true }] }, foe: { line: [], aember: 0 } });
  });
});

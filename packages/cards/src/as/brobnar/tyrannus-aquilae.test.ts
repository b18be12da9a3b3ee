import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('tyrannus-aquilae', () => {
  it('captures 1 at the end of each player’s turn', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['tyrannus-aquilae'], aember: 2 },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.end();
    t.expect({ me: { aember: 2, line: [{ id: 'tyrannus-aquilae', aember: 1 }] }, foe: { aember: 2 } });
    t.foe.house('dis').end();
    t.expect({ me: { aember: 2, line: [{ id: 'tyrannus-aquilae', aember: 2 }] }, foe: { aember: 1 } });
  });

  it('moves 1 to the pool after it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'tyrannus-aquilae', aember: 2 }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('tyrannus-aquilae', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'tyrannus-aquilae', aember: 1, damage: 5, ...used }] },
      foe: { line: [] },
    });
  });

  it('captures nothing where the opponent has none', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['tyrannus-aquilae'], aember: 2 },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 2, line: ['tyrannus-aquilae'] }, foe: { aember: 0 } });
  });
});

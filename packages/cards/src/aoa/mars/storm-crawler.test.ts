import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('storm-crawler', () => {
  it('deals only 1 damage when it fights', () => {
    const t = table({ me: { house: 'mars', line: ['storm-crawler'] }, foe: { line: ['mother'] } });
    t.me.fight('storm-crawler', 'mother');
    t.expect({
      me: { line: [{ id: 'storm-crawler', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }] },
    });
  });

  it('stuns an enemy that reaps', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['storm-crawler'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler');
    t.expect({
      me: { line: ['storm-crawler'] },
      foe: { aember: 1, line: [{ id: 'shooler', exhausted: true, stunned: true }] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aember-imp', () => {
  it('stuns a creature of either player after it reaped', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['aember-imp', 'shooler'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.reap('shooler').end();
    t.foe.house('dis').reap('tocsin').order('aember-imp');
    t.expect({
      me: { aember: 1, line: ['aember-imp', { id: 'shooler', stunned: true }] },
      foe: { aember: 1, line: [{ id: 'tocsin', stunned: true, exhausted: true }] },
    });
  });

  it('stuns itself too', () => {
    const t = table({ me: { house: 'dis', line: ['aember-imp'] }, foe: {} });
    t.me.reap('aember-imp');
    t.expect({ me: { aember: 1, line: [{ id: 'aember-imp', stunned: true, exhausted: true }] } });
  });

  it('stuns nobody after a fight', () => {
    const t = table({ me: { house: 'dis', line: ['aember-imp', 'shooler'] }, foe: { line: ['batdrone'] } });
    t.me.fight('shooler', 'batdrone');
    t.expect({ me: { line: ['aember-imp', { id: 'shooler', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });
});

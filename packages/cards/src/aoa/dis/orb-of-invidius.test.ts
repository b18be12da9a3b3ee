import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('orb-of-invidius', () => {
  it('stuns each creature after it reaped, of either player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['shooler'], artifacts: ['orb-of-invidius'] },
      foe: { ...foeHouses, line: ['shaffles'] },
    });
    t.me.reap('shooler').end();
    t.foe.house('dis').reap('shaffles');
    t.expect({
      me: { line: [{ id: 'shooler', stunned: true }] },
      foe: { line: [{ id: 'shaffles', stunned: true, exhausted: true }] },
    });
  });

  it('stuns nobody after a fight', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'], artifacts: ['orb-of-invidius'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('shooler', 'batdrone');
    t.expect({ me: { line: [{ id: 'shooler', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });
});

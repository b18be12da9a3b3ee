import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('snarette', () => {
  it('captures 1 at the end of its player’s turn, and not of the opponent’s', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['snarette'] },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { line: [{ id: 'snarette', aember: 1 }] }, foe: { aember: 2 } });
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { line: [{ id: 'snarette', aember: 1 }] }, foe: { aember: 2 } });
  });

  it('captures nothing out of an empty pool', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['snarette'] }, foe: foeHouses });
    t.me.end();
    t.expect({ active: 'foe', me: { line: ['snarette'] }, foe: { aember: 0 } });
  });

  it('can give all its æmber to the common supply: nobody gets it', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [
          { id: 'snarette', aember: 3 },
          { id: 'shooler', aember: 2 },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.action('snarette');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snarette', exhausted: true },
          { id: 'shooler', aember: 2 },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('each of two captures 1, as far as there is any', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['snarette', 'snarette'] },
      foe: { ...foeHouses, aember: 2 },
    });
    t.me.end();
    t.me.order('snarette');
    t.expect({
      active: 'foe',
      me: {
        line: [
          { id: 'snarette', aember: 1 },
          { id: 'snarette', aember: 1 },
        ],
      },
      foe: { aember: 0 },
    });
  });
});

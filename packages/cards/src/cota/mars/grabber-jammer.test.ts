import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('grabber-jammer', () => {
  it.each([
    { pool: 6, keys: 0, left: 6 },
    { pool: 7, keys: 1, left: 0 },
  ])('makes the keys of the opponent cost 1 more: with $pool $keys are forged', ({ pool, keys, left }) => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { line: ['grabber-jammer'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.foe.house('dis');
    t.expect({ me: { line: ['grabber-jammer'] }, foe: { aember: left, keys } });
  });

  it('does not change the cost of its own side, and adds up with another copy', () => {
    const mine = table({
      step: 'forge',
      me: { ...myHouses.mars, aember: 6, line: ['grabber-jammer'] },
      foe: {},
    });
    mine.me.house('mars');
    mine.expect({ me: { aember: 0, keys: 1, line: ['grabber-jammer'] } });
    const two = table({
      active: 1,
      step: 'forge',
      me: { line: ['grabber-jammer', 'grabber-jammer'] },
      foe: { ...foeHouses, aember: 7 },
    });
    two.foe.house('dis');
    two.expect({ me: { line: ['grabber-jammer', 'grabber-jammer'] }, foe: { aember: 7, keys: 0 } });
  });

  it('captures 1 after it reaps and after it fights', () => {
    const t = table({
      me: { house: 'mars', line: ['grabber-jammer', 'grabber-jammer'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.reap('grabber-jammer').fight('grabber-jammer#2', 'tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'grabber-jammer', aember: 1, exhausted: true },
          { id: 'grabber-jammer', aember: 1, damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('captures nothing from an empty pool, or when it dies in the fight', () => {
    const empty = table({ me: { house: 'mars', line: ['grabber-jammer'] }, foe: {} });
    empty.me.reap('grabber-jammer');
    empty.expect({ me: { aember: 1, line: [{ id: 'grabber-jammer', exhausted: true }] }, foe: { aember: 0 } });
    const dead = table({ me: { house: 'mars', line: ['grabber-jammer'] }, foe: { aember: 2, line: ['mother'] } });
    dead.me.fight('grabber-jammer', 'mother');
    dead.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'mother', damage: 4 }] } });
  });
});

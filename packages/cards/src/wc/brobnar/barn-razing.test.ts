import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('barn-razing', () => {
  it('makes the opponent lose 1 each time a friendly creature fights, also one that dies', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barn-razing'], line: ['bumpsy', 'krump'] },
      foe: { aember: 5, line: ['troll', 'batdrone'] },
    });
    t.me.play('barn-razing').fight('bumpsy', 'troll').fight('krump', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: ['batdrone'] } });
  });

  it('takes nothing for fights before it, for a reap, or from an empty pool', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barn-razing'], line: ['troll', 'krump', 'valdr', 'valdr'] },
      foe: { aember: 1, line: ['batdrone', 'dust-imp', 'urchin'] },
    });
    t.me
      .fight('troll', 'batdrone')
      .play('barn-razing')
      .reap('krump')
      .fight('valdr#1', 'urchin')
      .fight('valdr#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: 2, exhausted: true },
          { id: 'krump', exhausted: true },
          { id: 'valdr', exhausted: true },
          { id: 'valdr', damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['dust-imp'] },
    });
  });

  it('ends with the turn, and minds no fight of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barn-razing'], line: ['troll'] },
      foe: { aember: 3, houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('barn-razing').end();
    t.foe.house('dis').fight('tocsin', 'troll');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', damage: 3 }] }, foe: { aember: 3, line: [] } });
  });
});

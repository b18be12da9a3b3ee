import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('colossipede', () => {
  it('exalts each creature as it is played, itself too', () => {
    const t = table({ me: { house: 'brobnar', hand: ['colossipede'], line: ['troll'] }, foe: { line: ['mother'] } });
    t.me.play('colossipede');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'colossipede', aember: 1, ...used },
        ],
      },
      foe: { line: [{ id: 'mother', aember: 1 }] },
    });
  });

  it('lets a friendly creature move all its æmber to the pool after it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', aember: 3 }, 'valdr', { id: 'colossipede', aember: 1 }] },
      foe: { line: ['dextre', 'dextre', { id: 'dextre', aember: 2 }] },
    });
    t.me.fight('troll', 'dextre');
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', damage: 3, ...used }, 'valdr', { id: 'colossipede', aember: 1 }] },
      foe: { line: ['dextre', { id: 'dextre', aember: 2 }] },
    });
    t.me.fight('valdr', 'dextre').fight('colossipede', 'dextre');
    t.expect({
      me: {
        aember: 6,
        line: [
          { id: 'troll', damage: 3, ...used },
          { id: 'valdr', damage: 3, ...used },
          { id: 'colossipede', damage: 3, ...used },
        ],
      },
      foe: { line: [] },
    });
  });

  it('not after it reaps, and no enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: [{ id: 'troll', aember: 1 }, 'colossipede'] },
      foe: { ...foeHouses, line: [{ id: 'krump', aember: 2 }] },
    });
    t.me.reap('troll').end();
    t.foe.house('brobnar').fight('krump', 'troll');
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', aember: 1, damage: 6 }, 'colossipede'] },
      foe: { aember: 0, line: [] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('hand-cannon', () => {
  it('lets its creature fight with skirmish, and then moves 1 from what it fought to the pool', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hand-cannon'], line: ['dodger', 'silvertooth'] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', aember: 2 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
    t.me.play('hand-cannon').choose('silvertooth').fight('silvertooth', 'troll');
    t.expect({
      me: { aember: 2, line: ['dodger', { id: 'silvertooth', upgrades: ['hand-cannon'], ...tired }] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', damage: 2, aember: 1 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
  });

  it('moves nothing where that creature is bare', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: ['hand-cannon'] }] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.fight('silvertooth', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'silvertooth', upgrades: ['hand-cannon'], ...tired }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('has nothing more to move where that creature died', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'dodger', upgrades: ['hand-cannon'] }] },
      foe: { aember: 2, line: [{ id: 'tocsin', aember: 2 }] },
    });
    t.me.fight('dodger', 'tocsin').order('dodger');
    t.expect({
      me: { aember: 3, line: [{ id: 'dodger', upgrades: ['hand-cannon'], ...tired }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('serves the controller of its creature', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'umbra', aember: 1 }], ...myHouses.shadows },
      foe: { houses: ['brobnar', 'dis', 'shadows'], line: [{ id: 'krump', upgrades: ['hand-cannon'] }] },
    });
    t.me.end();
    t.foe.house('brobnar').fight('krump', 'umbra');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { aember: 1, line: [{ id: 'krump', upgrades: ['hand-cannon'], ...tired }] },
    });
  });

  it('does nothing when its creature is attacked, or reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', aember: 1 }] },
      foe: { line: [{ id: 'troll', upgrades: ['hand-cannon'] }] },
    });
    t.me.fight('krump', 'troll');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 6, upgrades: ['hand-cannon'] }] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('charybdis', () => {
  it('makes the controller of an enemy creature lose 1 æmber before it fights', () => {
    const t = table({ active: 1, me: { line: ['charybdis'] }, foe: { house: 'dis', aember: 2, line: ['tocsin'] } });
    t.foe.fight('tocsin', 'charybdis');
    t.expect({ me: { aember: 0, line: [{ id: 'charybdis', damage: 3 }] }, foe: { aember: 1, line: [] } });
  });

  it('says so of fights with other creatures too', () => {
    const t = table({
      active: 1,
      me: { line: ['charybdis', 'tocsin'] },
      foe: { house: 'brobnar', aember: 1, line: ['troll'] },
    });
    t.foe.fight('troll', 'tocsin');
    t.expect({
      me: { line: ['charybdis'] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 3, exhausted: true }] },
    });
  });

  it('costs nothing where there is nothing, and nothing when they reap', () => {
    const t = table({
      active: 1,
      me: { line: ['charybdis'] },
      foe: { house: 'dis', aember: 0, line: ['tocsin', 'pit-demon'] },
    });
    t.foe.fight('tocsin', 'charybdis').reap('pit-demon');
    t.expect({
      me: { line: [{ id: 'charybdis', damage: 3 }] },
      foe: { aember: 1, line: [{ id: 'pit-demon', exhausted: true }] },
    });
  });

  it('costs nothing when they are attacked, nor its own side', () => {
    const t = table({
      me: { house: 'saurian', aember: 2, line: ['charybdis'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.fight('charybdis', 'tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'charybdis', damage: 3, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('is said by each of two', () => {
    const t = table({
      active: 1,
      me: { line: ['charybdis', 'charybdis'] },
      foe: { house: 'dis', aember: 3, line: ['tocsin'] },
    });
    t.foe.fight('tocsin', 'charybdis');
    t.expect({ me: { line: [{ id: 'charybdis', damage: 3 }, 'charybdis'] }, foe: { aember: 1, line: [] } });
  });
});

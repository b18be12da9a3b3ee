import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hookmaster', () => {
  it('ruling hookmaster/high-tide: the opponent loses 2 after it fights while the tide is high for its controller', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['hookmaster'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.fight('hookmaster', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'hookmaster', exhausted: true, damage: 2 }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('ruling hookmaster/high-tide: the tide is read after the fight, in which it may have turned', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: [{ id: 'hookmaster', power: 5 }] },
      foe: { aember: 3, line: [{ id: 'seabringer-kekoa', damage: 5 }] },
    });
    t.me.fight('hookmaster', 'seabringer-kekoa');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: 'hookmaster', exhausted: true, power: 5, damage: 6 }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('takes nothing while the tide is neutral or low', () => {
    const neutral = table({
      me: { house: 'unfathomable', line: ['hookmaster'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    neutral.me.fight('hookmaster', 'tocsin');
    neutral.expect({ me: { line: [{ id: 'hookmaster', exhausted: true, damage: 2 }] }, foe: { aember: 3, line: [] } });
    const low = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['hookmaster'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    low.me.fight('hookmaster', 'tocsin');
    low.expect({ me: { line: [{ id: 'hookmaster', exhausted: true, damage: 2 }] }, foe: { aember: 3, line: [] } });
  });

  it('takes nothing where it does not survive, nor by reaping', () => {
    const dead = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['hookmaster'] },
      foe: { aember: 3, line: ['troll'] },
    });
    dead.me.fight('hookmaster', 'troll');
    dead.expect({ me: { line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 4 }] } });
    const reaps = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['hookmaster'] },
      foe: { aember: 3 },
    });
    reaps.me.reap('hookmaster');
    reaps.expect({ me: { aember: 1, line: [{ id: 'hookmaster', exhausted: true }] }, foe: { aember: 3 } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('legendary-keyraken', () => {
  const five = ['crushing-tentacle', 'grappling-tentacle', 'lashing-tentacle', 'shield-tentacle', 'slippery-tentacle'];

  it('gets +5 power for each key of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], keys: 1 },
      foe: { keys: 2, line: [{ id: 'legendary-keyraken', damage: 16 }] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'legendary-keyraken', damage: 19 }] } });
    const low = table({
      me: { house: 'brobnar', hand: ['punch'], keys: 2 },
      foe: { line: [{ id: 'legendary-keyraken', damage: 7 }] },
    });
    low.me.play('punch');
    low.expect({ foe: { line: [], discard: ['legendary-keyraken'] } });
  });

  it('forges a key at +6 after it reaps', () => {
    const t = table({ me: { house: 'keyraken', aember: 11, line: ['legendary-keyraken'] } });
    t.me.reap('legendary-keyraken');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'legendary-keyraken', exhausted: true }] } });
    const poor = table({ me: { house: 'keyraken', aember: 10, line: ['legendary-keyraken'] } });
    poor.me.reap('legendary-keyraken');
    poor.expect({ me: { keys: 0, aember: 11, line: [{ id: 'legendary-keyraken', exhausted: true }] } });
  });

  it('forges it cheaper for each friendly Tentacle, and not for enemy ones', () => {
    const t = table({
      me: { house: 'keyraken', aember: 6, line: ['legendary-keyraken', ...five] },
      foe: { line: ['legendary-keyraken', ...five] },
    });
    t.me.reap('legendary-keyraken');
    t.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'legendary-keyraken', exhausted: true }, ...five] },
      foe: { line: ['legendary-keyraken', ...five] },
    });
  });

  it('ruling legendary-keyraken/below-the-cost: with more than 6 Tentacles the key costs less than it does now', () => {
    const line = [...five, 'tenacious-tentacle', 'lashing-tentacle', 'tenacious-tentacle'];
    const t = table({ me: { house: 'keyraken', aember: 3, line: ['legendary-keyraken', ...line] } });
    t.me.reap('legendary-keyraken');
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'legendary-keyraken', exhausted: true }, ...line] } });
  });

  it('loses its Tentacles, and keeps its upgrade, as the opponent takes control of it', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnobeam'] },
      foe: { line: [{ id: 'legendary-keyraken', upgrades: ['titanic-maw'] }, 'troll', 'shield-tentacle'] },
    });
    t.me.play('hypnobeam').choose('legendary-keyraken');
    t.expect({
      me: { line: [{ id: 'legendary-keyraken', upgrades: ['titanic-maw'] }] },
      foe: { line: ['troll'], archives: ['shield-tentacle'] },
    });
  });

  it('takes the damage of its Tentacles that are destroyed, whose death it may not survive', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['troll'] },
      foe: {
        line: [{ id: 'legendary-keyraken', warded: true, damage: 4 }, 'slippery-tentacle', 'tenacious-tentacle'],
      },
    });
    t.me.play('gateway-to-dis').order('slippery-tentacle');
    t.expect({
      me: { line: [] },
      foe: { line: [], archives: [], discard: ['legendary-keyraken', 'tenacious-tentacle', 'slippery-tentacle'] },
    });
  });
});

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
});

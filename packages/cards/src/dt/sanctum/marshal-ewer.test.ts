import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('marshal-ewer', () => {
  it('raises the tide when it is played, without chains', () => {
    const t = table({ me: { house: 'sanctum', hand: ['marshal-ewer'] }, foe: {} });
    t.me.play('marshal-ewer');
    t.expect({ tide: { highFor: 0 }, me: { chains: 0, line: [{ id: 'marshal-ewer', exhausted: true }] } });
  });

  it('and after it fights, also where the tide was high for the opponent', () => {
    const t = table({
      me: { house: 'sanctum', line: ['marshal-ewer'] },
      foe: { line: ['silvertooth'] },
      tide: { highFor: 1 },
    });
    t.me.fight('marshal-ewer', 'silvertooth');
    t.expect({ tide: { highFor: 0 }, me: { line: [{ id: 'marshal-ewer', exhausted: true }] }, foe: { line: [] } });
  });

  it('not where it dies in its fight, and not when it reaps', () => {
    const dies = table({
      me: { house: 'sanctum', line: ['marshal-ewer'] },
      foe: { line: ['troll'] },
      tide: { highFor: 1 },
    });
    dies.me.fight('marshal-ewer', 'troll');
    dies.expect({ tide: { highFor: 1 }, me: { line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
    const reaps = table({ me: { house: 'sanctum', line: ['marshal-ewer'] }, foe: {}, tide: { highFor: 1 } });
    reaps.me.reap('marshal-ewer');
    reaps.expect({ tide: { highFor: 1 }, me: { aember: 1, line: [{ id: 'marshal-ewer', exhausted: true }] } });
  });

  it('what is high already is not raised: nothing that waits for it happens', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa-evil-twin'] },
      foe: { aember: 3 },
      tide: { highFor: 0 },
    });
    t.me.play('marshal-ewer');
    t.expect({
      tide: { highFor: 0 },
      me: { line: ['seneschal-sargassa-evil-twin', { id: 'marshal-ewer', exhausted: true }] },
      foe: { aember: 3 },
    });
  });
});

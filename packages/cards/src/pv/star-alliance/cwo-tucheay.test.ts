import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cwo-tucheay', () => {
  it('fully heals and uses a friendly creature of any house as it is played and after it reaps', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['cwo-tucheay'], line: [{ id: 'troll', damage: 5 }] },
    });
    t.me.play('cwo-tucheay').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'cwo-tucheay', exhausted: true },
        ],
      },
    });
  });

  it('heals an exhausted creature that cannot be used', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['cwo-tucheay', { id: 'troll', damage: 5, exhausted: true }] },
    });
    t.me.reap('cwo-tucheay').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'cwo-tucheay', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });
});

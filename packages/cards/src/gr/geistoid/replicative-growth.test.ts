import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('replicative-growth', () => {
  it('lets each friendly creature move 1 from itself after a reap this turn', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['replicative-growth'], line: [{ id: 'snippy', aember: 2 }, 'darklamp'] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('replicative-growth').reap('snippy').reap('darklamp');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snippy', aember: 1, exhausted: true },
          { id: 'darklamp', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
  });
});

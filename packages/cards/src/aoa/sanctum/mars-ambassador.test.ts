import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mars-ambassador', () => {
  it('ruling brobnar-ambassador/one-permission: after it reaps you may play one Mars card, or use one', () => {
    const playing = table({
      me: { house: 'sanctum', hand: ['yxilo-bolter'], line: ['mars-ambassador', 'yxilo-bolter'] },
      foe: {},
    });
    playing.me
      .cannot('play', 'yxilo-bolter', 'wrong-house')
      .reap('mars-ambassador')
      .play('yxilo-bolter')
      .cannot('reap', 'yxilo-bolter', 'wrong-house');
    playing.expect({
      me: {
        aember: 1,
        hand: [],
        line: [{ id: 'mars-ambassador', exhausted: true }, 'yxilo-bolter', { id: 'yxilo-bolter', exhausted: true }],
      },
    });
    const using = table({
      me: { house: 'sanctum', hand: ['yxilo-bolter'], line: ['mars-ambassador', 'yxilo-bolter'] },
      foe: {},
    });
    using.me.reap('mars-ambassador').reap('yxilo-bolter').cannot('play', 'yxilo-bolter', 'wrong-house');
    using.expect({
      me: {
        aember: 2,
        hand: ['yxilo-bolter'],
        line: [
          { id: 'mars-ambassador', exhausted: true },
          { id: 'yxilo-bolter', exhausted: true },
        ],
      },
    });
  });

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['mars-ambassador', 'krump'] }, foe: {} });
    t.me.reap('mars-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'mars-ambassador', exhausted: true }, 'krump'] } });
  });
});
